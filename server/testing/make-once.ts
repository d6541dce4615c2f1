import { existsSync, mkdirSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

const askAgainMs = 20;

/** Runs `make` in the first process that asks for `name`; the others wait for it. One that fails leaves it to the next. */
export async function makeOnce(folder: string, name: string, make: () => Promise<void>): Promise<void> {
  const made = join(folder, `${name}.made`);
  const lock = join(folder, `${name}.lock`);
  while (!existsSync(made)) {
    if (!takes(lock)) {
      await setTimeout(askAgainMs);
      continue;
    }
    try {
      if (existsSync(made)) return;
      await make();
      writeFileSync(made, '');
    } finally {
      rmdirSync(lock);
    }
  }
}

function takes(lock: string): boolean {
  try {
    mkdirSync(lock);
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}
