import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const entry = `
export { DocumentNodes } from '#registry/document-nodes.tsx';
export { prepareDocument } from '#registry/prepare-document.ts';
export { createRegistry, preloadViews } from '#registry/registry.ts';
export { linkAction } from '#registry/link-action.ts';
export { reportOnce } from '#registry/report-once.ts';
export { validateNode, validators } from '#schemas/compiled/validators.ts';
`;

/** gzip bytes of the engine and of every validator, without React, SWR and the table of texts, which the app has anyway. */
export async function engineSize(root: string): Promise<number> {
  const build = await rolldown({
    input: 'bench-entry',
    cwd: root,
    platform: 'browser',
    external: [/^react/, 'swr', /config\/texts/],
    logLevel: 'silent',
    plugins: [
      {
        name: 'bench-entry',
        resolveId: (id) =>
          id === 'bench-entry'
            ? join(root, 'bench-entry.ts')
            : id.endsWith('.css')
              ? { id: 'styles', external: true }
              : null,
        load: (id) => (id.endsWith('bench-entry.ts') ? { code: entry, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false });
  await build.close();
  return gzipSync(output[0].code, { level: 9 }).length;
}
