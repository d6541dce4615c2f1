import { documents } from '#schemas/documents/documents.ts';
import { didYouMean } from '#schemas/check/propose.ts';
import { UsageFault } from './context.ts';

/** `landing/default`, `content/landing/default.json` and `./content/landing/default.json` are the same document. */
export function oneDocument(paths: readonly string[], command: string): { kind: string; slug: string } {
  const [, kind, slug] = /(?:^|[\\/])([a-z-]+)[\\/]([a-z0-9-]+)(?:\.json)?$/.exec(paths[0] ?? '') ?? [];
  const [named, version] = paths;
  if (command === 'rollback' && paths.length === 2 && kind !== undefined && /^\d+$/.test(version ?? ''))
    throw new UsageFault(
      `A version is named with --to, for example: npm run content -- rollback ${named} --to ${version}`,
    );
  if (paths.length !== 1 || kind === undefined || slug === undefined) {
    throw new UsageFault(`Name one document, for example: npm run content -- ${command} landing/default`);
  }
  const kinds = Object.keys(documents);
  if (!kinds.includes(kind))
    throw new UsageFault(
      `There are no documents of the kind '${kind}'. ${didYouMean(kind, kinds)}Kinds: ${kinds.join(', ')}.`,
    );
  return { kind, slug };
}
