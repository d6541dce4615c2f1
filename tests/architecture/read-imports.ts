import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import { ResolverFactory } from 'oxc-resolver';

const folders = ['schemas', 'registry', 'widgets', 'src', 'server', 'tests/foreign-product'];

export interface ModuleImport {
  /** Path below the project, `node_modules/…` included; the name of a module of Node; or what could not be resolved, as it is written. */
  readonly to: string;
  readonly target: 'project' | 'package' | 'node' | 'unresolved';
  readonly how: 'static' | 'dynamic' | 'type-only';
}

export interface ImportingModule {
  /** Path below the project. */
  readonly path: string;
  readonly imports: readonly ModuleImport[];
}

/** Reads the imports of every module of the project below `root`, those of types included. @throws when a module cannot be parsed */
export function readImports(root: string): readonly ImportingModule[] {
  const resolver = new ResolverFactory({
    conditionNames: ['import', 'node', 'default', 'types'],
    builtinModules: true,
  });
  const resolve = (from: string, specifier: string): Pick<ModuleImport, 'to' | 'target'> => {
    const { path, builtin } = resolver.sync(dirname(from), specifier);
    if (builtin) return { to: builtin.resolved, target: 'node' };
    if (path === undefined) return { to: specifier, target: 'unresolved' };
    const to = relative(root, path.replace(/\?.*$/, ''));
    return { to, target: to.startsWith('node_modules/') ? 'package' : 'project' };
  };
  return modulesOnDisk(root).map((path) => {
    const file = join(root, path);
    const imports = importsOf(file).map(({ specifier, how }) => ({ ...resolve(file, specifier), how }));
    return { path, imports };
  });
}

function modulesOnDisk(root: string): readonly string[] {
  return folders
    .flatMap((folder) => readdirSync(join(root, folder), { recursive: true, withFileTypes: true }))
    .filter((entry) => entry.isFile() && /\.(ts|tsx|mjs)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => relative(root, join(entry.parentPath, entry.name)))
    .sort();
}

interface Written {
  readonly specifier: string;
  readonly how: ModuleImport['how'];
}

function importsOf(file: string): readonly Written[] {
  const { program, errors } = parseSync(file, readFileSync(file, 'utf8'));
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found: Written[] = [];
  const add = (source: unknown, how: ModuleImport['how']) => {
    const specifier = (source as { value?: unknown } | null)?.value;
    if (typeof specifier === 'string') found.push({ specifier, how });
  };
  new Visitor({
    ImportDeclaration({ source, importKind, specifiers }) {
      const areTypes =
        specifiers.length > 0 &&
        specifiers.every((each) => each.type === 'ImportSpecifier' && each.importKind === 'type');
      add(source, importKind === 'type' || areTypes ? 'type-only' : 'static');
    },
    ExportNamedDeclaration({ source, exportKind }) {
      add(source, exportKind === 'type' ? 'type-only' : 'static');
    },
    ExportAllDeclaration({ source, exportKind }) {
      add(source, exportKind === 'type' ? 'type-only' : 'static');
    },
    ImportExpression({ source }) {
      add(source, 'dynamic');
    },
    TSImportType({ source }) {
      add(source, 'type-only');
    },
  }).visit(program);
  return found;
}
