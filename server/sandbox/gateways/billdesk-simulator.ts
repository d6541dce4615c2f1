import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { type GatewayAnswer, partOf, textIn } from '../../gateways/ask-gateway.ts';
import { readFromBilldesk, signForBilldesk } from '../../gateways/billdesk-jws.ts';
import { billdeskRupees, sandboxBilldesk } from '../../gateways/billdesk.ts';
import { sameToken } from '../../session/tokens.ts';
import { dateTimeInIndia } from '../../time-in-india.ts';
import { bankEntryFields, bankName } from './bank-entry.ts';
import { cardEntryFields, enteredCard } from './card-entry.ts';
import {
  answered,
  type Arrival,
  type GatewaySimulator,
  type Outcome,
  type PageRequest,
  paymentsPath,
  type SimulatorParts,
} from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';

const kind = 'BILLDESK';
const slug = 'billdesk';
const { mercid } = sandboxBilldesk;
const calls = sandboxBilldesk.base.slice(`${paymentsPath}/${slug}`.length);
const page = '/web/v1_2/embeddedsdk';
const traceMs = 24 * 3_600_000;

/** What BillDesk says of a payment: status, kind of error, code, text. */
const results = {
  success: ['0300', 'success', 'TRS0000', 'Transaction Successful'],
  pending: ['0002', 'payment_pending', 'TRP0000', 'The bank has not confirmed the payment yet'],
  failed: ['0399', 'payment_processing_error', 'TRPPE0033', 'The bank refused the payment'],
  cancelled: ['0398', 'payment_cancelled', 'TRPCE0001', 'The customer went back'],
} as const;

async function signed(body: object, status = 200): Promise<Response> {
  const token = await signForBilldesk(body, sandboxBilldesk);
  return new Response(token, { status, headers: { 'content-type': 'application/jose' } });
}

function refused(status: number, [error_type, error_code, message]: readonly [string, string, string]) {
  return signed({ status, error_type, error_code, message }, status);
}

const wrong = (code: string, message: string) => refused(422, ['invalid_data_error', code, message]);

