import { applyCoupon } from '#schemas/compiled/calls/apply-coupon.ts';
import { createCart } from '#schemas/compiled/calls/create-cart.ts';
import { createCartItems } from '#schemas/compiled/calls/create-cart-items.ts';
import { getCart } from '#schemas/compiled/calls/get-cart.ts';
import { patchCart } from '#schemas/compiled/calls/patch-cart.ts';
import { putCartFromMenu } from '#schemas/compiled/calls/put-cart-from-menu.ts';
import { putCartItems } from '#schemas/compiled/calls/put-cart-items.ts';
import { removeCoupon } from '#schemas/compiled/calls/remove-coupon.ts';
import { removeOffer } from '#schemas/compiled/calls/remove-offer.ts';
import { headerNames } from '#schemas/header-names.ts';
import { constants } from '#src/config/constants.ts';
import type { ExperimentConfig, Variant } from '#schemas/rules/variants.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import type { PendingWrite } from './cart-record.ts';
import type { PricedCart } from './priced-cart-slice.ts';

/** What a call says besides the cart itself. */
export interface CallContext {
  readonly isWalletUsed: boolean;
  /** CRT-25; undefined where no variant asks for it. */
  readonly feature: string | undefined;
  /** Nobody waits for the call: it shows no popup. */
  readonly background: boolean;
  /** The customer is on the home page, where they add from widgets (REQ-21). */
  readonly isOnHome: boolean;
  readonly signal: AbortSignal;
}

/** How it went that a code was applied or removed, and what the server says of it. */
export interface CouponOutcome {
  readonly isDone: boolean;
  readonly text: string;
  /** The server has not decided: there was no answer, or one that says nothing of the code. */
  readonly isUndecided?: true;
}

/** A cart of the server, and how the code went that the call was about. */
export interface CartReply {
  readonly cart: PricedCart;
  readonly coupon?: CouponOutcome;
}

/**
 * The header `feature` of the cart (CRT-25): that of the menu, so that both have the same prices (MEN-26), but for variants only, and only once the
 * configuration names the experiment.
 */
export function cartFeature(
  variants: Readonly<Record<string, Variant>>,
  configured: ExperimentConfig,
): string | undefined {
  const { headersExperiment, headersByVariant } = constants.menu;
  const variant = variants[headersExperiment] ?? 'default';
  const isPlain = variant === 'default' || !Object.hasOwn(configured, headersExperiment);
  if (isPlain || !Object.hasOwn(headersByVariant, variant)) return undefined;
  return headersByVariant[variant as keyof typeof headersByVariant].feature;
}

function commonOptions({ isWalletUsed, feature, background, signal }: CallContext) {
  return { signal, flags: { background }, headers: { isWalletUsed: String(isWalletUsed), feature } };
}

export function fetchCart(
  request: Request,
  { signal, background }: CallContext,
): Promise<Answer<PricedCart>> {
  return request.call(getCart, { signal, flags: { background } });
}

/** The same lines at the prices of another store or order type (API-046). */
export function repriceLines(request: Request, context: CallContext): Promise<Answer<PricedCart>> {
  return request.call(patchCart, { ...commonOptions(context), body: {} });
}

/** Sends a write, always with the same request id. */
export async function sendWrite(
  request: Request,
  { requestId, lines, coupon }: PendingWrite,
  context: CallContext,
): Promise<Answer<CartReply>> {
  const common = commonOptions(context);
  const flags = { ...common.flags, putCartHome: context.isOnHome && lines !== undefined };
  const options = { ...common, flags, headers: { ...common.headers, [headerNames.requestId]: requestId } };
  if (coupon) return sendCoupon(request, coupon, options);
  if (!lines) throw new Error(`Nothing to send in ${requestId}`);

  const { by, version } = lines;
  const items = lines.items.map((item) => ({
    ...item,
    addonIds: [...item.addonIds],
    options: [...item.options],
  }));
  const body = { version, items };
  switch (by) {
    case 'create':
      return withCart(request.call(createCart, { ...options, body: { items } }));
    case 'items':
      return withCart(request.call(createCartItems, { ...options, body }));
    case 'put':
      return withCart(request.call(putCartItems, { ...options, body }));
    case 'menu':
    case 'home':
      return withCart(request.call(putCartFromMenu, { ...options, query: { source: by }, body }));
  }
}

type WriteOptions = ReturnType<typeof commonOptions>;

async function sendCoupon(
  request: Request,
  { code, change }: NonNullable<PendingWrite['coupon']>,
  common: WriteOptions,
): Promise<Answer<CartReply>> {
  const options = { ...common, params: { code } };
  if (change === 'remove') return withCart(request.call(removeCoupon, options), removed);
  if (change === 'remove-offer') return withCart(request.call(removeOffer, options), removed);
  const answer = await request.call(applyCoupon, options);
  if (!answer.ok) return answer;
  const { cart, result, text } = answer.data;
  return { ok: true, data: { cart, coupon: { isDone: result !== 'FAILED', text } } };
}

const removed: CouponOutcome = { isDone: true, text: '' };

async function withCart(
  call: Promise<Answer<PricedCart>>,
  coupon?: CouponOutcome,
): Promise<Answer<CartReply>> {
  const answer = await call;
  if (!answer.ok) return answer;
  return { ok: true, data: { cart: answer.data, ...(coupon && { coupon }) } };
}
