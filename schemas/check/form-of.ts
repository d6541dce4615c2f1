import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';

/** A feedback form that is chosen by order types alone. */
export interface ChosenForm {
  readonly slug: string;
  readonly orderTypes: readonly string[];
}

interface Named {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly body?: unknown;
}

/** The form that a document is; none for another document, and for a form with a 'when', which takes another's place. */
export function formOf({ kind, slug, body }: Named): ChosenForm[] {
  if (kind !== 'feedback-template' || !isRecord(body) || body.when !== undefined) return [];
  const orderTypes: readonly unknown[] = Array.isArray(body.orderMode) ? body.orderMode : [];
  return [{ slug, orderTypes: orderTypes.filter((type) => typeof type === 'string') }];
}
