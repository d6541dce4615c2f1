import { relative } from 'node:path';
import type { Plugin } from 'vite';

export const manifestFile = '.vite/manifest.json';

/**
 * Vite's manifest names a module that is imported dynamically only where it has a chunk of its own. This adds those that share one, so that the server
 * finds the files of any view or screen.
 */
export function mergedEntries(): Plugin {
  let root = '';
  return {
    name: 'merged-entries',
    enforce: 'post',
    configResolved(config) {
      root = config.root;
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const asset = bundle[manifestFile];
        if (asset?.type !== 'asset') return;
        const manifest = JSON.parse(String(asset.source)) as Record<string, { readonly file: string }>;
        const byFile = new Map(Object.values(manifest).map((entry) => [entry.file, entry]));
        for (const chunk of Object.values(bundle)) {
          const entry = chunk.type === 'chunk' && byFile.get(chunk.fileName);
          if (!entry) continue;
          for (const id of chunk.moduleIds) {
            if ((this.getModuleInfo(id)?.dynamicImporters.length ?? 0) === 0) continue;
            manifest[relative(root, id)] ??= entry;
          }
        }
        asset.source = JSON.stringify(manifest, null, 2);
      },
    },
  };
}
