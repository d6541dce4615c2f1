import { given } from '#schemas/given.ts';
import type { CartSync } from '#schemas/stored/cart.ts';
import type { LineUnits } from './merge-lines.ts';
import { unitsOfItems } from './wire-lines.ts';

/** How many earlier carts are remembered: a customer's whose session ended, and the guests' after it. */
const rememberedCarts = 4;

export type PendingWrite = NonNullable<CartSync['pending']>;

/** A cart of the server that this device knows nothing of yet. */
export interface CartPlace {
  readonly cartId: string;
  readonly ofCustomer: boolean;
}

/** A cart into which nothing was put yet. */
export function newRecord(place: CartPlace): CartSync {
  return { ...place, version: 0, lines: [], earlier: [] };
}

/**
 * What the lines of the device have in common with a cart that the session has got. With a cart that it had before: the lines of that time, so that a
 * customer who had to log in again finds nothing twice. A customer's cart that follows another of theirs: all that was sent, because the one before was
 * ordered elsewhere. With any other cart nothing: all lines are put into it (SES-34).
 */
export function baseOf(record: CartSync | null, { cartId, ofCustomer }: CartPlace): readonly LineUnits[] {
  if (!record) return [];
  const same = [record, ...record.earlier].find((each) => each.cartId === cartId);
  if (same) return same.lines;
  return record.ofCustomer && ofCustomer ? record.lines : [];
}

/** Lines that were sent to an earlier cart and got no reply before the session had another one: the server may have taken them. */
export function sentBefore(record: CartSync | null, cartId: string): readonly LineUnits[] | undefined {
  return record?.earlier.find((each) => each.cartId === cartId)?.sent;
}

/** The carts before the one of `cartId`. */
export function earlierOf(record: CartSync | null, cartId: string): CartSync['earlier'] {
  if (!record) return [];
  if (record.cartId === cartId) return record.earlier;
  const { lines, pending } = record;
  const sent = pending?.lines && unitsOfItems(pending.lines.items);
  const left = { cartId: record.cartId, lines, ...given({ sent }) };
  return [left, ...record.earlier].filter((each) => each.cartId !== cartId).slice(0, rememberedCarts);
}
