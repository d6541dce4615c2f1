import { isRecord } from '#schemas/is-record.ts';
import type { Node } from '#schemas/node.ts';

interface Category {
  readonly value: string;
  readonly label: string;
}

/** API-141. What can be chosen in the category fields among these, each value once. What cannot be read is left out. */
export function categoriesIn(fields: readonly Node[]): Category[] {
  const byValue = new Map<string, Category>();
  for (const { type, props } of fields) {
    const options = type === 'field-category' ? props?.['options'] : undefined;
    for (const option of Array.isArray(options) ? options : []) {
      if (!isRecord(option)) continue;
      const { value, label } = option;
      if (typeof value !== 'string' || typeof label !== 'string' || byValue.has(value)) continue;
      byValue.set(value, { value, label });
    }
  }
  return [...byValue.values()];
}
