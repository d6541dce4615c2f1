import type { ImportingModule, ModuleImport } from './read-imports.ts';

/** An import that is forbidden: the importing module fits `from`, and the import fits `to`. */
export interface Rule {
  readonly name: string;
  readonly because: string;
  readonly from: Paths;
  readonly to: Paths & {
    readonly target?: readonly ModuleImport['target'][];
    readonly how?: ModuleImport['how'];
  };
}

/** Regular expressions of paths below the project. In those of `to`, `$1` stands for the first group of `from.path`. */
interface Paths {
  readonly path?: string;
  readonly pathNot?: string;
}

/** The imports that break a rule, each as a sentence. */
export function brokenBy(modules: readonly ImportingModule[], { from, to }: Rule): readonly string[] {
  const pattern = new RegExp(from.path ?? '');
  return modules.flatMap(({ path, imports }) => {
    const match = pattern.exec(path);
    if (!match || (from.pathNot && new RegExp(from.pathNot).test(path))) return [];
    const fits = (text: string) => new RegExp(text.replaceAll('$1', match[1] ?? ''));
    return imports
      .filter(
        (each) =>
          (!to.target || to.target.includes(each.target)) &&
          (!to.how || to.how === each.how) &&
          (!to.path || fits(to.path).test(each.to)) &&
          !(to.pathNot && fits(to.pathNot).test(each.to)),
      )
      .map((each) => `${path} imports ${each.to}`);
  });
}
