import type { IModule } from 'dependency-cruiser';

function featureOf(path: string): string | undefined {
  return /^src\/features\/([^/]+)\//.exec(path)?.[1];
}

/** Feature → the features it imports, each with one import as the evidence. Types count: a circle of types is a circle. */
function featureGraph(modules: readonly IModule[]): Map<string, Map<string, string>> {
  const graph = new Map<string, Map<string, string>>();
  for (const { source, dependencies } of modules) {
    const from = featureOf(source);
    if (!from || /\.(test|stories)\.tsx?$/.test(source)) continue;
    const imports = graph.get(from) ?? new Map<string, string>();
    graph.set(from, imports);
    for (const { resolved } of dependencies) {
      const to = featureOf(resolved);
      if (to && to !== from && !imports.has(to)) imports.set(to, `${source} imports ${resolved}`);
    }
  }
  return graph;
}

/** Circles among the folders of features, each as the list of imports that close it. */
export function featureCircles(modules: readonly IModule[]): string[][] {
  const graph = featureGraph(modules);
  const done = new Set<string>();
  const circles: string[][] = [];

  function visit(feature: string, trail: readonly { feature: string; evidence: string }[]) {
    const start = trail.findIndex((step) => step.feature === feature);
    if (start >= 0) circles.push(trail.slice(start).map((step) => step.evidence));
    if (start >= 0 || done.has(feature)) return;
    for (const [next, evidence] of graph.get(feature) ?? []) visit(next, [...trail, { feature, evidence }]);
    done.add(feature);
  }
  for (const feature of graph.keys()) visit(feature, []);
  return circles;
}
