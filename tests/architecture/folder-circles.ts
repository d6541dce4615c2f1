import type { ImportingModule } from './read-imports.ts';

/** The folder that a module belongs to; undefined for modules that are not checked. */
export type FolderOf = (path: string) => string | undefined;

export const featureOf: FolderOf = (path) => /^src\/features\/([^/]+)\//.exec(path)?.[1];

/** A file directly in `server` counts as a folder of its own: it may import a folder, or that folder may import it, but not both. */
export const serverFolderOf: FolderOf = (path) =>
  path.startsWith('server/testing/') ? undefined : /^server\/([^/]+)/.exec(path)?.[1];

/** Folder → the folders that it imports, each with one import as evidence. Imports of types count too. */
function folderGraph(
  modules: readonly ImportingModule[],
  folderOf: FolderOf,
): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const { path, imports } of modules) {
    const from = folderOf(path);
    if (!from || /\.(test|stories)\.tsx?$/.test(path)) continue;
    const others = graph.get(from) ?? new Map<string, string>();
    graph.set(from, others);
    for (const { to } of imports) {
      const other = folderOf(to);
      if (other && other !== from && !others.has(other)) others.set(other, `${path} imports ${to}`);
    }
  }
  return graph;
}

/** Circles among folders, each as the list of imports that close it. */
export function folderCircles(modules: readonly ImportingModule[], folderOf: FolderOf): string[][] {
  const graph = folderGraph(modules, folderOf);
  const done = new Set<string>();
  const circles: string[][] = [];

  function visit(folder: string, trail: readonly { folder: string; evidence: string }[]) {
    const start = trail.findIndex((step) => step.folder === folder);
    if (start >= 0) circles.push(trail.slice(start).map((step) => step.evidence));
    if (start >= 0 || done.has(folder)) return;
    for (const [next, evidence] of graph.get(folder) ?? []) visit(next, [...trail, { folder, evidence }]);
    done.add(folder);
  }
  for (const folder of graph.keys()) visit(folder, []);
  return circles;
}
