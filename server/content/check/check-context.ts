import type { DocumentKind } from '#schemas/documents/documents.ts';
import type { Report } from './fault.ts';
import type { KnownNames } from './known-names.ts';

/** The parts that the checks of one document share. */
export interface CheckContext {
  readonly kind: DocumentKind;
  readonly known: KnownNames;
  readonly report: Report;
}

/** A fault of a value, without its address: the caller knows that. */
export interface ValueFault {
  readonly code: string;
  readonly message: string;
}
