import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { sslcommerzSign } from '../../gateways/sslcommerz-sign.ts';
import { sandboxSslcommerz } from '../../gateways/sslcommerz.ts';
import { sameToken } from '../../session/tokens.ts';
import { bankName } from './bank-entry.ts';
import {
  answered,
  type Arrival,
  type GatewaySimulator,
  type Outcome,
  type PageRequest,
  type SimulatorParts,
} from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

const kind = 'SSLCOMMERZ';
const page = '/gwprocess/v4/gw.php';
const { storeId, password, base } = sandboxSslcommerz;

/** SSLCOMMERZ takes no less, and no more: in paise of its own currency. */
const [least, most] = [1_000, 50_000_000];

/** Rupees in taka, at ₹1 = ৳1.40. */
const inTaka = (paise: number) => Math.floor((paise * 7) / 5);
const inRupees = (taka: number) => Math.ceil((taka * 5) / 7);

const ways: Readonly<Record<string, string>> = {
  mobilebank: 'mobile banking',
  'visacard,mastercard,amexcard,othercard': 'card',
};

/** SSLCOMMERZ as the sandbox plays it. A payment that its bank does not know yet is one that it holds as risky. */
export function createSslcommerzSimulator({ payments, randomBytes }: SimulatorParts): GatewaySimulator {
  async function open(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const refused = (failedreason: string) => Response.json({ status: 'FAILED', failedreason });
    if (!isStore(form)) return refused('Store Credential Error Or Store is De-active');
    const [ref, amount] = [form.get('tran_id') ?? '', paiseOf(form.get('total_amount'))];
    const missing = [
      'success_url',
      'fail_url',
      'cancel_url',
      'cus_name',
      'cus_email',
      'cus_phone',
      'cus_add1',
    ];
    const without = missing.find((name) => !form.get(name));
    if (without) return refused(`Invalid Information: '${without}' is missing`);
    if (!/^[\w-]{1,30}$/.test(ref)) return refused("Invalid Information: 'tran_id'");
    if (form.get('currency') !== 'INR') return refused("Invalid Information: 'currency'");
    if (!amount || inTaka(amount) < least || inTaka(amount) > most)
      return refused("Invalid Information: 'total_amount' is not between 10.00 and 500000.00 BDT");
    const way = form.get('multi_card_name') ?? '';
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount,
      detail: {
        description: form.get('product_name') ?? '',
        returnUrl: form.get('success_url') ?? '',
        means: Object.hasOwn(ways, way) ? ways[way] : bankName(way),
        fields: { session: randomBytes(16).toString('hex').toUpperCase(), way },
      },
    });
    if (payment.amount !== amount) return refused("Invalid Information: 'tran_id' was used before");
    const sessionkey = payment.detail.fields.session ?? '';
    return Response.json({
      status: 'SUCCESS',
      failedreason: '',
      sessionkey,
      GatewayPageURL: `${base}${page}?Q=PAY&SESSIONKEY=${sessionkey}`,
      storeLogo: '',
      desc: [],
      is_direct_pay_enable: '0',
    });
  }

  async function arrive({ query }: PageRequest): Promise<Arrival> {
    const session = query.get('SESSIONKEY') ?? '';
    const [payment] = session === '' ? [] : await payments.withField(kind, 'session', session);
    return payment ? { kind: 'choose', payment } : { kind: 'refused', why: 'The session is not known.' };
  }

  /** A question of a store; `found` is what the query speaks of. */
  const call = (answer: (query: URLSearchParams) => Promise<object>) => async (request: Request) => {
    const query = new URL(request.url).searchParams;
    if (!isStore(query)) return Response.json({ APIConnect: 'INVALID_REQUEST' });
    return Response.json({ APIConnect: 'DONE', ...(await answer(query)) });
  };

  const find = (ref: string | undefined) => answered(payments, kind, ref ?? '');

  async function validate(query: URLSearchParams): Promise<object> {
    const known = await payments.findById(kind, numberIn(query.get('val_id')));
    const payment = await find(known?.ref);
    const isPaid = payment?.state === 'success' || payment?.state === 'pending';
    return isPaid
      ? { ...transactionOf(payment, payment.state), validated_on: '' }
      : { status: 'INVALID_TRANSACTION' };
  }

  async function transactionQuery(query: URLSearchParams): Promise<object> {
    const refundId = query.get('refund_ref_id');
    if (refundId !== null) return refundQuery(refundId);
    if (query.has('bank_tran_id')) return refund(query);
    const payment = await find(query.get('tran_id') ?? '');
    const element = payment && payment.state !== 'none' ? [transactionOf(payment, payment.state)] : [];
    return { no_of_trans_found: element.length, element };
  }

  async function refund(query: URLSearchParams): Promise<object> {
    const bankId = query.get('bank_tran_id') ?? '';
    const known = await payments.findById(kind, numberIn(bankId));
    const payment = await find(known?.ref);
    const [refundId, taka] = [query.get('refund_trans_id') ?? '', paiseOf(query.get('refund_amount'))];
    const failed = { bank_tran_id: bankId, status: 'failed', errorReason: 'Refund is not possible' };
    if (!payment || !refundId || !taka) return failed;
    const result = await payments.refund(payment, { refundId, amount: inRupees(taka) });
    if (result === 'refused') return failed;
    return {
      bank_tran_id: bankId,
      trans_id: payment.ref,
      refund_ref_id: `${payment.detail.id}.${refundId}`,
      status: result === 'known' ? 'processing' : 'success',
      errorReason: '',
    };
  }

  async function refundQuery(id: string): Promise<object> {
    const [number = '', refundId = ''] = id.split('.');
    const payment = await find((await payments.findById(kind, number))?.ref);
    const isKnown = payment && Object.hasOwn(payment.refunds, refundId);
    return isKnown ? { refund_ref_id: id, status: 'refunded' } : { status: 'cancelled' };
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { scenario } = payment;
    const isCancelled = state === 'failed' && scenario === 'cancel';
    const said = { ...transactionOf(payment, state), ...(isCancelled && { status: 'CANCELLED' }) };
    const names = Object.keys(said);
    const verify_sign = sslcommerzSign(said, names, password);
    return { ...said, ...(isForged && { status: 'VALID' }), verify_key: names.join(','), verify_sign };
  }

  return {
    kind,
    slug: 'sslcommerz',
    name: 'SSLCOMMERZ',
    colour: '#1c4fa1',
    takes: 'Mobile banking, cards and banks. A payment that is pending is one that it holds as risky.',
    api: {
      'POST /gwprocess/v4/api.php': open,
      'GET /validator/api/validationserverAPI.php': call(validate),
      'GET /validator/api/merchantTransIDvalidationAPI.php': call(transactionQuery),
    },
    pages: { [`GET ${page}`]: arrive },
    result,
    notifies: 'form',
  };
}

