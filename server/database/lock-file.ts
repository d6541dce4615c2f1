import { renameSync, rmSync } from 'node:fs';
import { createWhole } from '../create-whole.ts';
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

/** Writes the lock unless there is one: an empty lock would look abandoned, so it is created together with its text. */
function create(path: string, text: string): boolean {
  return createWhole(path, { text: `${text}\n` });
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
