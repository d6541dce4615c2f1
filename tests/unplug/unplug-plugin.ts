import type { Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';
import { withoutWire } from './without-wire.ts';

/** Unplugs one wire while tests run: the files on the disk stay as they are. */
export function unplugPlugin(root: string): Plugin {
  return {
    name: 'unplug',
    enforce: 'pre',
    load(id) {
      const path = id.split('?')[0] ?? id;
      return withoutWire(relative(root, path).replaceAll(sep, '/'), () => readFileSync(path, 'utf8'));
    },
  };
}
