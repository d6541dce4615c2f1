import { linkSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/** Information about processes. A pid is reused, above all after a restart of the machine; the start time tells two processes with one pid apart. */
export interface Processes {
  readonly runs: (pid: number) => boolean;
  /** Different for any two processes with the same pid; undefined when the system does not provide it. */
  readonly birthOf: (pid: number) => string | undefined;
}

/**
 * Takes the data folder for this process. Two processes on one embedded database lose each other's rows without an error, so a second
 * one is refused. A lock whose process has ended (a crash, a power cut) is taken over by one process. Returns the release.
 */
export function takeLock(folder: string, processes: Processes = systemProcesses): () => void {
  const path = join(folder, 'lock.pid');
  const own = `${process.pid} ${processes.birthOf(process.pid) ?? ''}`.trim();
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

function textOf(path: string): string {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/** The process that holds a lock; undefined when it has ended. */
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
