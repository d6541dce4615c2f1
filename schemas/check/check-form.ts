import { whenSchema } from '../node.ts';
import type { CheckContext } from './check-context.ts';
import { neverHolds } from './never-holds.ts';

/** Finds a form that would never be shown, and a second form for an order type: only one of the two would be shown. */
export function checkForm(
  { orderMode, when }: Readonly<Record<string, unknown>>,
  { slug, known: { forms = [] }, report }: CheckContext,
) {
  const read = whenSchema.safeParse(when);
  const reason = read.success && neverHolds(read.data);
  if (reason) report(['when'], 'never-shown', `would hide it permanently: ${reason}`);
  if (when !== undefined || slug === undefined) return;
  for (const [at, type] of (Array.isArray(orderMode) ? orderMode : []).entries()) {
    const other = forms.find((form) => form.slug !== slug && form.orderTypes.includes(type));
    if (other)
      report(
        ['orderMode', at],
        'second-form',
        `is '${String(type)}', for which feedback-template/${other.slug} is already. Remove it from one of the two, or write a 'when'.`,
      );
  }
}
