import type { DocumentKind } from '../documents/documents.ts';
import type { Report } from './fault.ts';
import type { KnownNames } from './known-names.ts';

/** The parts that the warnings of one document share. */
export interface WarnContext {
  readonly kind: DocumentKind;
  /** The document's name among those of its kind; what depends on it is not said of a document without one. */
  readonly slug: string | undefined;
  readonly known: KnownNames;
  readonly now: number;
  readonly report: Report;
}
