import type { FastifyRequest } from 'fastify';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import type { Session } from '../http/session.ts';
import { type CartHandlersOptions, readCart } from './cart-handlers.ts';
import { type CartReply, cartReply } from './cart-reply.ts';
import type { Cart } from './carts-repository.ts';
import { codeForOthers } from './code-for-others.ts';
import type { Shop } from './shop-now.ts';

interface ToFreeze {
  readonly request: FastifyRequest;
  readonly session: Session;
  readonly cartId: string;
  /** Absent while the customer has not chosen one. */
  readonly paymentMode?: PaymentMode | undefined;
  /** The cart as it would be without the code that was entered. */
  readonly withoutCode?: boolean;
}

/** A cart with its price at one moment, for an order. */
export interface FrozenCart {
  readonly cart: Cart;
  readonly shop: Shop;
  readonly priced: CartReply;
  /** The code that was entered, where it holds for other ways to pay alone, with what to say. */
  readonly codeForOthers: ReturnType<typeof codeForOthers>;
}

export type FreezeCart = (asked: ToFreeze) => Promise<FrozenCart>;

/** Prices a cart with the way to pay that was chosen, so that offers for one hold. Reads alone: it goes before a transaction. */
export function createFreezeCart(options: Omit<CartHandlersOptions, 'writes'>): FreezeCart {
  return async ({ request, session, cartId, paymentMode, withoutCode = false }) => {
    const read = await readCart(options, { session, request, params: { cartId } });
    const cart = withoutCode ? { ...read.cart, enteredCode: null } : read.cart;
    const shop = { ...read.shop, paymentMode };
    const priced = cartReply(cart, shop);
    return { cart, shop, priced, codeForOthers: codeForOthers(cart, shop, priced) };
  };
}
