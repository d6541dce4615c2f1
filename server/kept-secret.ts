import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createWhole } from './create-whole.ts';
import { type Settings, settingsTable } from './settings.ts';
import type { RandomBytes } from './random-bytes.ts';
import { StartFault } from './start-fault.ts';

interface Kept {
  readonly secret: string;
  /** The file that keeps it; undefined when it was set. */
  readonly file?: string;
  /** It was made just now. */
  readonly isNew?: boolean;
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

/**
 * The author token of the settings; a sandbox that others reach makes one once and keeps it in the data folder. None where every author has a
 * token of their own.
 */
export function authorToken(
  { AUTHOR_TOKEN, AUTHOR_TOKENS, DATA_DIR }: Pick<Settings, 'AUTHOR_TOKEN' | 'AUTHOR_TOKENS' | 'DATA_DIR'>,
  randomBytes: RandomBytes,
): Kept | undefined {
  if (AUTHOR_TOKEN === undefined && AUTHOR_TOKENS) return undefined;
  return AUTHOR_TOKEN === undefined
    ? keptSecret({ folder: DATA_DIR, setting: 'AUTHOR_TOKEN', bytes: 24 }, randomBytes)
    : { secret: AUTHOR_TOKEN };
}

interface Place {
  readonly folder: string;
  /** The setting in whose place the secret is. */
  readonly setting: 'SESSION_SECRET' | 'AUTHOR_TOKEN';
  readonly bytes: number;
}

function keptSecret({ folder, setting, bytes }: Place, randomBytes: RandomBytes): Kept {
  const file = join(folder, setting.toLowerCase().replace('_', '-'));
  let isNew = false;
  try {
    mkdirSync(folder, { recursive: true });
    // Of several processes that start together one wins, and all read its secret.
    isNew = createWhole(file, { text: randomBytes(bytes).toString('base64url'), mode: 0o600 });
  } catch (error) {
    if (!existsSync(file)) {
      throw new StartFault(
        `A secret cannot be kept in ${file}: ${(error as NodeJS.ErrnoException).code}.`,
        `Give this user the right to write there, name another folder (DATA_DIR), or set ${setting}.`,
        { cause: error },
      );
    }
  }
  return { secret: readSecret(file, setting), file, isNew };
}

/** An editor may have added a line break; a file that was emptied or cut off would be a secret that others guess. */
function readSecret(file: string, setting: Place['setting']): string {
  let secret = '';
  try {
    secret = readFileSync(file, 'utf8').trim();
  } catch (error) {
    throw new StartFault(
      `The secret in ${file} cannot be read: ${(error as NodeJS.ErrnoException).code}.`,
      `Give this user the right to read it, or set ${setting}.`,
      { cause: error },
    );
  }
  if (settingsTable[setting].schema.safeParse(secret).success) return secret;
  throw new StartFault(
    `The secret in ${file} is too short to be one (${secret.length} characters).`,
    `Remove the file, and a new one is made${setting === 'SESSION_SECRET' ? ' (sessions begin anew)' : ''}, or set ${setting}.`,
  );
}
