import { isRecord } from '../is-record.ts';
import { whenSchema } from '../node.ts';
import type { CheckContext } from './check-context.ts';
import { neverHolds } from './never-holds.ts';

/**
 * Finds a form that would never be shown, and a second form for an order type with the same `when`: only one of the two would be shown. One with
 * another `when` takes the place of a form for its time or its customers.
 */
export function checkForm(
  { orderMode, when }: Readonly<Record<string, unknown>>,
  { slug, known: { forms = [] }, report }: CheckContext,
) {
  const read = whenSchema.safeParse(when);
  const reason = read.success && neverHolds(read.data);
  if (reason) report(['when'], 'never-shown', `would hide it permanently: ${reason}`);
  // The default form is sent for the orders that no other one is for.
  if (Array.isArray(orderMode) && orderMode.length === 0 && slug !== 'default')
    report(['orderMode'], 'never-shown', 'is empty. Name order types, or leave it out for all.');
  if (slug === undefined) return;
  const own = sameText(when);
  const [beside, otherwise] =
    when === undefined ? ['', "a 'when'"] : [" with the same 'when'", "another 'when'"];
  const alike = forms.filter((form) => form.slug !== slug && sameText(form.when) === own);
  const forAll =
    orderMode === undefined && when !== undefined && alike.find(({ orderTypes }) => orderTypes === undefined);
  if (forAll)
    report(
      [],
      'second-form',
      `is for all order types, for which feedback-template/${forAll.slug} is already${beside}. Name the order types of one of the two in 'orderMode', or write ${otherwise}.`,
    );
  for (const [at, type] of (Array.isArray(orderMode) ? orderMode : []).entries()) {
    const other = alike.find(({ orderTypes }) => orderTypes?.includes(type));
    if (other)
      report(
        ['orderMode', at],
        'second-form',
        `is '${String(type)}', for which feedback-template/${other.slug} is already${beside}. Remove it from one of the two, or write ${otherwise}.`,
      );
  }
}

/** A value as a text that does not depend on the order of its fields, nor on the order of what a list names. */
function sameText(value: unknown): string | undefined {
  return JSON.stringify(value, (_, inner: unknown) => {
    if (Array.isArray(inner)) return inner.map(String).toSorted();
    return isRecord(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner;
  });
}
