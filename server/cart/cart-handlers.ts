import type { FastifyRequest } from 'fastify';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { type Session, sessionOf } from '../http/session.ts';
import { atPlace, begun, type Place, withLines } from './cart-changes.ts';
import { advanceOrder, cartClosed, storeOffline } from './cart-faults.ts';
import { cartReply } from './cart-reply.ts';
import type { Cart, CartContent, CartsRepository } from './carts-repository.ts';
import { type OpenShop, saysNoOptionPrices, type Shop } from './shop-now.ts';
import { writeRequest } from './write-request.ts';

export interface CartHandlersOptions {
  readonly carts: CartsRepository;
  readonly openShop: OpenShop;
  /** Limits the changes of a session. */
  readonly writes: RateLimit;
}

/** A call of these handlers has a session: the calls are declared so. */
export interface CartCall {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
  readonly params: { readonly cartId: string };
}

/** The cart of a call as it stands in the shop, to be read. */
export async function readCart(
  { carts, openShop }: Omit<CartHandlersOptions, 'writes'>,
  { session, request, params }: CartCall,
): Promise<{ readonly cart: Cart; readonly shop: Shop }> {
  const own = sessionOf({ session });
  const cart = await carts.find(own, params.cartId);
  const { seesNoOptionPrices } = cart;
  const shop = await openShop({ request, session, seesNoOptionPrices });
  if (!shop.store.online) throw storeOffline(shop.store.name);
  return { cart, shop };
}

export function cartHandlers(
  options: CartHandlersOptions,
): HandlersOf<
  'getCart' | 'createCart' | 'patchCart' | 'putCartFromMenu' | 'createCartItems' | 'putCartItems'
> {
  const { carts, openShop, writes } = options;

  interface Write {
    /** It begins a cart: where the old one became an order, a new one. */
    readonly isCreate: boolean;
    readonly next: (cart: Cart, place: Place) => CartContent;
  }

  async function write({ session: given, request, params }: CartCall, { isCreate, next }: Write) {
    const session = sessionOf({ session: given });
    await writes.take(session.familyId);
    const shop = await openShop({ request, session });
    const { store, orderType, config } = shop;
    if (!store.online) throw isCreate ? advanceOrder(store.name, config) : storeOffline(store.name);
    const place: Place = {
      store,
      orderType,
      isWalletUsed: walletOf(request),
      seesNoOptionPrices: saysNoOptionPrices(request),
    };
    return carts.write({
      session,
      cartId: params.cartId,
      request: writeRequest(request),
      beginsAnew: isCreate,
      change(cart) {
        if (cart.isClosed) throw cartClosed(config);
        return { next: next(cart, place), outcome: null };
      },
      reply: (cart) => ({ status: 'SUCCESS' as const, data: cartReply(cart, shop) }),
    });
  }

  return {
    async getCart(call) {
      const { cart, shop } = await readCart(options, call);
      return { status: 'SUCCESS', data: cartReply(cart, shop) };
    },

    createCart: (call) =>
      write(call, { isCreate: true, next: (cart, place) => begun(cart, { items: call.body.items, place }) }),

    createCartItems: (call) =>
      write(call, { isCreate: true, next: (cart, place) => withLines(cart, { ...call.body, place }) }),

    putCartItems: (call) =>
      write(call, { isCreate: false, next: (cart, place) => withLines(cart, { ...call.body, place }) }),

    putCartFromMenu: (call) =>
      write(call, { isCreate: false, next: (cart, place) => withLines(cart, { ...call.body, place }) }),

    patchCart: (call) => write(call, { isCreate: false, next: atPlace }),
  };
}

function walletOf({ headers }: FastifyRequest): boolean | undefined {
  return headers.iswalletused === undefined ? undefined : headers.iswalletused === 'true';
}
