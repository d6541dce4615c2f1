import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** What is known of processes. A pid is given anew, after a restart of the machine above all; when a process began tells two of one pid apart. */
export interface Processes {
  readonly runs: (pid: number) => boolean;
  /** Different for any two processes of one pid; undefined where the system does not tell. */
  readonly birthOf: (pid: number) => string | undefined;
}

/**
 * Takes the data folder for this process. Two processes on one embedded database lose each other's rows without an error, so a second
 * one is refused. A lock whose process is gone (a crash, a power cut) is taken over, by one of those who try. Returns the release.
 */
export function takeLock(folder: string, processes: Processes = systemProcesses): () => void {
  const path = join(folder, 'lock.pid');
  const own = `${process.pid} ${processes.birthOf(process.pid) ?? ''}`.trim();
  // Taken over once; whoever is there then was quicker.
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

/** Writes the lock unless there is one. It appears with its text: an empty one would look like what a crash left. */
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

/** What file systems say that have no hard links, as those of memory cards. */
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

/** Takes a lock away that nobody holds. Another process may have done so meanwhile, and what is there now be its own: that one goes back. */
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

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** The process that holds a lock, and undefined when it is gone. */
function holderOf(text: string, { runs, birthOf }: Processes): number | undefined {
  const [, digits, birth] = /^(\d+)(?: (\S+))?$/.exec(text) ?? [];
  const pid = Number(digits);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid || !runs(pid)) return undefined;
  const now = birthOf(pid);
  return birth === undefined || now === undefined || birth === now ? pid : undefined;
}

const systemProcesses: Processes = {
  runs(pid) {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return (error as NodeJS.ErrnoException).code === 'EPERM';
    }
  },
  birthOf(pid) {
    try {
      const boot = readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
      // proc(5): the 22nd field is the time since the boot; the second, a name in brackets, may hold anything.
      const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
        .replace(/^.*\) /s, '')
        .split(' ');
      return `${boot}/${fields[19]}`;
    } catch {
      return undefined;
    }
  },
};
