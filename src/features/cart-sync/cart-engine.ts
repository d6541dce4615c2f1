import { given } from '#schemas/given.ts';
import { constants } from '#src/config/constants.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import { createCartCopies } from './cart-copies.ts';
import type { CartPorts } from './cart-ports.ts';
import type { PendingWrite } from './cart-record.ts';
import { saidOf } from './cart-refusals.ts';
import { cartSyncWords as words } from './cart-sync-words.ts';
import { cartForgotten, pricingBegan, selectIsUpdating, selectPricedCart } from './priced-cart-slice.ts';
import { createSettling, type Settled, type Wish } from './settle-cart.ts';

export type CartEngine = ReturnType<typeof createCartEngine>;

/** Whether the cart has a code, and what the server says of it. */
export interface CodeOutcome {
  readonly applied: boolean;
  /** Empty where the server says nothing. */
  readonly text: string;
  /** The server has not decided about the code, so it may be as good as before: the connection was lost, or the lines could not be sent. */
  readonly isUndecided?: true;
}

/** Decides when the carts of the app and the server are brought together. How, says settle-cart.ts. */
export function createCartEngine(ports: CartPorts) {
  const { dispatch, getState, clock } = ports;
  let stopWaiting: (() => void) | null = null;
  let changedOn: ReturnType<CartPorts['page']>;
  let last: Promise<unknown> = Promise.resolve();

  const copies = createCartCopies(ports);
  const { settle, newRequest, endCall } = createSettling({
    ports,
    copies,
    isWaiting: () => stopWaiting !== null,
    changedOn: () => changedOn,
  });

  /** One piece of work at a time: in this tab by waiting for the one before, among tabs by the lock. */
  function inTurn<Result>(work: () => Promise<Result>): Promise<Result> {
    const turn = last.then(() => ports.lock(work));
    last = turn.catch(() => {});
    return turn;
  }

  function endWait(): void {
    stopWaiting?.();
    stopWaiting = null;
  }

  function sync(wish: Wish): Promise<Settled> {
    if (wish.urgent) endWait();
    return inTurn(() => settle(wish));
  }

  function syncAfterWait(wish: Wish): void {
    endWait();
    stopWaiting = clock.after(constants.cart.updateDelayMs, () => {
      stopWaiting = null;
      void sync(wish);
    });
  }

  /** In the background: nobody waits for it. A customer's cart may have been changed on another device, a guest's has no other. */
  function look(): void {
    void sync({ background: true, fetch: selectIsLoggedIn(getState()) });
  }

  /** An offer that the cart lists has a call of its own, a coupon that only the customer knew another (API-050, API-052). */
  function removalOf(code: string): NonNullable<PendingWrite['coupon']>['change'] {
    const { cartOffers = [] } = selectPricedCart(getState()) ?? {};
    return cartOffers.some((offer) => offer.code === code) ? 'remove-offer' : 'remove';
  }

  return {
    sync,
    look,

    /** The lines of an earlier visit may not have been sent. Those that were added while this code was loading are all the device's own. */
    begin(areOfEarlierVisit: boolean): void {
      if (!areOfEarlierVisit) copies.begin();
      const known = copies.current();
      // Without lines too: that the last one was taken out may not have been sent.
      const isOnServer = known !== null && (known.lines.length > 0 || known.pending !== undefined);
      if (selectLines(getState()).length > 0 || isOnServer || selectIsLoggedIn(getState()))
        syncAfterWait({ background: true, fetch: selectIsLoggedIn(getState()) });
    },

    /** CRT-10. The lines were changed, here or in another tab; other changes may follow. */
    linesChanged(): void {
      if (copies.isAtWork()) return;
      changedOn = ports.page();
      copies.begin();
      if (!selectIsUpdating(getState())) dispatch(pricingBegan());
      syncAfterWait({});
    },

    /** The session has another cart, or is a customer's now. */
    cartMoved(): void {
      endCall();
      if (copies.isAtWork()) return;
      const cart = selectPricedCart(getState());
      if (cart && cart.cartId !== selectSession(getState()).cartId) dispatch(cartForgotten());
      look();
    },

    /** Applies or removes a code on the cart, once the cart has the lines on the screen. */
    changeCode(written: string, wished: 'apply' | 'remove'): Promise<CodeOutcome> {
      // As the server reads it, which takes any case and spaces.
      const code = written.trim().toUpperCase();
      endWait();
      return inTurn(async () => {
        const isApplying = wished === 'apply';
        const unchanged = (text: string) => ({ applied: !isApplying, text, isUndecided: true as const });
        const textOf = ({ refusal }: Settled) => refusal && saidOf(refusal, getState());

        const before = await settle({ urgent: true, forced: true, fetch: copies.current() === null });
        const record = copies.current();
        const unsent = textOf(before);
        if (unsent !== null) return unchanged(unsent);
        if (!record || record.lines.length === 0) return unchanged(words.emptyCart);

        const change = isApplying ? 'apply' : removalOf(code);
        copies.keep({ ...record, pending: { ...newRequest(), coupon: { code, change } } });
        const after = await settle({ urgent: true, forced: true });
        const { coupon } = after;
        if (!coupon) return unchanged(textOf(after) ?? '');
        const { isDone, text, isUndecided } = coupon;
        return { applied: isApplying === isDone, text, ...given({ isUndecided }) };
      });
    },
  };
}
