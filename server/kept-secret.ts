import { existsSync, linkSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Settings } from './settings.ts';
import type { RandomBytes } from './random-bytes.ts';
import { StartFault } from './start-fault.ts';

interface Kept {
  readonly secret: string;
  /** The file that it was written to just now; undefined when it was set or kept before. */
  readonly newFile?: string;
}

/** The secret of the settings; in the sandbox one that is made once and kept in the data folder, so that sessions survive a restart. */
export function sessionSecret(
  { SESSION_SECRET, DATA_DIR }: Pick<Settings, 'SESSION_SECRET' | 'DATA_DIR'>,
  randomBytes: RandomBytes,
): string {
  return (
    SESSION_SECRET ??
    keptSecret({ folder: DATA_DIR, setting: 'SESSION_SECRET', bytes: 48 }, randomBytes).secret
  );
}

/** The author token of the settings; a sandbox that others reach makes one once and keeps it in the data folder. */
export function authorToken(
  { AUTHOR_TOKEN, DATA_DIR }: Pick<Settings, 'AUTHOR_TOKEN' | 'DATA_DIR'>,
  randomBytes: RandomBytes,
): Kept {
  return AUTHOR_TOKEN === undefined
    ? keptSecret({ folder: DATA_DIR, setting: 'AUTHOR_TOKEN', bytes: 24 }, randomBytes)
    : { secret: AUTHOR_TOKEN };
}

interface Place {
  readonly folder: string;
  /** The setting in whose place the secret is. */
  readonly setting: string;
  readonly bytes: number;
}

function keptSecret({ folder, setting, bytes }: Place, randomBytes: RandomBytes): Kept {
  const file = join(folder, setting.toLowerCase().replace('_', '-'));
  const aside = `${file}.${process.pid}`;
  let isNew = false;
  try {
    mkdirSync(folder, { recursive: true });
    // Written to a temporary file and moved into place: of several processes that start together one wins, and all read its secret.
    writeFileSync(aside, randomBytes(bytes).toString('base64url'), { mode: 0o600 });
    try {
      linkSync(aside, file);
      isNew = true;
    } finally {
      rmSync(aside);
    }
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (!existsSync(file)) {
      throw new StartFault(
        `A secret cannot be kept in ${file}: ${code}.`,
        `Give this user the right to write there, name another folder (DATA_DIR), or set ${setting}.`,
        { cause: error },
      );
    }
  }
  return { secret: readFileSync(file, 'utf8'), ...(isNew && { newFile: file }) };
}
