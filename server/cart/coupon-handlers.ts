import type { FastifyRequest } from 'fastify';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { contentOf } from './cart-changes.ts';
import { cartClosed, storeOffline } from './cart-faults.ts';
import { sessionOf } from '../http/session.ts';
import type { CartCall, CartHandlersOptions } from './cart-handlers.ts';
import { evaluate, isApplied } from '../promo/evaluate.ts';
import { type CartReply, cartReply, promoContext } from './cart-reply.ts';
import type { Cart } from './carts-repository.ts';
import { codeForOthers } from './code-for-others.ts';
import type { Shop } from './shop-now.ts';
import { writeRequest } from './write-request.ts';

interface CouponOptions extends CartHandlersOptions {
  /** Limits the codes that do not exist: nobody finds one by trying. */
  readonly guesses: { readonly ofSession: RateLimit; readonly ofCaller: RateLimit };
}

/** VAL-32. */
const oneAtATime = 'Please remove the applied offer to move further.';

type Applied = { result: 'SUCCESS' | 'PARTIAL' | 'FAILED'; text: string };
type Tried = Applied & { readonly isKept: boolean };

export function couponHandlers({
  carts,
  openShop,
  writes,
  guesses,
}: CouponOptions): HandlersOf<'applyCoupon' | 'removeCoupon' | 'removeOffer'> {
  async function openFor({ session, request }: Pick<CartCall, 'session' | 'request'>): Promise<Shop> {
    const shop = await openShop({ request, session });
    if (!shop.store.online) throw storeOffline(shop.store.name);
    return shop;
  }

  async function countGuess(session: { readonly userId: string }, request: FastifyRequest) {
    await guesses.ofCaller.take(callerOf(request));
    await guesses.ofSession.take(session.userId);
  }

  async function remove(call: CartCall & { readonly params: { readonly code: string } }) {
    const { request, params } = call;
    const session = sessionOf(call);
    await writes.take(session.familyId);
    const shop = await openFor(call);
    return carts.write({
      session,
      cartId: params.cartId,
      request: writeRequest(request),
      beginsAnew: false,
      change(cart) {
        if (cart.isClosed) throw cartClosed(shop.config);
        const isEntered = cart.enteredCode === codeOf(params.code);
        return { next: { ...contentOf(cart), ...(isEntered && { enteredCode: null }) }, outcome: null };
      },
      reply: (cart) => ({ status: 'SUCCESS' as const, data: cartReply(cart, shop) }),
    });
  }

  return {
    async applyCoupon(call) {
      const { request, params } = call;
      const session = sessionOf(call);
      const code = codeOf(params.code);
      // The cart first: whoever names another one learns nothing of codes.
      await carts.find(session, params.cartId);
      await writes.take(session.familyId);
      await guesses.ofSession.check(session.userId);
      await guesses.ofCaller.check(callerOf(request));
      const shop = await openFor(call);
      const rule = shop.offers.find((offer) => offer.rule.code === code)?.rule;
      if (!rule) await countGuess(session, request);
      return carts.write({
        session,
        cartId: params.cartId,
        request: writeRequest(request),
        beginsAnew: false,
        change(cart) {
          if (cart.isClosed) throw cartClosed(shop.config);
          const { isKept, ...outcome }: Tried = rule
            ? tryCode(cart, code, shop)
            : failed(shop.config.couponInvalidText);
          return { next: { ...contentOf(cart), ...(isKept && { enteredCode: code }) }, outcome };
        },
        reply: (cart, outcome: Applied) => ({
          status: 'SUCCESS' as const,
          data: { ...outcome, cart: cartReply(cart, shop) },
        }),
      });
    },

    removeCoupon: remove,
    removeOffer: remove,
  };
}

/** Codes are entered in any case, with spaces around them. */
export function codeOf(written: string): string {
  return written.trim().toUpperCase();
}

function failed(text: string): Tried {
  return { result: 'FAILED', text, isKept: false };
}

/** What a code does to a cart. One that does not hold is not kept, and the cart stays as it was (OFR-09). */
function tryCode(cart: Cart, code: string, shop: Shop): Tried {
  const isOther = cart.enteredCode !== null && cart.enteredCode !== code;
  if (isOther) return failed(oneAtATime);
  const ofLines = offerOfLines(cart, code, shop);
  if (ofLines) return { ...ofLines, isKept: false };
  const withCode = { ...cart, enteredCode: code };
  const reply = cartReply(withCode, shop);
  // It holds once the customer pays so. With another way to pay, the order asks whether to go on without it (PAY-24).
  const paidSo = codeForOthers(withCode, shop, reply);
  if (paidSo) return { result: 'PARTIAL', text: paidSo.text, isKept: true };
  const { result, text = '' } = reply.explicitPromo ?? failed(shop.config.couponInvalidText);
  return { result, text, isKept: result !== 'FAILED' };
}

/** CRT-08. An offer that belongs to lines is not entered: it applies where something was added from it. */
function offerOfLines(cart: Cart, code: string, shop: Shop): Applied | undefined {
  const rule = shop.offers.find((offer) => offer.rule.code === code)?.rule;
  if (rule?.trigger !== 'PRODUCT_IMPLICIT') return undefined;
  const { appliedOffers = [], cartOffers = [] }: CartReply = cartReply(cart, shop);
  const applied = appliedOffers.find((offer) => offer.code === code);
  if (applied) return { result: applied.result, text: applied.text };
  const hint = cartOffers.find((offer) => offer.code === code)?.hint;
  // One that is over is not in the list.
  const alone = evaluate(rule, { lines: [] }, promoContext(shop));
  return { result: 'FAILED', text: hint ?? (isApplied(alone) ? shop.config.couponInvalidText : alone.text) };
}
