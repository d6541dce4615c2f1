import { readdirSync } from 'node:fs';
import { join, relative } from 'node:path';
import { cruise, type ICruiseResult, type IModule } from 'dependency-cruiser';
import { rules } from './layer-rules.ts';

const folders = ['schemas', 'registry', 'widgets', 'src', 'server'];

/** Every module on disk that has to be seen. */
export function modulesOnDisk(root: string): string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

/** Reads the imports of the project below `root` and checks them by the rules. */
export async function cruiseLayers(root: string): Promise<ICruiseResult> {
  const { output } = await cruise(folders, {
    baseDir: root,
    // TypeScript 7 has no API to parse with: with the default parser no module would be seen at all.
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.d\\.ts$' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json', '.css'],
    },
    validate: true,
    ruleSet: { forbidden: rules },
  });
  if (typeof output === 'string') throw new Error(output);
  return output;
}

/** The modules that are loaded when a module runs: its imports without those of types. */
export function runTimeImports({ dependencies }: IModule): string[] {
  return dependencies
    .filter(({ dependencyTypes }) => !dependencyTypes.includes('type-only'))
    .map(({ resolved }) => resolved);
}
