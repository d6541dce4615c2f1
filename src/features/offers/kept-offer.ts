import { addListener } from '@reduxjs/toolkit';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { sayInCart } from '#src/features/cart/say-in-cart.ts';
import { dropCode } from '#src/features/cart-sync/cart-coupon.ts';
import { cartPriced, type PricedCart } from '#src/features/cart-sync/priced-cart-slice.ts';
import { selectSession } from '#src/features/session/session-slice.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import type { AppDispatch, AppThunk, StoreExtra } from '#src/store/store.ts';
import { isForNoCart } from './how-it-stands.ts';
import { codeForgotten, codeKept, type KeptOffer, selectKeptOffer, selectSentCode } from './offers-slice.ts';
import { outcomeWords as words } from './outcome-words.ts';
import { type Outcome, sendOffer } from './send-offer.ts';

interface KeepOptions {
  /** Only a customer can use it, and this is a guest. */
  readonly needsLogin?: boolean | undefined;
}

/** Keeps a code for the cart, which is empty: it is applied when the cart fits. One is kept at a time. */
export function keepOffer(code: string, { needsLogin = false }: KeepOptions = {}): AppThunk<Outcome> {
  return (dispatch, getState, { persistence }) => {
    const before = selectKeptOffer(getState())?.code;
    const kept = { code, cartId: selectSession(getState()).cartId };
    persistence.write(couponCode, { ...kept, waits: true });
    dispatch(codeKept(kept));
    dispatch(followKeptOffer());
    const text = needsLogin ? words.keptForLogin(code) : words.kept(code);
    if (before === undefined || before === code) return { tone: 'good', text };
    return { tone: 'good', text: `${text} ${words.forgotten(before)}`, replaced: before };
  };
}

/** Keeps no code any more. */
export function forgetOffer(): AppThunk<Outcome> {
  return (dispatch, getState, { persistence }) => {
    const code = selectKeptOffer(getState())?.code ?? '';
    persistence.remove(couponCode);
    dispatch(codeForgotten());
    return { tone: 'info', text: words.forgotten(code) };
  };
}

/** Restores the code that an earlier visit kept. One that was applied is in the cart, or was removed from it elsewhere. */
export function restoreKeptOffer(): AppThunk {
  return (dispatch, getState, { persistence }) => {
    const kept = persistence.read(couponCode);
    if (!kept?.waits || selectKeptOffer(getState())) return;
    const { code, cartId } = kept;
    dispatch(codeKept({ code, cartId }));
    dispatch(followKeptOffer());
  };
}

/** Why a code is kept no longer, as it is said; null where the cart has this code. Undefined while it is kept. */
function whyDropped({ code, cartId }: KeptOffer, cart: PricedCart): string | null | undefined {
  const applied = cart.explicitPromo?.promoCode;
  if (applied !== undefined) return applied === code ? null : words.notKept(code, applied);
  if (cartId !== null && cartId !== cart.cartId) return words.ofOtherCart(code);
  // Since it was kept, it ended or was used, or a guest has logged in as a customer with orders.
  const standing = cart.cartOffers.find((offer) => offer.code === code);
  return standing && isForNoCart(standing) ? (standing.hint ?? words.forNoCart(code)) : undefined;
}

function dropKeptOffer(code: string, why: string | null): AppThunk {
  return (dispatch, _getState, { persistence }) => {
    if (persistence.read(couponCode)?.waits) dropCode(persistence, code);
    dispatch(codeForgotten());
    if (why !== null) sayInCart({ tone: 'info', text: why });
  };
}

/** What the server has priced decides whether the kept code is applied now. */
function tryKeptOffer(cart: PricedCart): AppThunk<Promise<void>> {
  return async (dispatch, getState) => {
    const kept = selectKeptOffer(getState());
    // The answer to a press says what became of the kept code.
    const isPressed = selectSentCode(getState()) !== null;
    if (!kept || isPressed || cart.validItems.length === 0) return;
    const why = whyDropped(kept, cart);
    if (why !== undefined) {
      dispatch(dropKeptOffer(kept.code, why));
      return;
    }
    // A code that the cart does not list is tried: only the server knows it.
    if (cart.cartOffers.find(({ code }) => code === kept.code)?.state === 'locked') return;
    const outcome = await dispatch(sendOffer(kept.code));
    if (outcome) sayInCart({ tone: outcome.tone, text: outcome.text });
  };
}

const listen = addListener.withTypes<RootState, AppDispatch, StoreExtra>();
const followed = new WeakSet<StoreExtra>();

/**
 * Applies the kept code as soon as the server says that the cart fits it, and tells the customer. A code that was kept for another cart (OFR-10),
 * or that waits while one is applied, waits no longer.
 */
function followKeptOffer(): AppThunk {
  return (dispatch, _getState, extra) => {
    if (followed.has(extra)) return;
    followed.add(extra);
    dispatch(
      listen({
        actionCreator: cartPriced,
        effect: ({ payload }, api) => api.dispatch(tryKeptOffer(payload)),
      }),
    );
  };
}
