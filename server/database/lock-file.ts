import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { StartFault } from '../start-fault.ts';

/**
 * Takes the data folder for this process. Two processes on one embedded database lose each other's rows without an error, so a second
 * one is refused. A lock whose process is gone (a crash, a power cut) is taken over. Returns the release.
 */
export function takeLock(folder: string, isRunning: (pid: number) => boolean = processRuns): () => void {
  const path = join(folder, 'lock.pid');
  for (const lastTry of [false, true]) {
    try {
      writeFileSync(path, `${process.pid}\n`, { flag: 'wx' });
      return () => {
        if (holder(path) === process.pid) rmSync(path, { force: true });
      };
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    }
    const pid = holder(path);
    if (lastTry || (pid !== undefined && pid !== process.pid && isRunning(pid))) {
      throw new StartFault(
        `The data folder ${folder} is in use by another process (pid ${pid}). Two processes on one embedded database would lose data.`,
        `Stop that process (kill ${pid}), or start this one with another folder: DATA_DIR=./data-2. Several processes side by side need PostgreSQL (DATABASE_URL).`,
      );
    }
    rmSync(path, { force: true });
  }
  throw new Error('unreachable');
}

function holder(path: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(path, 'utf8'), 10);
    return Number.isSafeInteger(pid) && pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

function processRuns(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
