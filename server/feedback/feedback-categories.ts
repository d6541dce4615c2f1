import { isRecord } from '#schemas/is-record.ts';
import type { FoundDocument } from '../content/documents-source.ts';

interface Category {
  readonly value: string;
  readonly label: string;
}

/** API-141. What can be chosen in the category fields of forms, each value once. What cannot be read is left out. */
export function categoriesIn(forms: readonly FoundDocument<'feedback-template'>[]): Category[] {
  const byValue = new Map<string, Category>();
  for (const { document } of forms) {
    for (const { type, props } of document.nodes) {
      const options = type === 'field-category' ? props?.['options'] : undefined;
      for (const option of Array.isArray(options) ? options : []) {
        if (!isRecord(option)) continue;
        const { value, label } = option;
        if (typeof value !== 'string' || typeof label !== 'string' || byValue.has(value)) continue;
        byValue.set(value, { value, label });
      }
    }
  }
  return [...byValue.values()];
}
