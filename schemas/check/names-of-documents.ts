import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';
import type { ExperimentConfig } from '../rules/variants.ts';
import { formOf } from './form-of.ts';
import type { KnownNames } from './known-names.ts';

interface NamedDocument {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly body?: unknown;
}

type NamesOfDocuments = Required<
  Pick<KnownNames, 'infoPages' | 'forms' | 'taggedPaths' | 'experiments' | 'webViewHosts'>
> &
  Pick<KnownNames, 'experimentGroups'>;

/** What documents may refer to that other documents name. */
export function namesOfDocuments(documents: readonly NamedDocument[]): NamesOfDocuments {
  const bodies = (kind: DocumentKind) =>
    documents.flatMap((document) =>
      document.kind === kind && isRecord(document.body) ? [document.body] : [],
    );
  const namesIn = (value: unknown) => (isRecord(value) ? Object.keys(value) : []);
  const configs = bodies('app-config');
  const written = configs.flatMap(({ experiments }) =>
    isRecord(experiments) ? [groupsIn(experiments)] : [],
  );
  return {
    infoPages: new Set(documents.filter(({ kind }) => kind === 'info-page').map(({ slug }) => slug)),
    forms: documents.flatMap(formOf),
    taggedPaths: new Set(bodies('seo-tags').flatMap(({ routes }) => namesIn(routes))),
    experiments: new Set(configs.flatMap(({ experiments }) => namesIn(experiments))),
    ...(configs.length > 0 && { experimentGroups: written.length > 0 ? written : [{}] }),
    webViewHosts: configs.flatMap(({ webViewHosts }) =>
      (Array.isArray(webViewHosts) ? webViewHosts : []).filter((host) => typeof host === 'string'),
    ),
  };
}

/** The same beside documents that could not be read: what only such a one names is not known, and not checked. So are tags without routes. */
export function namesBeside(
  unreadable: readonly NamedDocument[],
  documents: readonly NamedDocument[],
): Partial<NamesOfDocuments> {
  const { taggedPaths, experiments, webViewHosts, ...names } = namesOfDocuments([
    ...documents,
    ...unreadable,
  ]);
  const isRead = (kind: DocumentKind) => !unreadable.some((document) => document.kind === kind);
  const hasRoutes = documents.every(
    ({ kind, body }) => kind !== 'seo-tags' || (isRecord(body) && isRecord(body.routes)),
  );
  return {
    ...names,
    ...(isRead('seo-tags') && hasRoutes && { taggedPaths }),
    ...(isRead('app-config') && { experiments, webViewHosts }),
  };
}

/** What is no experiment with groups is left out: the schema finds it. */
function groupsIn(experiments: Readonly<Record<string, unknown>>): ExperimentConfig {
  return Object.fromEntries(
    Object.entries(experiments).flatMap(([name, groups]) => {
      const variants = isRecord(groups) ? Object.entries(groups) : [];
      const said = variants.flatMap(([group, variant]) =>
        typeof variant === 'string' ? [[group, variant] as const] : [],
      );
      return isRecord(groups) ? [[name, Object.fromEntries(said)] as const] : [];
    }),
  );
}
