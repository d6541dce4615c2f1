import { gzipSync } from 'node:zlib';
import { join } from 'node:path';
import { rolldown } from 'rolldown';

const engine = `
export { DocumentNodes } from '#registry/engine/document-nodes.tsx';
export { prepareInParts } from '#registry/engine/prepare-document.ts';
export { createEngine } from '#registry/engine/create-engine.ts';
export { preloadViews } from '#registry/engine/registry.ts';
export { resolveLink } from '#registry/engine/resolve-link.ts';
export { reportOnce } from '#registry/engine/report-once.ts';
export { latePart } from '#registry/engine/late/late-part.tsx';
`;
const nodeShape = `export { nodeShape } from '#schemas/compiled/widget-shapes.ts';`;
const allShapes = `export { nodeShape, propsShapes } from '#schemas/compiled/widget-shapes.ts';`;

/** gzip bytes of the modules that an entry loads at once, without React, SWR and the table of texts, which the app has anyway. */
async function sizeOf(root: string, entry: string): Promise<number> {
  const build = await rolldown({
    input: 'bench-entry',
    cwd: root,
    platform: 'browser',
    external: [/^react/, 'swr', /config\/texts/],
    logLevel: 'silent',
    plugins: [
      {
        name: 'bench-entry',
        resolveId(id) {
          if (id === 'bench-entry') return join(root, 'bench-entry.ts');
          return id.endsWith('.css') ? { id: 'styles', external: true } : null;
        },
        load: (id) => (id.endsWith('bench-entry.ts') ? { code: entry, moduleType: 'ts' } : null),
      },
    ],
  });
  const { output } = await build.generate({ format: 'esm', minify: true });
  await build.close();
  const scripts = new Map(
    output.flatMap((file) => (file.type === 'chunk' ? [[file.fileName, file] as const] : [])),
  );
  const wanted = new Set<string>();
  const want = (name: string) => {
    const chunk = scripts.get(name);
    if (!chunk || wanted.has(name)) return;
    wanted.add(name);
    for (const imported of chunk.imports) want(imported);
  };
  want(output[0].fileName);
  const code = [...wanted].map((name) => scripts.get(name)?.code).join('\n');
  // The product's build leaves these notes for bundlers out.
  return gzipSync(code.replaceAll('/* @__PURE__ */', ''), { level: 9 }).length;
}

/**
 * Sizes of the engine (the registry with the gate of hydration and the late part, and the reader with the shape of the fields of every node), and of the shapes of all kinds of node. The
 * latter are a chunk of their own, which is loaded when a document has to be read in the browser.
 */
export async function engineSizes(root: string): Promise<{ engine: number; kinds: number }> {
  const [registry, node, all] = await Promise.all(
    [engine, nodeShape, allShapes].map((entry) => sizeOf(root, entry)),
  );
  return { engine: (registry ?? 0) + (node ?? 0), kinds: (all ?? 0) - (node ?? 0) };
}