function isStore(given: URLSearchParams): boolean {
  return given.get('store_id') === storeId && sameToken(given.get('store_passwd') ?? '', password);
}

/** The gateway's number in one of the names that it gives a payment. */
function numberIn(name: string | null): string {
  return name?.replace(/^\D+/, '') ?? '';
}

/** What SSLCOMMERZ says of a payment, in a form and when it is asked. */
function transactionOf({ ref, amount, detail, at }: SandboxPayment, state: Outcome['state']) {
  const isPaid = state !== 'failed';
  return {
    status: isPaid ? 'VALID' : 'FAILED',
    tran_id: ref,
    tran_date: new Date(at).toISOString().slice(0, 19).replace('T', ' '),
    amount: decimalOf(inTaka(amount)),
    currency: 'BDT',
    currency_type: 'INR',
    currency_amount: decimalOf(amount),
    currency_rate: '1.4000',
    bank_tran_id: `BANK${detail.id}`,
    card_type: detail.fields.way ?? '',
    store_id: storeId,
    ...(isPaid
      ? {
          val_id: `VAL${detail.id}`,
          store_amount: decimalOf(inTaka(amount)),
          risk_level: state === 'pending' ? '1' : '0',
          risk_title: state === 'pending' ? 'Risky' : 'Safe',
        }
      : { error: 'The bank refused the payment' }),
  };
}
