import type { Plugin } from 'vite';
import { readFileSync } from 'node:fs';
import { relative, sep } from 'node:path';

/** How `npm run unplug` tells Vitest which wire to unplug. */
export const unplugVariable = 'UNPLUG';

/** Unplugs one wire while tests run: the files on the disk stay as they are. */
export function unplugPlugin(root: string): Plugin[] {
  const asked = process.env[unplugVariable];
  if (!asked) return [];
  const { file, cut, instead } = JSON.parse(asked) as { file: string; cut: string; instead: string };
  return [
    {
      name: 'unplug',
      enforce: 'pre',
      load(id) {
        const path = id.split('?')[0] ?? id;
        if (relative(root, path).replaceAll(sep, '/') !== file) return null;
        const text = readFileSync(path, 'utf8');
        if (text.split(cut).length !== 2) throw new Error(`${file} does not hold this once: ${cut}`);
        return text.replace(cut, () => instead);
      },
    },
  ];
}
