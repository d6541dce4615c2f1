import { copyFile, mkdir, rename, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

/** Writes a file that a server or another tool may read meanwhile: it appears with its whole content, or not at all. */
export function writeWhole(path: string, data: Buffer | string): Promise<void> {
  return inPlace(path, (beside) => writeFile(beside, data));
}

/** Copies a file in the same way. */
export function copyWhole(from: string, to: string): Promise<void> {
  return inPlace(to, (beside) => copyFile(from, beside));
}

async function inPlace(path: string, make: (beside: string) => Promise<void>): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  // A hidden file is never served, should the process end before it is renamed.
  const beside = join(dirname(path), `.${basename(path)}.${process.pid}`);
  await make(beside);
  await rename(beside, path);
}
