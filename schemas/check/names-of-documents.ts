import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import { formOf } from './form-of.ts';
import type { KnownNames } from './known-names.ts';

interface NamedDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly body?: unknown;
}

type NamesOfDocuments = Required<
  Pick<KnownNames, 'infoPages' | 'forms' | 'taggedPaths' | 'experiments' | 'webViewHosts'>
>;

/** What documents may refer to that other documents name. */
export function namesOfDocuments(documents: readonly NamedDocument[]): NamesOfDocuments {
  const bodies = (kind: DocumentKind) =>
    documents.flatMap((document) =>
      document.kind === kind && isRecord(document.body) ? [document.body] : [],
    );
  const namesIn = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);
  const configs = bodies('app-config');
  return {
    infoPages: new Set(documents.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug)),
    forms: documents.flatMap(formOf),
    taggedPaths: new Set(bodies('seo-tags').flatMap(({ routes }) => namesIn(routes))),
    experiments: new Set(configs.flatMap(({ experiments }) => namesIn(experiments))),
    webViewHosts: configs.flatMap(({ webViewHosts }) =>
      (Array.isArray(webViewHosts) ? webViewHosts : []).filter((host) => typeof host === 'string'),
    ),
  };
}
