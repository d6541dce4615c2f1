import type { DocumentKind } from '../documents/documents.ts';
import { isRecord } from '../is-record.ts';

/** A feedback form, and for whom it is chosen. */
export interface ChosenForm {
  readonly slug: string;
  /** Undefined for a form for all. */
  readonly orderTypes: readonly string[] | undefined;
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
  const { orderMode, when } = body;
  if (orderMode === undefined) return [{ slug, orderTypes: undefined, when }];
  const named: readonly unknown[] = Array.isArray(orderMode) ? orderMode : [];
  return [{ slug, orderTypes: named.filter((type) => typeof type === 'string'), when }];
}
