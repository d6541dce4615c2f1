import type { CartSync } from '#schemas/stored/cart.ts';
import { genericTexts } from '#src/config/texts/generic.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectCartConfig } from '#src/features/app-config/cart-config.ts';
import { selectVariants } from '#src/features/experiments/experiments-slice.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectIsLoggedIn, selectSession } from '#src/features/session/session-slice.ts';
import type { Answer, Refusal } from '#src/request/answer.ts';
import { isFinal } from '#src/request/is-final.ts';
import {
  type CallContext,
  cartFeature,
  type CouponOutcome,
  fetchCart,
  repriceLines,
  sendWrite,
} from './cart-calls.ts';
import type { CartCopies } from './cart-copies.ts';
import { dropCode } from './cart-coupon.ts';
import type { CartPorts } from './cart-ports.ts';
import type { PendingWrite } from './cart-record.ts';
import { cartChangedCode, offlineRefusal, requestDoneCode, saidOf, shownRefusal } from './cart-refusals.ts';
import { cartSyncWords as words } from './cart-sync-words.ts';
import { type LineUnits, sameUnits } from './merge-lines.ts';
import {
  cartPriced,
  pricingBegan,
  pricingFailed,
  selectCartRefusal,
  selectIsUpdating,
  selectPricedCart,
} from './priced-cart-slice.ts';
import { usesWallet } from './uses-wallet.ts';
import { inputOf, unitsOfItems } from './wire-lines.ts';

/** So many steps bring any two carts together; more would be a circle. */
const mostSteps = 20;
/** The server remembers a write for a day. One that is older may be refused as one of an old version although it was done. */
const rememberedMs = 20 * 60 * 60 * 1_000;
/** The reply to a write that was first sent longer ago may be an old one. */
const freshMs = 60_000;

export interface Wish {
  /** The server's cart is read, also where there is nothing to send. */
  readonly fetch?: boolean;
  /** The lines are priced anew, also where there is nothing to send. */
  readonly reprice?: boolean;
  /** Changes are sent without the wait after them. */
  readonly urgent?: boolean;
  /** Also where the browser says that it is offline: it may be wrong. */
  readonly forced?: boolean;
  /** Nobody waits for it: it shows no popups. */
  readonly background?: boolean;
}

/** How far it came. */
export interface Settled {
  /** Why it came no further. */
  readonly refusal: Refusal | null;
  /** The server has answered with the cart. */
  readonly isReceived: boolean;
  readonly coupon?: CouponOutcome | undefined;
}

type Step = Partial<Settled>;

interface Parts {
  readonly ports: CartPorts;
  readonly copies: CartCopies;
  /** A change was just made, and others may follow it. */
  readonly isWaiting: () => boolean;
  /** The page on which the lines were changed. */
  readonly changedOn: CartPorts['page'];
}

