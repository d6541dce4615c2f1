import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const ours = fileURLToPath(new URL('../browser/import-code.ts', import.meta.url));

/**
 * Vite calls a helper of its own at each `import()`, which preloads the files of the chunk. A preload that fails makes the import fail for as long
 * as the page is open, so this replaces the helper by ours.
 */
export function fetchedImports(): Plugin {
  return {
    name: 'fetched-imports',
    enforce: 'pre',
    load(id) {
      return id === '\0vite/preload-helper.js'
        ? `export { importCode as __vitePreload } from ${JSON.stringify(ours)};`
        : null;
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((each) => each.type === 'chunk');
      if (!chunks.some(({ moduleIds }) => moduleIds.includes(ours)))
        this.error('No import() calls src/app/browser/import-code.ts: Vite has renamed its preload helper.');
    },
  };
}
