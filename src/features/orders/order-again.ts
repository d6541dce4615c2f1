import type { Action } from '@reduxjs/toolkit';
import { fitsVegOnly } from '#schemas/rules/non-veg.ts';
import { pathOf } from '#src/config/paths.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { limitMessage } from '#src/features/cart/limit-message.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import { linesOf } from '#src/features/cart-sync/wire-lines.ts';
import type { AppNavigate } from '#src/features/navigation/use-app-navigate.ts';
import type { Refusal } from '#src/request/answer.ts';
import type { AppThunk } from '#src/store/store.ts';
import { sendReorder } from './api/reorder.ts';
import { againWords as words } from './again-words.ts';

export type Outcome =
  | { readonly is: 'done' }
  /** Nothing of the order can be had: these are its dishes. */
  | { readonly is: 'nothing'; readonly names: readonly string[] }
  | { readonly is: 'refused'; readonly refusal: Refusal };

interface Again {
  readonly orderHistoryId: string;
  /** Leads to the cart; absent where the customer stays on the page. */
  readonly navigate?: AppNavigate;
  /** Whether the customer still wants it: the reply may come after a press on Cancel. */
  readonly isWanted: () => boolean;
  /** Dishes with meat are left out. */
  readonly vegOnly?: boolean;
}

const namesOf = (lines: readonly { readonly name: string }[]) => [...new Set(lines.map(({ name }) => name))];

/**
 * ORD-31, ORD-32. Puts what can be had of an order into the cart, beside what is there, and names what cannot. With `navigate` it then goes to the
 * cart. The lines are added as on the menu, so that the limits of the cart hold and say so.
 */
export function orderAgain({
  orderHistoryId,
  navigate,
  isWanted,
  vegOnly = false,
}: Again): AppThunk<Promise<Outcome>> {
  return async (dispatch, getState, { request }) => {
    const answer = await sendReorder(request(), orderHistoryId);
    if (!isWanted()) return { is: 'done' };
    if (!answer.ok) return { is: 'refused', refusal: answer.refusal };
    const { validItems, invalidItems } = answer.data.cart;
    const names = namesOf(invalidItems.map(({ product }) => product));
    const all = linesOf({ validItems, invalidItems: [] });
    const lines = vegOnly ? all.filter(fitsVegOnly) : all;
    const withMeat = namesOf(all.filter((line) => !lines.includes(line)));
    if (lines.length === 0) return { is: 'nothing', names: [...names, ...withMeat] };
    // One dish may reach the limit of the product, and a later one that of the price.
    const limits = new Set<string>();
    for (const { key: _, ...addition } of lines) {
      const before = getState();
      const event: Action = dispatch(addProduct(addition));
      limits.add(limitMessage(event, before, getState()));
    }
    navigate?.(pathOf('cart'));
    const left = [
      ...(names.length > 0 ? [words.leftOut(names)] : []),
      ...(withMeat.length > 0 ? [words.leftOutByVegOnly(withMeat)] : []),
    ];
    const said = [...left, ...limits].filter(Boolean);
    sayInCart(
      said.length > 0 ? { tone: 'info', text: said.join(' ') } : { tone: 'good', text: words.inCart },
    );
    return { is: 'done' };
  };
}
