import type { CartLineInput } from '#schemas/entities/cart.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { FetchLike } from '#src/request/ports.ts';

/** What happens to a call on its way: the reply to `lost-after` and `html` does not arrive, although the server has done it. */
export type Fault = 'lost-before' | 'lost-after' | 'html' | 'error-500' | 'expired';

interface Session {
  readonly userId: string;
  readonly isLoggedIn: boolean;
  cartId: string;
}

interface ServerCart {
  readonly id: string;
  readonly ownerId: string;
  version: number;
  lines: readonly CartLineInput[];
  code?: string | undefined;
  isClosed: boolean;
}

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly version?: number; readonly items?: readonly CartLineInput[] } & Readonly<
    Record<string, unknown>
  >;
}

interface Reply {
  readonly status: number;
  readonly json: unknown;
}

const refusal = (status: number, code: string, displayMsg: string): Reply => ({
  status,
  json: { status: 'FAILED', errors: [{ code, displayMsg }] },
});
const success = (data: unknown): Reply => ({ status: 200, json: { status: 'SUCCESS', data } });

/** Price of a unit of anything, in paise. */
export const unitPrice = 10_000;

/**
 * The contract of the server's cart in memory: sessions, versions, and each write done once for its request id; a repeated one is answered with the
 * cart as it is by then. It prices nothing but units, and knows
 * one coupon, FEAST20.
 */
