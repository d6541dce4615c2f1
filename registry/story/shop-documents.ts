import { type DocumentKind, documents } from '#schemas/documents/documents.ts';

const published = import.meta.glob<string>('../../content/*/*.json', {
  eager: true,
  query: '?raw',
  import: 'default',
});

const kinds = Object.keys(documents) as DocumentKind[];

interface ShopDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly text: string;
  readonly body: unknown;
}

/** The documents of `content/`, as they are in this repository. */
export const shopDocuments: readonly ShopDocument[] = Object.entries(published).flatMap(([path, text]) => {
  const [, folder, slug = ''] = /content\/([^/]+)\/(.+)\.json$/.exec(path) ?? [];
  const kind = kinds.find((name) => name === folder);
  return kind ? [{ kind, slug, text, body: JSON.parse(text) as unknown }] : [];
});
