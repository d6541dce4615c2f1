// Plain JavaScript without packages, because `npm start` loads it before there are any.
import { cpSync, existsSync, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A page may stay open so long after a new build that its customer did not accept. */
const keptMs = 14 * 24 * 3_600_000;

/**
 * Keeps code and styles of earlier builds beside those of the new one: a page that is open, or a customer who did not accept the update, goes on with
 * them. Call it before the build, which empties the folder, and what it returns after the build.
 */
export function keepAssets({ assets, aside, now }) {
  if (existsSync(assets)) cpSync(assets, aside, { recursive: true, preserveTimestamps: true });
  return () => {
    if (!existsSync(aside)) return;
    mkdirSync(assets, { recursive: true });
    for (const name of readdirSync(aside)) {
      const [from, to] = [join(aside, name), join(assets, name)];
      const isKept = !existsSync(to) && now - statSync(from).mtimeMs < keptMs;
      if (isKept) cpSync(from, to, { preserveTimestamps: true });
    }
    rmSync(aside, { recursive: true, force: true });
  };
}