export function createCartServer() {
  const sessions = new Map<string, Session>();
  const carts = new Map<string, ServerCart>();
  const customers = new Map<string, Session>();
  const guests = new Map<string, Session>();
  /** Writes that were done: what was asked for, and what a reply says besides the cart. */
  const done = new Map<string, { readonly print: string; readonly outcome: object | null }>();
  const log: Sent[] = [];
  let made = 0;
  let faultOf: (sent: Sent) => Fault | undefined = () => undefined;
  /** What a write of lines is refused with. */
  let storeRefusal: Reply | null = null;
  let isRenewalRefused = false;
  let listed: readonly string[] = [];
  const notSold = new Set<string>();

  function newGuest() {
    made += 1;
    const session: Session = { userId: `guest-${made}`, cartId: `cart-${made}`, isLoggedIn: false };
    guests.set(session.userId, session);
    return { ...session, credentials: guestCredentials(session) };
  }

  function guestCredentials(session: Session) {
    made += 1;
    sessions.set(`key-${made}`, session);
    return { accessKeyId: `key-${made}`, secretKey: `secret-${made}`, sessionToken: `token-${made}` };
  }

  function customerCredentials(session: Session) {
    made += 1;
    sessions.set(`access-${made}`, session);
    return { accessToken: `access-${made}`, refreshToken: `refresh-${session.userId}` };
  }

  function cartOf({ cartId, userId }: Session): ServerCart {
    const cart = carts.get(cartId) ?? { id: cartId, ownerId: userId, version: 0, lines: [], isClosed: false };
    carts.set(cartId, cart);
    return cart;
  }

  function priced({ id, version, lines, code, isClosed }: ServerCart, { headers }: Sent) {
    const items = lines.map((line) => ({
      ...line,
      foodType: 0,
      product: { id: line.productId, name: line.item_name },
    }));
    const invalidItems = items
      .filter(({ productId }) => notSold.has(productId))
      .map((item) => ({ ...item, reason: 'not-now', text: 'Not sold at this time' }));
    const sold = items.filter(({ productId }) => !notSold.has(productId));
    const validItems = sold.map((line) => ({
      ...line,
      pricePerQty: unitPrice,
      total: unitPrice * line.quantity,
      net: unitPrice * line.quantity,
    }));
    const sum = validItems.reduce((total, { net }) => total + net, 0);
    const discount = code ? Math.floor(sum / 5) : 0;
    const charges = { mixSaving: 0, packaging: 0, delivery: 0, cgst: 0, sgst: 0 };
    return {
      cartId: id,
      version,
      ...(isClosed && { isOrdered: true }),
      storeId: headers[headerNames.storeId],
      deliveryType: headers[headerNames.deliveryType],
      price: sum,
      discount,
      taxAmount: 0,
      netPrice: sum - discount,
      displayNetPrice: sum - discount,
      totalAmountBeforeDiscount: sum,
      bill: { ...charges, itemTotal: sum, discount, total: sum - discount },
      validItems,
      invalidItems,
      cartOffers: listed.map((each) => ({
        code: each,
        heading: each,
        state: code === each ? 'applied' : 'usable',
      })),
      ...(code && { explicitPromo: { promoCode: code, result: 'SUCCESS' } }),
    };
  }

  /** The cart of a session, to be read. One that became an order is shown empty. */
  function shown(session: Session, sent: Sent) {
    const cart = cartOf(session);
    return priced(cart.isClosed ? { ...cart, version: 0, lines: [], code: undefined } : cart, sent);
  }

  function once(session: Session, { id, sent }: { id: string; sent: Sent }, write: () => Reply): Reply {
    const { method, path, body, headers } = sent;
    const key = `${id} ${headers[headerNames.requestId]}`;
    const place = [headerNames.storeId, headerNames.deliveryType, 'isWalletUsed', 'feature'];
    const print = JSON.stringify([method, path, body, place.map((name) => headers[name])]);
    const known = done.get(key);
    if (known && known.print !== print) return refusal(409, 'REQUEST_ID_REUSED', 'The id was used before.');
    if (known) {
      const cart = shown(session, sent);
      return success(known.outcome ? { ...known.outcome, cart } : cart);
    }
    const reply = write();
    const { data } = reply.json as { data?: { cart?: unknown } };
    const { cart, ...outcome } = data ?? {};
    if (reply.status === 200) done.set(key, { print, outcome: cart === undefined ? null : outcome });
    return reply;
  }

  function putLines(cart: ServerCart, sent: Sent): Reply {
    const { items = [], version } = sent.body;
    if (storeRefusal) return storeRefusal;
    const isBegun = version === undefined;
    if (isBegun ? cart.lines.length > 0 : version !== cart.version)
      return refusal(409, 'CART_CHANGED', 'Your cart was changed on another device.');
    if (JSON.stringify(items) !== JSON.stringify(cart.lines)) cart.version += 1;
    cart.lines = items;
    return success(priced(cart, sent));
  }

  function changeCode(cart: ServerCart, sent: Sent): Reply {
    const code = decodeURIComponent(sent.path.split('/').at(-1) ?? '')
      .trim()
      .toUpperCase();
    if (sent.method === 'DELETE') {
      if (cart.code === code) {
        cart.code = undefined;
        cart.version += 1;
      }
      return success(priced(cart, sent));
    }
    if (code !== 'FEAST20')
      return success({ result: 'FAILED', text: 'No such coupon', cart: priced(cart, sent) });
    if (cart.code !== code) {
      cart.code = code;
      cart.version += 1;
    }
    return success({ result: 'SUCCESS', text: 'Applied', cart: priced(cart, sent) });
  }

  function renew(sent: Sent): Reply {
    const userId = String(sent.body['userId']);
    if (isRenewalRefused) return refusal(401, 'SESSION_ENDED', 'Please log in again');
    if (sent.path.endsWith('refreshtoken')) {
      const customer = customers.get(userId);
      if (!customer) return refusal(401, 'SESSION_ENDED', 'Please log in again');
      return { status: 200, json: { credentials: customerCredentials(customer), attributes: {} } };
    }
    const guest = guests.get(userId);
    if (!guest) return refusal(401, 'SESSION_ENDED', 'Please log in again');
    return { status: 200, json: { ...guest, credentials: guestCredentials(guest) } };
  }

  function answer(sent: Sent): Reply {
    if (sent.path === '/loginhandler/anonymoususer') return { status: 200, json: newGuest() };
    if (sent.path.startsWith('/loginhandler/')) return renew(sent);
    const session = sessions.get(sent.headers[headerNames.authToken] ?? '');
    if (!session) return refusal(401, 'SESSION_EXPIRED', 'Expired');
    const cartId = sent.path.split('/cart/')[1]?.split('/')[0];
    const cart = cartOf(session);
    const asked = carts.get(cartId ?? '');
    const wasTheirs = asked?.isClosed && asked.ownerId === session.userId;
    const isTheirs = asked === cart && cart.ownerId === session.userId;
    if (!isTheirs && !wasTheirs) return refusal(404, 'NO_SUCH_CART', 'This cart is not there any more.');
    if (sent.method === 'GET' && !sent.path.includes('/promo/')) return success(shown(session, sent));
    if (asked?.isClosed) return onClosed(session, asked, sent);
    return once(session, { id: cart.id, sent }, () => {
      if (sent.path.includes('/promo/')) return changeCode(cart, sent);
      return sent.method === 'PATCH' ? success(priced(cart, sent)) : putLines(cart, sent);
    });
  }

  /** A cart that became an order takes no changes. Lines for a new one begin it. */
  function onClosed(session: Session, cart: ServerCart, sent: Sent): Reply {
    if (sent.method !== 'POST') return refusal(409, '2.CARTINVALID', 'This cart has been ordered.');
    return once(session, { id: cart.id, sent }, () => {
      if (session.cartId === cart.id) beginAnew(session);
      return putLines(cartOf(session), { ...sent, body: { ...sent.body, version: 0 } });
    });
  }

  function beginAnew(session: Session): void {
    made += 1;
    session.cartId = `cart-${made}`;
  }

  const fetch: FetchLike = async (url, init) => {
    const [path = '', query = ''] = url.split('?');
    const sent: Sent = {
      method: init.method ?? 'GET',
      path,
      query,
      headers: init.headers as Record<string, string>,
      body: typeof init.body === 'string' ? (JSON.parse(init.body) as Sent['body']) : {},
    };
    log.push(sent);
    const fault = faultOf(sent);
    if (fault === 'lost-before') throw new TypeError('Failed to fetch');
    if (fault === 'error-500') return new Response('{}', { status: 500 });
    if (fault === 'expired') sessions.delete(sent.headers[headerNames.authToken] ?? '');
    const { status, json } = answer(sent);
    if (fault === 'lost-after') throw new TypeError('Failed to fetch');
    if (fault === 'html') return new Response('<html>', { status: 200 });
    return new Response(JSON.stringify(json), { status });
  };

  return {
    fetch,
    log,
    /** 'PUT /items' …: calls of the cart, without the id. */
    calls: () =>
      log
        .filter(({ path }) => path.includes('/cart/'))
        .map(({ method, path }) => `${method} ${path.replace(/^.*\/cart\/[^/]+/, '') || '/'}`),
    newGuest,
    /** The session of a customer. The guest's cart becomes that of a new customer (SES-34). */
    logIn(userId: string, guestCartId: string) {
      const customer = customers.get(userId) ?? { userId, cartId: guestCartId, isLoggedIn: true };
      customers.set(userId, customer);
      const cart = carts.get(customer.cartId);
      if (cart) carts.set(cart.id, { ...cart, ownerId: userId });
      return {
        attributes: { userId, cartId: customer.cartId },
        credentials: customerCredentials(customer),
        loginType: 'OTP' as const,
      };
    },
    /** Quantity by line of a cart. */
    unitsOf: (cartId: string) =>
      Object.fromEntries((carts.get(cartId)?.lines ?? []).map(({ id, quantity }) => [id, quantity])),
    cart: (cartId: string) => carts.get(cartId),
    /** The cart was not used for long. */
    removeCart(cartId: string) {
      carts.delete(cartId);
    },
    faultsAre(next: typeof faultOf) {
      faultOf = next;
    },
    /** Faults of the next calls, one each. */
    fail(...faults: readonly Fault[]) {
      const left = [...faults];
      faultOf = ({ path }) => (path.includes('/cart/') ? left.shift() : undefined);
    },
    refuseLines(status: number, code: string, text: string) {
      storeRefusal = refusal(status, code, text);
    },
    /** The offers that a cart lists. */
    list(...codes: readonly string[]) {
      listed = codes;
    },
    /** Whether a dish can be ordered now. */
    sell(productId: string, isSold: boolean) {
      if (isSold) notSold.delete(productId);
      else notSold.add(productId);
    },
    takeLines() {
      storeRefusal = null;
    },
    /** The cart becomes an order. */
    order(cartId: string) {
      const cart = carts.get(cartId);
      if (cart) cart.isClosed = true;
    },
    expireAll() {
      sessions.clear();
    },
    refuseRenewal(isRefused = true) {
      isRenewalRefused = isRefused;
    },
    forgetReplies() {
      done.clear();
    },
  };
}

export type CartServer = ReturnType<typeof createCartServer>;
