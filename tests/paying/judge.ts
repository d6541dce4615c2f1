import type { TransactionStatus } from '#schemas/entities/payment.ts';
import { type CartBooks, faultsIn } from './books.ts';
import { dishes } from './customer.ts';
import type { Visit } from './visit.ts';
import { ends } from './ways.ts';

export type Found = 'order' | 'nothing' | 'refund';

/** What there is of a cart. */
export function foundIn({ orders, tries }: CartBooks, last: string): Found {
  if (orders.length > 0) return 'order';
  return tries.some(({ id, state }) => id === last && state === 'REFUNDED') ? 'refund' : 'nothing';
}

/** Whether the customer is told the truth: an order, none, or money that went back. */
export function untruths(status: TransactionStatus, books: CartBooks): string[] {
  const { orderTransactionId: id, orderStatus, refund } = status;
  const isOrdered = books.orders.some(({ transactionId }) => transactionId === id);
  const said = books.tries.find((one) => one.id === id);
  const faults: string[] = [];
  if ((orderStatus === 'SUCCESS') !== isOrdered)
    faults.push(`${orderStatus} was said, and there is ${isOrdered ? 'an' : 'no'} order`);
  if ((refund !== undefined) !== (said?.state === 'REFUNDED' || said?.state === 'REFUND_DUE'))
    faults.push(`${refund ? 'a' : 'no'} refund was said, and the try is ${said?.state}`);
  return faults;
}

/** The cart is kept unless there is an order of it. */
export async function cartFaults({ customer }: Visit, isOrdered: boolean): Promise<string[]> {
  return keptFaults((await customer.cart()).validItems, isOrdered);
}

type Lines = Heard['lines'];

function keptFaults(lines: Lines, isOrdered: boolean): string[] {
  const is = lines.map(({ productId, quantity }) => `${quantity} ${productId}`).join(', ');
  const was = isOrdered ? '' : dishes.map(({ productId, quantity }) => `${quantity} ${productId}`).join(', ');
  return is === was ? [] : [`the cart holds '${is}' in place of '${was}'`];
}

/** What the customer sees at the end. */
export interface Heard {
  readonly status: TransactionStatus | undefined;
  readonly lines: readonly { readonly productId: string; readonly quantity: number }[];
}

export async function hear({ customer, ids }: Visit): Promise<Heard> {
  const last = ids.at(-1);
  const status = last === undefined ? undefined : await customer.verify(last);
  return { status, lines: (await customer.cart()).validItems };
}

/** What is wrong of what the customer sees, and of the books, however it went. */
export function misfits({ status, lines }: Heard, books: CartBooks): string[] {
  const faults = [...faultsIn(books), ...keptFaults(lines, books.orders.length > 0)];
  if (!status) return faults;
  faults.push(...untruths(status, books));
  if (!['SUCCESS', 'FAILED', 'UNKNOWN'].includes(status.orderStatus))
    faults.push(`${status.orderStatus} is said in the end`);
  if (status.refund?.state === 'due') faults.push('the refund is not said to be done');
  return faults;
}

/** Everything that is wrong at the end of a visit, whose way says how it has to end. */
export function judge(visit: Visit, heard: Heard, books: CartBooks): { found: Found; faults: string[] } {
  const end = ends[visit.cell.scenario];
  const last = visit.ids.at(-1) ?? '';
  const found = foundIn(books, last);
  const faults = [...visit.faults, ...misfits(heard, books)];
  if (!end.split(' or ').includes(found)) faults.push(`${found} in place of ${end}`);
  if (found === 'order' && books.orders[0]?.transactionId !== last)
    faults.push('the order is of another try');
  return { found, faults };
}
