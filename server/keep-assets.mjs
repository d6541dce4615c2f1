// Plain JavaScript without packages, because `npm start` loads it before there are any.
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
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
    // When each file was replaced: its own time says when it was built, and a build may be the newest one for months.
    const list = `${aside}.json`;
    const before = readList(list);
    const kept = {};
    mkdirSync(assets, { recursive: true });
    for (const name of readdirSync(aside)) {
      const to = join(assets, name);
      const replacedAt = before[name] ?? now;
      if (existsSync(to) || now - replacedAt >= keptMs) continue;
      cpSync(join(aside, name), to, { preserveTimestamps: true });
      kept[name] = replacedAt;
    }
    writeFileSync(list, JSON.stringify(kept));
    rmSync(aside, { recursive: true, force: true });
  };
}

/** Without the list, or with half of one, files are kept longer. */
function readList(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return {};
  }
}
