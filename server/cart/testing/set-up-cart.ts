import type { LightMyRequestResponse } from 'fastify';
import type { z } from 'zod';
import type { cartLineInput } from '#schemas/entities/cart.ts';
import { type Cart, cartSchema } from '#schemas/entities/cart.ts';
import { type Promo, promoSchema } from '#schemas/entities/promo.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Draft } from '../../content/content-repository.ts';
import type { Database } from '../../database/database.ts';
import { upsert } from '../../database/upsert.ts';
import type { GuestSession } from '../../session/session-repository.ts';
import { createCartsRepository } from '../carts-repository.ts';
import { logIn, type TestCustomer } from '../../testing/customers.ts';
import { fixtureDocuments } from '../../testing/documents.ts';
import { createTestApp, guestHeaders, loginHeaders } from '../../testing/test-app.ts';

type Line = z.input<typeof cartLineInput>;
export type WrittenPromo = z.input<typeof promoSchema>;

export const cartService = '/agg/cart-service/ve1/cart';

/** A line as a card puts it into the cart. */
export function line(productId: string, other: Partial<Line> = {}): Line {
  return {
    id: `${productId}/${other.sizeId ?? ''}/${other.crustId ?? ''}`,
    productId,
    quantity: 1,
    ...other,
  };
}

/** Charges as the documents of the product have them. */
const config: Draft = {
  kind: 'app-config',
  slug: 'default',
  body: {
    document: 'app-config',
    edvSaving: 1000,
    charges: {
      packaging: { D: { amount: 1500 } },
      delivery: { D: { amount: 3900, freeFrom: 39900 } },
    },
  },
};

type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
type Headers = Readonly<Record<string, string>>;

interface More {
  readonly payload?: object | undefined;
  readonly headers?: Headers | undefined;
}

/** Somebody with a cart, on one device. */
export interface Shopper {
  readonly cartId: string;
  readonly headers: Headers;
  readonly call: (method: Method, url: string, more?: More) => Promise<LightMyRequestResponse>;
  readonly get: (headers?: Headers) => Promise<LightMyRequestResponse>;
  readonly put: (
    version: number,
    items: readonly Line[],
    headers?: Headers,
  ) => Promise<LightMyRequestResponse>;
  readonly post: (
    version: number,
    items: readonly Line[],
    headers?: Headers,
  ) => Promise<LightMyRequestResponse>;
  readonly apply: (code: string, headers?: Headers) => Promise<LightMyRequestResponse>;
  readonly remove: (code: string, headers?: Headers) => Promise<LightMyRequestResponse>;
}

export type CartTest = Awaited<ReturnType<typeof setUpCart>>;

/** The whole server with the sandbox's shop, and shoppers. */
export async function setUpCart(
  db: Database,
  {
    settings = {},
    ...options
  }: Pick<
    NonNullable<Parameters<typeof createTestApp>[1]>,
    'env' | 'logged' | 'gateways' | 'network' | 'changes'
  > & {
    /** Settings of app-config that differ. */
    readonly settings?: Readonly<Record<string, unknown>>;
  } = {},
) {
  const test = await createTestApp(db, {
    documents: [
      ...fixtureDocuments.filter(({ slug, kind }) => kind !== 'app-config' || slug !== 'default'),
      { ...config, body: { ...(config.body as object), ...settings } },
    ],
    ...options,
    // Tests of rows that are kept for days use one session.
    env: { SESSION_TTL_SECONDS: '8000000', ...options.env },
  });

  function as(headers: Headers, cartId: string, from = '203.0.113.1'): Shopper {
    const all = { [headerNames.storeId]: '14052', [headerNames.deliveryType]: 'D', ...headers };
    const call: Shopper['call'] = (method, url, { payload, headers: more = {} } = {}) =>
      test.ask({
        method,
        url,
        headers: { ...all, ...more },
        remoteAddress: from,
        ...(payload && { payload }),
      });
    const own = `${cartService}/${cartId}`;
    return {
      cartId,
      headers: all,
      call,
      get: (more) => call('GET', own, { headers: more }),
      put: (version, items, more) =>
        call('PUT', `${own}/items`, { payload: { version, items }, headers: more }),
      post: (version, items, more) =>
        call('POST', `${own}/items`, { payload: { version, items }, headers: more }),
      apply: (code, more) => call('GET', `${own}/promo/${encodeURIComponent(code)}`, { headers: more }),
      remove: (code, more) => call('DELETE', `${own}/promo/${encodeURIComponent(code)}`, { headers: more }),
    };
  }

  const ofGuest = (guest: GuestSession, from?: string) => as(guestHeaders(guest), guest.cartId, from);
  const guest = async (from?: string) => ofGuest(await test.sessions.createGuest(), from);

  async function customer(who: TestCustomer) {
    const login = await logIn(test, who);
    return as(loginHeaders(login), login.attributes.cartId);
  }

  /** Replaces the offers of the shop by these. */
  async function offers(...promos: readonly WrittenPromo[]): Promise<readonly Promo[]> {
    const rules = promos.map((promo) => promoSchema.parse(promo));
    await db.deleteFrom('promos').execute();
    await upsert(db, {
      table: 'promos',
      keys: ['code'],
      rows: rules.map((rule) => ({ code: rule.code, rule })),
    });
    return rules;
  }

  /** Shows offers on the home page by their codes. */
  async function advertise(...codes: readonly string[]): Promise<void> {
    const shown = {
      shelf: 'offers',
      text: null,
      terms: null,
      wash: null,
      picture: null,
      link: null,
    } as const;
    await db
      .insertInto('promotions')
      .values(codes.map((code, at) => ({ ...shown, id: code, code, heading: code, position: 100 + at })))
      .execute();
  }

  const carts = createCartsRepository({ db, now: test.clock.now, sessions: test.sessions });
  return { ...test, db, carts, as, guest, ofGuest, customer, offers, advertise };
}

/** The cart of a reply, read by its contract. */
export function cartIn(reply: LightMyRequestResponse): Cart {
  const { data } = reply.json<{ data?: { cart?: unknown } }>();
  return cartSchema.parse(data?.cart ?? data);
}

/** What a test compares of a refusal. */
export function refusalIn(reply: LightMyRequestResponse): [status: number, code: string] {
  return [reply.statusCode, reply.json<{ errors: { code: string }[] }>().errors[0]?.code ?? ''];
}

export function textIn(reply: LightMyRequestResponse): string {
  return reply.json<{ errors: { displayMsg: string }[] }>().errors[0]?.displayMsg ?? '';
}
