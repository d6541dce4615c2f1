import { linkSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { holderOf, lockPath, lockText, type Processes, systemProcesses, textOf } from '../lock-holder.mjs';
import { StartFault } from '../start-fault.ts';

/**
 * Takes the data folder for this process. Two processes on one embedded database lose each other's rows without an error, so a second
 * one is refused. A lock whose process has ended (a crash, a power cut) is taken over by one process. Returns the release.
 */
export function takeLock(folder: string, processes: Processes = systemProcesses): () => void {
  const path = lockPath(folder);
  const own = lockText(process.pid, processes);
  // Taken over only once; if a lock exists after that, another process was faster.
  for (const mayTakeOver of [true, false]) {
    if (create(path, own)) {
      return () => {
        if (textOf(path) === own) rmSync(path, { force: true });
      };
    }
    const held = textOf(path);
    const pid = holderOf(held, processes);
    if (pid !== undefined || !mayTakeOver) {
      throw new StartFault(
        `The data folder ${folder} is in use by another process${pid === undefined ? '' : ` (pid ${pid})`}. Two processes on one embedded database would lose data.`,
        `If ${pid === undefined ? 'it' : `process ${pid}`} is this server, stop it, or start this one with another folder: DATA_DIR=./data-2. Several processes side by side need PostgreSQL (DATABASE_URL). If no such server runs, remove ${path}.`,
      );
    }
    remove(path, held);
  }
  throw new Error('unreachable');
}

/** Writes the lock unless there is one. It is created together with its text: an empty lock would look abandoned. */
function create(path: string, text: string): boolean {
  const aside = `${path}.${process.pid}`;
  writeFileSync(aside, `${text}\n`);
  try {
    linkSync(aside, path);
    return true;
  } catch (error) {
    const { code = '' } = error as NodeJS.ErrnoException;
    if (code === 'EEXIST') return false;
    if (!noLinks.has(code)) throw error;
    return createHere(path, text);
  } finally {
    rmSync(aside, { force: true });
  }
}

/** Error codes of file systems without hard links, such as those of memory cards. */
const noLinks = new Set(['EPERM', 'ENOSYS', 'ENOTSUP', 'EOPNOTSUPP']);

function createHere(path: string, text: string): boolean {
  try {
    writeFileSync(path, `${text}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

/** Removes an abandoned lock. If another process has replaced it with its own lock meanwhile, that lock is put back. */
function remove(path: string, text: string): void {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (textOf(aside) !== text) create(path, textOf(aside));
  } catch (error) {
    if (!['ENOENT', 'EEXIST'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  } finally {
    rmSync(aside, { force: true });
  }
}
