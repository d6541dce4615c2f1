import { type DocumentNames, documentNames } from '../documents/document-names.ts';
import type { CheckContext } from './check-context.ts';
import { didYouMean } from './propose.ts';

/** Checks that the app reads documents of this name. */
export function checkName(slug: string, { kind, known: { storeIds }, report }: CheckContext) {
  const names = documentNames[kind];
  if (names === 'any') return;
  const [, family, id] = /^(store|bucket)-(.+)$/.exec(slug) ?? [];
  const isAskedFor =
    names.fixed.includes(slug) ||
    (family === 'store' && names.ofStores) ||
    (family === 'bucket' && names.ofBuckets);
  if (!isAskedFor)
    report(
      [],
      'never-asked-for',
      `would be seen by nobody as '${kind}/${slug}'. ${didYouMean(slug, names.fixed)}Rename the file: documents of this kind are named ${said(names)}.`,
    );
  if (family !== 'store' || id === undefined || !storeIds) return;
  // File names are in lower case.
  const stores = [...storeIds].map((store) => store.toLowerCase());
  if (stores.includes(id)) return;
  report(
    [],
    'unknown-store',
    `is for a store that does not exist: '${id}'. ${didYouMean(id, stores)}Name the file 'store-<id>' by the id of a store.`,
  );
}

function said({ fixed, ofStores, ofBuckets }: DocumentNames): string {
  const names = [
    ...fixed.map((name) => `'${name}'`),
    ...(ofStores ? ["'store-<id>' for one store"] : []),
    ...(ofBuckets ? ["'bucket-<id>' for a bucket store"] : []),
  ];
  const last = names.pop() ?? '';
  if (names.length === 0) return last;
  return `${names.join(', ')}${ofStores ? ',' : ''} or ${last}`;
}
