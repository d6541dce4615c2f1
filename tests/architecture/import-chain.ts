import type { ImportingModule } from './read-imports.ts';

interface Question {
  readonly from: (path: string) => boolean;
  readonly to: (path: string) => boolean;
  /** Whether the search goes on through a module. */
  readonly through: (path: string) => boolean;
}

/** The shortest chain of run-time imports that leads from one module to another, or null. */
export function importChain(
  modules: readonly ImportingModule[],
  { from, to, through }: Question,
): string[] | null {
  const imports = new Map(modules.map((module) => [module.path, runTimeImports(module)]));
  const queue = [...imports.keys()].filter(from).map((path) => [path]);
  const seen = new Set(queue.flat());
  for (let chain = queue.shift(); chain; chain = queue.shift()) {
    for (const next of imports.get(chain.at(-1) ?? '') ?? []) {
      if (to(next)) return [...chain, next];
      if (seen.has(next) || !through(next)) continue;
      seen.add(next);
      queue.push([...chain, next]);
    }
  }
  return null;
}

function runTimeImports({ imports }: ImportingModule): string[] {
  return imports.filter(({ how }) => how !== 'type-only').map(({ to }) => to);
}
