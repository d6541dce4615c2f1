import type { DocumentKind } from '../documents/documents.ts';
import type { Report } from './fault.ts';
import type { KnownNames } from './known-names.ts';

/** The parts that the checks of one document share. */
export interface CheckContext {
  readonly kind: DocumentKind;
  /** The document's name among those of its kind, where the caller knows it. */
  readonly slug?: string | undefined;
  readonly known: KnownNames;
  readonly report: Report;
}

/** A fault of a value, without its address: the caller knows that. */
export interface ValueFault {
  readonly code: string;
  readonly message: string;
}