/** BillDesk as the sandbox plays it. */
export function createBilldeskSimulator({ payments, now, randomBytes }: SimulatorParts): GatewaySimulator {
  /** Trace ids of the last 24 hours: each is good once. */
  const traces = new Map<string, number>();

  function isNew(trace: string): boolean {
    for (const [known, at] of traces) {
      if (at > now() - traceMs) break;
      traces.delete(known);
    }
    if (traces.has(trace)) return false;
    traces.set(trace, now());
    return true;
  }

  /** A call of the merchant: its body, or why it is not taken. */
  const call = (answer: (body: GatewayAnswer) => Promise<Response>) => async (request: Request) => {
    const body = await readFromBilldesk(await request.text(), sandboxBilldesk);
    const trace = request.headers.get('bd-traceid') ?? '';
    const isDated = /^\d{14}$/.test(request.headers.get('bd-timestamp') ?? '');
    if (body?.mercid !== mercid)
      return refused(401, ['authentication_error', 'GNAUE0003', 'Authentication failed']);
    if (!/^[A-Za-z0-9]{1,35}$/.test(trace) || !isDated || !isNew(trace))
      return refused(409, ['api_processing_error', 'GNAPE0001', 'Duplicate or missing trace id']);
    return answer(body);
  };

  async function create(body: GatewayAnswer): Promise<Response> {
    const [ref, ru, amount] = [textIn(body, 'orderid'), textIn(body, 'ru'), paiseOf(body.amount)];
    if (!ref || !/^[A-Za-z0-9]{1,35}$/.test(ref)) return wrong('ORIDE0005', 'Invalid orderid');
    if (!amount || body.currency !== billdeskRupees) return wrong('ORIDE0007', 'Invalid amount or currency');
    if (!ru) return wrong('ORIDE0010', 'Invalid ru');
    const info = partOf(body, 'additional_info');
    const category = textIn(info, 'additional_info1') ?? 'NA';
    const choice = textIn(info, 'additional_info2') ?? 'NA';
    const payment = await payments.ask({
      gateway: kind,
      ref,
      amount,
      detail: {
        description: 'Your order',
        returnUrl: ru,
        means: category === 'netbanking' ? `Net banking ${bankName(choice)}` : category,
        fields: { rdata: randomBytes(24).toString('hex'), category, choice },
      },
    });
    if (payment.amount !== amount) return wrong('ORIDE0002', 'Duplicate orderid');
    const bdorderid = `OA${payment.detail.id}`;
    return signed({
      objectid: 'order',
      mercid,
      orderid: ref,
      bdorderid,
      amount: decimalOf(amount),
      currency: billdeskRupees,
      ru,
      status: 'ACTIVE',
      createdon: dateTimeInIndia(payment.at),
      links: [
        { rel: 'self', method: 'GET', href: `${sandboxBilldesk.base}/orders/${bdorderid}` },
        {
          rel: 'redirect',
          method: 'POST',
          href: `${paymentsPath}/${slug}${page}`,
          parameters: { mercid, bdorderid, rdata: payment.detail.fields.rdata ?? '' },
          headers: { authorization: `OToken ${payment.detail.fields.rdata ?? ''}` },
        },
      ],
    });
  }

  function transactionOf({ ref, amount, scenario, detail, at }: SandboxPayment, state: Outcome['state']) {
    const [auth_status, type, code, desc] =
      results[state === 'failed' && scenario === 'cancel' ? 'cancelled' : state];
    return {
      objectid: 'transaction',
      mercid,
      orderid: ref,
      transactionid: detail.id,
      transaction_date: dateTimeInIndia(at),
      amount: decimalOf(amount),
      surcharge: '0.00',
      discount: '0.00',
      charge_amount: decimalOf(amount),
      currency: billdeskRupees,
      itemcode: 'DIRECT',
      payment_method_type: detail.fields.category ?? 'NA',
      txn_process_type: detail.fields.category === 'netbanking' ? 'nb' : '3ds',
      bankid: detail.fields.bank ?? detail.fields.choice ?? 'NA',
      bank_ref_no: detail.id.slice(-10),
      auth_status,
      transaction_error_type: type,
      transaction_error_code: code,
      transaction_error_desc: desc,
    };
  }

  async function retrieve(body: GatewayAnswer): Promise<Response> {
    const payment = await answered(payments, kind, textIn(body, 'orderid') ?? '');
    if (!payment || payment.state === 'none')
      return refused(404, ['invalid_data_error', 'TRRNF0001', 'Transaction not found']);
    const refunds = Object.entries(payment.refunds).map(([id, paise]) => ({
      ...refundOf(payment, id, paise),
      refund_status: refundStatus(payment, paise),
    }));
    const details = body.refund_details === 'true' && refunds.length > 0 && { refundInfo: refunds };
    return signed({ ...transactionOf(payment, payment.state), ...details });
  }

  function refundOf({ ref, amount, detail }: SandboxPayment, id: string, paise: number) {
    return {
      objectid: 'refund',
      refundid: `${detail.id}${id}`.slice(-30),
      mercid,
      orderid: ref,
      transactionid: detail.id,
      txn_amount: decimalOf(amount),
      refund_amount: decimalOf(paise),
      currency: billdeskRupees,
      merc_refund_ref_no: id,
    };
  }

  /** What goes back as a whole on the same day was not settled yet: it is cancelled. */
  function refundStatus({ amount }: SandboxPayment, paise: number): string {
    return paise === amount ? '0699' : '0799';
  }

  async function refund(body: GatewayAnswer): Promise<Response> {
    const payment = await answered(payments, kind, textIn(body, 'orderid') ?? '');
    const [refundId, amount] = [textIn(body, 'merc_refund_ref_no'), paiseOf(body.refund_amount)];
    const isPossible =
      payment &&
      refundId &&
      amount &&
      body.transactionid === payment.detail.id &&
      body.txn_amount === decimalOf(payment.amount) &&
      body.transaction_date === dateTimeInIndia(payment.at);
    const result = isPossible ? await payments.refund(payment, { refundId, amount }) : 'refused';
    if (result !== 'asked' || !payment || !refundId || !amount)
      return wrong('RFIDE0009', 'Refund is not possible');
    return signed({ ...refundOf(payment, refundId, amount), refund_status: refundStatus(payment, amount) });
  }

  async function arrive({ form }: PageRequest): Promise<Arrival> {
    const payment = await payments.findById(kind, form.get('bdorderid')?.slice(2) ?? '');
    const isKnown = payment && sameToken(form.get('rdata') ?? '', payment.detail.fields.rdata ?? '');
    return isKnown && form.get('mercid') === mercid
      ? { kind: 'choose', payment }
      : { kind: 'refused', why: 'The order is not known.' };
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { ref } = payment;
    const token = await signForBilldesk(transactionOf(payment, state), sandboxBilldesk);
    const fields = { orderid: ref, mercid, terminal_state: state === 'pending' ? 'N' : 'Y' };
    return { ...fields, transaction_response: isForged ? forged(token, payment) : token };
  }

  /** Says that it is paid, with the signature of what was signed. */
  function forged(token: string, payment: SandboxPayment): string {
    const [header, , signature] = token.split('.');
    const body = JSON.stringify(transactionOf(payment, 'success'));
    return [header, Buffer.from(body).toString('base64url'), signature].join('.');
  }

  return {
    kind,
    slug,
    name: 'BillDesk',
    colour: '#a3282b',
    takes: 'Net banking, cards and wallets: bank and card are asked for on its page.',
    api: {
      [`POST ${calls}/orders/create`]: call(create),
      [`POST ${calls}/transactions/get`]: call(retrieve),
      [`POST ${calls}/refunds/create`]: call(refund),
    },
    pages: { [`POST ${page}`]: arrive },
    entry: {
      fields: ({ detail: { fields } }) => {
        if (fields.category === 'card') return cardEntryFields;
        return fields.category === 'netbanking' ? bankEntryFields(fields.choice) : '';
      },
      read: (form) => {
        const bank = form.get('bank');
        return bank ? { means: `Net banking ${bankName(bank)}`, fields: { bank } } : enteredCard(form);
      },
    },
    result,
    notifies: 'signed text',
  };
}
