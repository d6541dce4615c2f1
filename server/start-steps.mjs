// Plain JavaScript without packages, because `npm start` loads it before there are any.
import { appendFileSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { holderOf, lockText, textOf } from './lock-holder.mjs';

const askAgainMs = 500;
const listOf = (root) => join(root, 'dist/start.pids');

/**
 * Waits until no other start installs or builds in this folder: two at a time would spoil each other's files. The list holds the processes
 * of a start, one in a line. They may outlive it when it is killed.
 * @param {string} root
 * @param {(line: string) => void} say
 */
export async function beginSteps(root, say) {
  const list = listOf(root);
  let isTold = false;
  while (!create(list)) {
    const pid = textOf(list)
      .split('\n')
      .map((line) => holderOf(line))
      .find((holder) => holder !== undefined);
    if (pid === undefined) rmSync(list, { force: true });
    else {
      if (!isTold)
        say(
          `Process ${pid} of another start installs or builds here. Waiting for its end (to stop it: kill ${pid}) …`,
        );
      isTold = true;
      await new Promise((resolve) => setTimeout(resolve, askAgainMs));
    }
  }
}

/**
 * Adds a process to the list.
 * @param {string} root
 * @param {number | undefined} pid undefined when the process did not start
 */
export function noteStep(root, pid) {
  if (pid !== undefined) appendFileSync(listOf(root), `${lockText(pid)}\n`);
}

/**
 * Another start may begin.
 * @param {string} root
 */
export function endSteps(root) {
  const list = listOf(root);
  if (textOf(list).split('\n')[0] === lockText(process.pid)) rmSync(list, { force: true });
}

function create(list) {
  mkdirSync(dirname(list), { recursive: true });
  try {
    writeFileSync(list, `${lockText(process.pid)}\n`, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}
