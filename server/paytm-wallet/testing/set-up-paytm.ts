import { pizza, setUpCheckout, stepIn } from '../../checkout/testing/set-up-checkout.ts';
import type { Database } from '../../database/database.ts';

export const paytm = '/payment-service/ve1/paytm-wallet';
/** Holds ₹9,000 at the Paytm of the sandbox; the next one ₹1,000, the last one ₹0. */
export const rich = '9876543219';
export const some = '9876543211';
export const poor = '9876543210';
/** A code that is right. */
export const rightCode = '489871';

/** The whole server with the Paytm of the sandbox, and customers who link a wallet and pay from it. */
export async function setUpPaytm(db: Database, options: Parameters<typeof setUpCheckout>[1] = {}) {
  const test = await setUpCheckout(db, { isSandbox: true, ...options });
  type Buyer = Awaited<ReturnType<typeof test.guest>>;

  function payer(buyer: Buyer) {
    const post = (call: string, payload: object) => buyer.call('POST', `${paytm}/${call}`, { payload });
    /** The state of a code that is sent to a number. */
    const begun = async (mobile: string) =>
      (await post('link', { mobile })).json<{ data: { state: string } }>().data.state;
    const ofTransaction = (id: string) => ({ payload: { orderTransactionId: id } });
    return {
      ...buyer,
      ask: (mobile: string) => post('link', { mobile }),
      again: (mobile: string) => post('otp', { mobile }),
      validate: (state: string, otp: string) => post('validate', { state, otp }),
      begun,
      /** Links the wallet of a number. */
      async link(mobile: string, otp = rightCode) {
        return post('validate', { state: await begun(mobile), otp });
      },
      balance: (query: string) => buyer.call('GET', `${paytm}/balance?${query}`),
      async begin(quantity = 1) {
        const price = await buyer.fill([{ ...pizza, quantity }]);
        const step = stepIn(await buyer.initiate('paytm', price));
        return { step, price, id: step.orderTransactionId };
      },
      submit: (id: string) => buyer.call('PUT', `${paytm}/submit`, ofTransaction(id)),
      redeem: (id: string) => buyer.call('POST', `${paytm}/redeem`, ofTransaction(id)),
      verifyPaytm: (id: string) => buyer.call('POST', `${paytm}/verify`, ofTransaction(id)),
    };
  }
  return {
    ...test,
    payer,
    asha: payer(await test.customer()),
    other: async () => payer(await test.customer('u-2')),
    visitor: async (from?: string) => payer(await test.guest(from)),
  };
}

/** What Paytm is asked at. */
export const codes = 'signin/otp';
export const balances = 'service/checkUserBalance';
export const withdrawals = 'paymentservices/HANDLER_FF/withdrawScw';

/** With a Paytm that answers at some of its addresses otherwise than the sandbox does. `asked` is how often it was asked at one. */
export async function setUpOddPaytm(db: Database) {
  const odd = new Map<string, () => object>();
  const all: string[] = [];
  const test = await setUpPaytm(db, {
    network: (fetch) => async (url, init) => {
      const name = url.split('/paytm-wallet/')[1] ?? url;
      all.push(name);
      const answer = odd.get(name);
      return answer ? Response.json(answer()) : fetch(url, init);
    },
  });
  return { ...test, odd, asked: (name: string) => all.filter((one) => one === name).length };
}
