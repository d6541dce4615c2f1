import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withoutWire } from '../unplug/without-wire.ts';

const root = join(dirname(fileURLToPath(import.meta.url)), '../..');

/** The text of a file of this repository, for tests that look at it as text; without the wire that `npm run unplug` took out. */
export function readSource(file: string): string {
  const read = () => readFileSync(join(root, file), 'utf8');
  return withoutWire(file, read) ?? read();
}
