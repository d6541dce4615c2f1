import { posix } from 'node:path';

/** How a module in the folder `from` imports the module `to`; both are paths below the root of the project. */
export function importPath(from: string, to: string): string {
  const path = posix.relative(from, to);
  return path.startsWith('.') ? path : `./${path}`;
}
