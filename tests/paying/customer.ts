import { randomUUID } from 'node:crypto';
import type { StartedPayment } from '#server/gateways/gateway.ts';
import type { GuestSession } from '#server/session/session-repository.ts';
import { guestHeaders } from '#server/testing/test-app.ts';
import { cartSchema } from '#schemas/entities/cart.ts';
import { type PaymentStep, paymentStep, transactionStatus } from '#schemas/entities/payment.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { Reached } from '#server/sandbox/gateways/testing/gateway-browser.ts';
import type { Way } from './ways.ts';

const orders = '/order-service/ve3/orders';
const wallet = '/payment-service/ve1/paytm-wallet';

const address = {
  latitude: 12.9719,
  longitude: 77.6412,
  city: 'Bengaluru',
  area_level2: 'Indiranagar',
  houseNo: '12',
  address: '100 Feet Road',
  label: 'Home' as const,
};

/** Dishes that no stock and no hour takes away. */
export const dishes = [
  { id: 'SID1', productId: 'SID1', quantity: 2 },
  { id: 'BEV1', productId: 'BEV1', quantity: 1 },
];

interface Said {
  readonly status: number;
  readonly body: { readonly data?: unknown; readonly errors?: readonly { readonly code: string }[] };
}

/** Guards against endless tapping. */
const mostTaps = 50;

type Method = 'GET' | 'POST' | 'PUT';

export type Customer = Awaited<ReturnType<typeof createCustomer>>;

/** Who is answered otherwise than with the status that was expected. */
export class Refused extends Error {
  readonly said: Said;
  constructor(call: string, said: Said) {
    super(`${call} was answered with ${said.status}: ${JSON.stringify(said.body).slice(0, 300)}`);
    this.said = said;
  }
}

/** A guest who orders, over HTTP alone. `number` makes the address and the mobile number their own. */
export async function createCustomer(server: Reached, number: number) {
  const from = { 'x-forwarded-for': `10.${number >> 16}.${(number >> 8) & 255}.${number & 255}` };
  // The last digit is what the wallet of this number holds in the sandbox.
  const mobile = `9${String(number).padStart(8, '0')}9`;

  async function reach(method: Method, url: string, headers: Record<string, string>, payload?: object) {
    const { statusCode, body } = await server.inject({
      method: method as 'POST',
      url,
      headers: { ...from, ...headers, ...(payload && { 'content-type': 'application/json' }) },
      ...(payload && { payload: JSON.stringify(payload) }),
    });
    return { status: statusCode, body: JSON.parse(body || '{}') } as Said;
  }

  const begun = await reach('POST', '/loginhandler/anonymoususer', {}, {});
  const session = begun.body as unknown as GuestSession;
  const { cartId, userId } = session;
  const own = {
    ...guestHeaders(session),
    [headerNames.storeId]: '14052',
    [headerNames.deliveryType]: 'D',
  };
  const call = (method: Method, url: string, payload?: object, requestId: string = randomUUID()) =>
    reach(method, url, { ...own, [headerNames.requestId]: requestId }, payload);

  /** Taps again where the shop says so: a gateway may be slow on a busy machine. */
  async function done(method: Method, url: string, payload?: object, requestId?: string) {
    for (let tap = 1; ; tap += 1) {
      const said = await call(method, url, payload, requestId);
      if (said.status === 200) return said.body.data;
      const isAway = said.body.errors?.[0]?.code === 'GATEWAY_AWAY';
      if (!isAway || tap === mostTaps) throw new Refused(`${method} ${url}`, said);
    }
  }

  async function cart() {
    const data = (await done('GET', `/agg/cart-service/ve1/cart/${cartId}`)) as { cart?: unknown };
    return cartSchema.parse(data.cart ?? data);
  }

  return {
    cartId,
    userId,
    mobile,
    call,
    cart,

    /** Puts dishes into the cart, unless an earlier try did. */
    async fill() {
      if ((await cart()).validItems.length > 0) return;
      const { status } = await call('POST', `/agg/cart-service/ve1/cart/${cartId}/items`, {
        version: 0,
        items: dishes,
      });
      // 409: the reply of an earlier try was lost.
      if (status !== 200 && status !== 409) throw new Error(`The cart was answered with ${status}.`);
    },

    /** The order of what is in the cart. A request id of an earlier call repeats that. */
    async order({ pay, bankCode }: Pick<Way, 'pay' | 'bankCode'>, price: number, requestId?: string) {
      const data = await done(
        'POST',
        `${orders}/initiate`,
        {
          orderDetails: {
            address,
            cartId,
            deliveryType: 'D',
            price,
            userDetails: { name: 'Asha', mobile },
          },
          paymentDetails: {
            primaryPaymentId: pay,
            ...(bankCode !== undefined && { instrument: { flow: 'BANK', bankCode } }),
          },
        },
        requestId,
      );
      return paymentStep.parse(data);
    },

    /** Where the browser goes to pay. */
    async page(orderTransactionId: string, bankCode?: string): Promise<StartedPayment> {
      const data = (await done('POST', '/payment-service/ve1/payment/process', {
        orderTransactionId,
        ...(bankCode !== undefined && { bankCode }),
      })) as { readonly form?: Extract<StartedPayment, { kind: 'form' }>['form']; readonly url?: string };
      return data.form ? { kind: 'form', form: data.form } : { kind: 'redirect', url: data.url ?? '' };
    },

    async verify(orderTransactionId: string) {
      return transactionStatus.parse(
        await done('POST', '/payment-service/ve1/payment/verify', { orderTransactionId }),
      );
    },

    async status(orderTransactionId: string) {
      return transactionStatus.parse(
        await done('GET', `${orders}/status?transactionId=${orderTransactionId}`),
      );
    },

    poll: (orderTransactionId: string) => done('GET', `${orders}/poll/${orderTransactionId}`),

    /** Links a Paytm wallet by the code. */
    async link(otp: string) {
      const { state } = (await done('POST', `${wallet}/link`, { mobile })) as { readonly state: string };
      await done('POST', `${wallet}/validate`, { state, otp });
    },

    /** Pays from it. A try that has ended says so. */
    async submit(orderTransactionId: string): Promise<PaymentStep | undefined> {
      const said = await call('PUT', `${wallet}/submit`, { orderTransactionId });
      return said.status === 200 ? paymentStep.parse(said.body.data) : undefined;
    },

    /** Confirms an order for cash by the code that was texted. */
    async confirm(orderTransactionId: string, otp: string): Promise<PaymentStep> {
      return paymentStep.parse(await done('POST', `${orders}/confirm`, { orderTransactionId, otp }));
    },
    sendCode: (orderTransactionId: string) =>
      call('GET', `/payment-service/ve1/orders/${orderTransactionId}/otp`),
  };
}
