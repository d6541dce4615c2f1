import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';

/** A feedback form, and for whom it is chosen. */
export interface ChosenForm {
  readonly slug: string;
  readonly orderTypes: readonly string[];
  /** Its 'when'; undefined where it is chosen by order types alone. */
  readonly when: unknown;
}

interface Named {
  readonly kind: DocumentKind;
  readonly slug: string;
  readonly body?: unknown;
}

/** The form that a document is; none for another document. */
export function formOf({ kind, slug, body }: Named): ChosenForm[] {
  if (kind !== 'feedback-template' || !isRecord(body)) return [];
  const orderTypes: readonly unknown[] = Array.isArray(body.orderMode) ? body.orderMode : [];
  return [{ slug, orderTypes: orderTypes.filter((type) => typeof type === 'string'), when: body.when }];
}