/** Brings the lines of the device and the server's cart together: what has to be sent, sent again, read or merged for that, one step after the other. */
export function createSettling({ ports, copies, isWaiting, changedOn }: Parts) {
  const { dispatch, getState, persistence, clock } = ports;
  let lastRequestAt = 0;
  let endCall = () => {};

  const session = () => selectSession(getState());
  const isOffline = ({ forced }: Wish) => !forced && !ports.online();

  async function settle(wish: Wish): Promise<Settled> {
    let settled: Settled = { refusal: null, isReceived: false };
    for (let steps = 0; steps < mostSteps && settled.refusal === null; steps += 1) {
      const done = await nextStep(wish, settled);
      if (done === null) break;
      settled = { ...settled, ...done };
    }
    return settled;
  }

  /** Null when nothing is left to do. */
  async function nextStep(wish: Wish, { isReceived }: Settled): Promise<Step | null> {
    const lines = copies.lines();
    const record = copies.current();
    if (!record) return firstStep(wish, lines.length > 0);
    if (record.pending) return send(record.pending, wish);
    if (!sameUnits(lines, record.lines)) {
      if (isWaiting() && !wish.urgent) return null;
      if (isOffline(wish)) return refuse(offlineRefusal());
      const { version } = record;
      const by = record.isClosed ? 'create' : version === 0 ? 'items' : (changedOn() ?? 'put');
      const items = lines.map(inputOf);
      copies.keep({ ...record, pending: { ...newRequest(), lines: { by, version, items } } });
      return {};
    }
    const { carriedCode, ...rest } = record;
    if (carriedCode !== undefined && lines.length > 0) {
      copies.keep({
        ...rest,
        pending: { ...newRequest(), coupon: { code: carriedCode, change: 'apply', isCarried: true } },
      });
      return {};
    }
    if (isReceived) return null;
    const hasUnits = lines.length > 0;
    if ((wish.reprice || isOfAnotherPlace()) && hasUnits) return read(wish, repriceLines);
    if (wish.fetch || isOlderThan(record)) return read(wish, fetchCart);
    showAgain();
    return null;
  }

  /** Nothing is known of the session's cart. A guest's is empty unless the server says otherwise; a customer's may have lines of another device. */
  async function firstStep(wish: Wish, hasLines: boolean): Promise<Step | null> {
    if (copies.stored() === null) {
      if (!hasLines && !wish.fetch) return null;
      const isOfCustomer = selectIsLoggedIn(getState());
      if (!hasLines || !isOfCustomer) copies.begin();
      if (hasLines && copies.current()) return {};
    }
    return read(wish, fetchCart);
  }

  /** Another tab has changed the cart since this one was priced. */
  function isOlderThan({ cartId, version }: CartSync): boolean {
    const cart = selectPricedCart(getState());
    return cart !== null && (cart.version !== version || cart.cartId !== cartId);
  }

  function isOfAnotherPlace(): boolean {
    const { storeId, deliveryType } = selectPricedCart(getState()) ?? {};
    const now = selectLocation(getState());
    if (storeId !== undefined && storeId !== now.storeId) return true;
    return deliveryType !== undefined && deliveryType !== now.orderType;
  }

  /** Changes were taken back before they were sent: what the server said holds again. */
  function showAgain(): void {
    const state = getState();
    const cart = selectPricedCart(state);
    if (cart && (selectIsUpdating(state) || selectCartRefusal(state))) dispatch(cartPriced(cart));
  }

  /** REQ-04. Two devices of a customer may send in the same millisecond. */
  function newRequest(): Pick<PendingWrite, 'requestId' | 'since'> {
    lastRequestAt = Math.max(clock.now(), lastRequestAt + 1);
    const digits = String(Math.floor(ports.random() * 1e6)).padStart(6, '0');
    return { requestId: `${lastRequestAt}${digits}${session().userId ?? ''}`, since: clock.now() };
  }

  /**
   * Makes a call for the cart of the session. Undefined when the session has got a customer's cart meanwhile, which this call is not about: the call of
   * a guest is sent again for the new cart of the guest (SES-24), but never for that of a customer.
   */
  async function ask<Data>(
    { background = false }: Wish,
    call: (context: CallContext) => Promise<Answer<Data>>,
  ): Promise<Answer<Data> | undefined> {
    const state = getState();
    const { cartId } = session();
    const ending = new AbortController();
    endCall = () => {
      if (session().cartId !== cartId && selectIsLoggedIn(getState())) ending.abort();
    };
    try {
      return await call({
        background,
        isOnHome: ports.page() === 'home',
        signal: ending.signal,
        isWalletUsed: usesWallet(state, persistence),
        feature: cartFeature(selectVariants(state), selectConfig(state).experiments),
      });
    } catch (error) {
      if (ending.signal.aborted) return undefined;
      throw error;
    } finally {
      endCall = () => {};
    }
  }

  async function send(pending: PendingWrite, wish: Wish): Promise<Step> {
    if (isOffline(wish)) return refuse(offlineRefusal());
    const { cartId: asked, userId: sender } = session();
    const answer = await ask(wish, (context) => sendWrite(ports.request(), pending, context));
    const record = copies.stored();
    // The session has another cart now, or another tab has had the reply to the same write.
    if (!answer || record?.pending?.requestId !== pending.requestId) return {};
    // The cart is that of the customer who has logged in meanwhile: the guest's call finds it no more, but an earlier try may have been done.
    if (!answer.ok && isFinal(answer.refusal) && session().userId !== sender) return {};
    const { pending: _, ...rest } = record;
    const sent = pending.lines && unitsOfItems(pending.lines.items);
    if (!answer.ok) return sendRefused(answer.refusal, { pending, rest, sent, wish });

    const { cart, coupon } = answer.data;
    if (!copies.isOurs(cart, asked)) return {};
    copies.keep(rest);
    copies.adopt(cart, sent ?? record.lines);
    const step = await knownNow(pending, wish);
    return { ...step, ...(coupon && couponAnswered(pending, coupon)) };
  }

  /** A write that is repeated gets the reply of the time when it was done. The cart may have been changed elsewhere since. */
  async function knownNow({ since }: PendingWrite, wish: Wish): Promise<Step> {
    if (clock.now() - since <= freshMs) return { isReceived: true };
    dispatch(pricingBegan());
    return read(wish, fetchCart);
  }

  interface Refused {
    readonly pending: PendingWrite;
    /** What is known without the write. */
    readonly rest: CartSync;
    readonly sent: readonly LineUnits[] | undefined;
    readonly wish: Wish;
  }

  async function sendRefused(refusal: Refusal, { pending, rest, sent, wish }: Refused): Promise<Step> {
    const { code } = refusal;
    if (code === requestDoneCode) {
      copies.keep(sent ? { ...rest, lines: sent } : rest);
      return read(wish, fetchCart);
    }
    if (code === cartChangedCode) {
      copies.keep(rest);
      const isForgotten = clock.now() - pending.since > rememberedMs;
      return read(wish, fetchCart, isForgotten ? sent : undefined);
    }
    if (isFinal(refusal) || pending.coupon) copies.keep(rest);
    if (!pending.coupon || isClosing(refusal)) return refuse(refusal);
    const text = saidOf(refusal, getState());
    if (isFinal(refusal)) return couponAnswered(pending, { isDone: false, text });
    return giveUp(pending.coupon, { pending, wish, text });
  }

  /** A code without an answer would keep the lines from being sent. The cart tells whether it was applied or removed all the same. */
  async function giveUp(
    { code, change }: NonNullable<PendingWrite['coupon']>,
    { pending, wish, text }: Pick<Refused, 'pending' | 'wish'> & { readonly text: string },
  ): Promise<Step> {
    const step = await read({ ...wish, background: true }, fetchCart);
    const hasCode = selectPricedCart(getState())?.explicitPromo?.promoCode === code;
    const isDone = step.isReceived === true && hasCode === (change === 'apply');
    return {
      ...step,
      ...couponAnswered(pending, isDone ? { isDone, text: '' } : { isDone, text, isUndecided: true }),
    };
  }

  function couponAnswered({ coupon }: PendingWrite, outcome: CouponOutcome): Step {
    if (!coupon) return {};
    const isApplied = coupon.change === 'apply' ? outcome.isDone : !outcome.isDone;
    if (!isApplied) dropCode(persistence, coupon.code);
    if (coupon.isCarried && !isApplied) ports.say(words.notApplied(coupon.code, reasonOf(outcome)));
    return { coupon: outcome };
  }

  /** The server's text first, then the configured one (OFR-14), which is for codes that the server has refused. */
  function reasonOf({ text, isUndecided }: CouponOutcome): string {
    return text || (isUndecided ? genericTexts.text : selectCartConfig(getState()).couponInvalidText);
  }

  /** Has the cart from the server, as it is or priced anew. `sent`: lines that the server may have taken before. */
  async function read(wish: Wish, call: typeof fetchCart, sent?: readonly LineUnits[]): Promise<Step> {
    if (isOffline(wish)) return refuse(offlineRefusal());
    const asked = session().cartId;
    const answer = await ask(wish, (context) => call(ports.request(), context));
    if (!answer) return {};
    if (!answer.ok) return refuse(answer.refusal);
    if (!copies.isOurs(answer.data, asked)) return {};
    copies.adoptRead(answer.data, { asked, sent });
    return { isReceived: true };
  }

  function isClosing({ code }: Refusal): boolean {
    return code === selectCartConfig(getState()).invalidCartCode;
  }

  function refuse(refusal: Refusal): Step {
    if (isClosing(refusal)) copies.close(refusal);
    else dispatch(pricingFailed(shownRefusal(refusal, getState())));
    return { refusal };
  }

  return {
    settle,
    newRequest,
    /** The session has changed: a call for another cart than the customer's ends. */
    endCall: () => endCall(),
  };
}
