import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import type { RandomBytes } from './random-bytes.ts';
import { StartFault } from './start-fault.ts';

/** The secret of the settings; in the sandbox one that is made once and kept in the data folder, so that sessions survive a restart. */
export function sessionSecret(
  settings: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  randomBytes: RandomBytes,
): string {
  if (settings.SESSION_SECRET !== undefined) return settings.SESSION_SECRET;
  const file = join(settings.DATA_DIR, 'session-secret');
  const aside = `${file}.${process.pid}`;
  try {
    mkdirSync(settings.DATA_DIR, { recursive: true });
    // Written to a temporary file and moved into place: of several processes that start together one wins, and all read its secret.
    writeFileSync(aside, randomBytes(48).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(aside, file);
    } finally {
      rmSync(aside);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!existsSync(file)) {
      throw new StartFault(
        `The secret of the sessions cannot be kept in ${file}: ${code}.`,
        'Give this user the right to write there, name another folder (DATA_DIR), or set SESSION_SECRET.',
        { cause: error },
      );
    }
  }
  return readFileSync(file, 'utf8');
}
