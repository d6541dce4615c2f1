import { z } from 'zod';
import { partnerApps } from '#schemas/partner-apps.ts';
import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { sandboxPaytm } from '../../gateways/paytm.ts';
import { sameToken } from '../../session/tokens.ts';
import type { Notices } from '../gateways/notices.ts';
import { paytmResults } from '../gateways/paytm-answers.ts';
import type { SandboxPayment, SandboxPayments } from '../gateways/sandbox-payments.ts';
import type { ScenarioName } from '../gateways/scenarios.ts';

/** How a payment in the app of a partner can go, as its buttons say it. */
export const paymentEnds = {
  success: 'Pay',
  decline: 'The bank refuses',
  pending: 'Pending, paid after 20 seconds',
  unknown: 'Paid, and the gateway does not know it yet',
  cancel: 'Go back without paying',
} as const;

/** What is then true at the gateway. Of one that it does not know yet, the page with the payments says how it goes on. */
const scenarios: Readonly<Record<'success' | 'decline' | 'pending', ScenarioName>> = {
  success: 'success',
  decline: 'decline',
  pending: 'pending-then-success',
};

/** What a bridge says: the payment that the page has asked the app for, and how it goes. */
const payment = z.object({
  vendor: z.enum(partnerApps),
  how: z.enum(['success', 'decline', 'pending', 'unknown']),
  ref: z.string().max(100),
  amount: z.string().max(20),
  token: z.string().max(200).default(''),
  mid: z.string().max(100).default(''),
});
type Asked = z.output<typeof payment>;

interface Options {
  readonly payments: SandboxPayments;
  readonly notices: Pick<Notices, 'tell'>;
}

export type PayInApp = ReturnType<typeof createPayInApp>;

/** The payments of the apps that the sandbox plays: at the gateway that the server of the shop asks afterwards. */
export function createPayInApp({ payments, notices }: Options) {
  /** Paytm takes what it has given a token for, Google Pay what waits for a UPI app. */
  async function find({ vendor, ref, token, mid, amount }: Asked): Promise<SandboxPayment | undefined> {
    const found = vendor === 'PAYTM' ? await payments.find('PAYTM_PG', ref) : await payments.findByRef(ref);
    if (!found || found.scenario !== undefined || paiseOf(amount) !== found.amount) return undefined;
    if (vendor === 'GPAY') return found.state === 'pending' ? found : undefined;
    const isOwn = mid === sandboxPaytm.mid && sameToken(token, found.detail.fields['token'] ?? '');
    return isOwn ? found : undefined;
  }

  /** What the app gives back to the page; undefined for a payment that nobody asked for. */
  return async (asked: unknown): Promise<object | undefined> => {
    const { data } = payment.safeParse(asked);
    const found = data && (await find(data));
    if (!data || !found) return undefined;
    if (data.how !== 'unknown') await notices.tell(await payments.choose(found, scenarios[data.how]));
    const [STATUS, RESPCODE, RESPMSG] =
      paytmResults[data.how === 'decline' ? 'failed' : data.how === 'pending' ? 'pending' : 'success'];
    return {
      ORDERID: found.ref,
      TXNAMOUNT: decimalOf(found.amount),
      TXNID: found.detail.id,
      STATUS,
      RESPCODE,
      RESPMSG,
    };
  };
}
