// Plain JavaScript without packages, because `npm start` asks for it before there are any.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Information about processes. A pid is reused, above all after a restart of the machine; the start time tells two processes with one pid
 * apart: `birthOf` is different for any two processes with the same pid, and undefined when the system does not provide it.
 * @typedef {{ runs: (pid: number) => boolean, birthOf: (pid: number) => string | undefined }} Processes
 */

/** @type {Processes} */
export const systemProcesses = {
  runs(pid) {
    try {
      process.kill(pid, 0);
      return true;
    } catch (error) {
      return error.code === 'EPERM';
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

/**
 * The text of a lock that a process holds.
 * @param {number} pid
 * @param {Processes} processes
 */
export function lockText(pid, { birthOf } = systemProcesses) {
  return `${pid} ${birthOf(pid) ?? ''}`.trim();
}

/**
 * The process that holds a lock with this text; undefined when it has ended.
 * @param {string} text
 * @param {Processes} processes
 * @returns {number | undefined}
 */
export function holderOf(text, { runs, birthOf } = systemProcesses) {
  const [, digits, birth] = /^(\d+)(?: (\S+))?$/.exec(text) ?? [];
  const pid = Number(digits);
  if (!Number.isSafeInteger(pid) || pid <= 0 || pid === process.pid || !runs(pid)) return undefined;
  const now = birthOf(pid);
  return birth === undefined || now === undefined || birth === now ? pid : undefined;
}

/**
 * The lock of a data folder.
 * @param {string} folder
 */
export function lockPath(folder) {
  return join(folder, 'lock.pid');
}

/**
 * What a file holds; nothing when it cannot be read.
 * @param {string} path
 */
export function textOf(path) {
  try {
    return readFileSync(path, 'utf8').trim();
  } catch {
    return '';
  }
}

/**
 * The process that uses a data folder, if one does.
 * @param {string} folder
 */
export function holderOfFolder(folder) {
  return holderOf(textOf(lockPath(folder)));
}
