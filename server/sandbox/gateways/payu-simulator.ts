import { decimalOf, paiseOf } from '../../gateways/amounts.ts';
import { payuApiHash, payuRequestHash, payuResponseHash } from '../../gateways/payu-hash.ts';
import { sandboxPayu } from '../../gateways/payu.ts';
import { upiLink } from '../../gateways/upi-link.ts';
import {
  answered,
  type Arrival,
  type GatewaySimulator,
  type Outcome,
  type PageRequest,
  type SimulatorParts,
} from './gateway-simulator.ts';
import type { SandboxPayment } from './sandbox-payments.ts';
import { scenarioOfCard, scenarioOfVpa, shownCard } from './what-to-enter.ts';

const kind = 'PAYU';
/** What of a request comes back with the result. */
const echoed = ['productinfo', 'firstname', 'email', 'phone', 'udf1', 'udf2', 'udf3', 'udf4', 'udf5'];

const statuses = {
  success: ['success', 'captured', 'E000', 'No Error'],
  pending: ['pending', 'in progress', 'E000', 'The bank has not answered yet'],
  failed: ['failure', 'failed', 'E312', 'The bank refused the payment'],
  none: ['failure', 'failed', 'E312', 'The bank refused the payment'],
} as const;

const modes: Readonly<Record<string, string>> = {
  NB: 'net banking',
  CASH: 'wallet',
  CC: 'credit card',
  DC: 'debit card',
};

function meansOf(mode: string, bank: string): string {
  const name = modes[mode] ?? mode;
  return bank === mode ? name : `${name}, ${bank}`;
}

/** PayU as the sandbox plays it. */
export function createPayuSimulator({ payments }: SimulatorParts): GatewaySimulator {
  /** The payment that a form asks for; why not, where PayU takes no such form. */
  function wishIn(form: URLSearchParams) {
    const fields = Object.fromEntries(form);
    const { key, hash, txnid = '', amount, surl = '' } = fields;
    const paise = paiseOf(amount);
    if (key !== sandboxPayu.key) return 'The key is not that of a merchant.';
    if (hash !== payuRequestHash(fields, sandboxPayu)) return 'The hash does not fit the fields.';
    if (!/^[A-Za-z0-9]{1,50}$/.test(txnid) || !paise) return 'The reference or the amount is missing.';
    const kept = echoed.flatMap((name) => (fields[name] ? [[name, fields[name]]] : []));
    return {
      ref: txnid,
      paise,
      surl,
      fields: Object.fromEntries(kept),
      description: fields.productinfo ?? '',
    };
  }

  async function arrive({ form }: PageRequest): Promise<Arrival> {
    const wish = wishIn(form);
    if (typeof wish === 'string') return { kind: 'refused', why: wish };
    const card = form.get('ccnum');
    const mode = form.get('pg') ?? 'CC';
    const bank = form.get('bankcode') ?? mode;
    const payment = await payments.ask({
      gateway: kind,
      ref: wish.ref,
      amount: wish.paise,
      detail: {
        description: wish.description,
        returnUrl: wish.surl,
        means: card ? shownCard(card) : meansOf(mode, bank),
        fields: { ...wish.fields, mode, bankcode: bank },
      },
    });
    if (payment.amount !== wish.paise) return { kind: 'refused', why: 'The reference was used before.' };
    const scenario = card ? scenarioOfCard(card) : undefined;
    return scenario ? { kind: 'chosen', payment, scenario } : { kind: 'choose', payment };
  }

  async function askForUpi(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const wish = wishIn(form);
    const failed = (error: string, message: string) =>
      Response.json({ result: null, status: 'failed', error, message });
    if (typeof wish === 'string') return failed('EX101', wish);
    const vpa = form.get('vpa');
    const scenario = vpa === null ? undefined : scenarioOfVpa(vpa);
    if (scenario === 'invalid') return failed('EX158', 'Invalid VPA');
    const payment = await payments.ask({
      gateway: kind,
      ref: wish.ref,
      amount: wish.paise,
      detail: {
        description: wish.description,
        means: vpa === null ? 'UPI' : `UPI ${vpa}`,
        fields: { ...wish.fields, mode: 'UPI', bankcode: vpa === null ? 'INTENT' : 'UPI' },
      },
    });
    await payments.askInApp(payment);
    if (scenario) await payments.choose(payment, scenario);
    const { id } = payment.detail;
    if (vpa !== null)
      return Response.json({ status: 'success', result: { status: 'pending', mihpayid: id } });
    const link = upiLink({
      payee: 'shop@sbx',
      name: 'Shop of the sandbox',
      ref: wish.ref,
      amount: payment.amount,
      note: wish.description,
    });
    return Response.json({
      status: 1,
      referenceId: id,
      merchantVpa: 'shop@sbx',
      merchantName: 'Shop of the sandbox',
      amount: decimalOf(payment.amount),
      intentURIData: link.slice('upi://pay?'.length),
      upiServicePollInterval: '5',
      sdkUpiPushExpiry: '300',
    });
  }

  function transactionOf({ ref, amount, state, detail }: SandboxPayment) {
    const [status, unmappedstatus, code, message] = statuses[state];
    return {
      mihpayid: detail.id,
      request_id: '',
      bank_ref_num: `${detail.id.slice(-10)}`,
      amt: decimalOf(amount),
      transaction_amount: decimalOf(amount),
      txnid: ref,
      additional_charges: '0.00',
      productinfo: detail.fields.productinfo ?? '',
      firstname: detail.fields.firstname ?? '',
      bankcode: detail.fields.bankcode ?? '',
      mode: detail.fields.mode ?? '',
      status,
      unmappedstatus,
      error_code: code,
      error_Message: message,
    };
  }

  async function verify(ref: string): Promise<Response> {
    const payment = await answered(payments, kind, ref);
    if (!payment || payment.state === 'none')
      return Response.json({
        status: 0,
        msg: '0 out of 1 Transactions Fetched Successfully',
        transaction_details: { [ref]: { mihpayid: 'Not Found', status: 'Not Found' } },
      });
    return Response.json({
      status: 1,
      msg: '1 out of 1 Transactions Fetched Successfully',
      transaction_details: { [ref]: transactionOf(payment) },
    });
  }

  async function refundsOf(ref: string): Promise<Response> {
    const payment = await answered(payments, kind, ref);
    const refunds = Object.entries(payment?.refunds ?? {});
    if (!payment || refunds.length === 0)
      return Response.json({ status: 0, msg: '0 out of 1 Transactions Fetched Successfully' });
    const actions = refunds.map(([token, paise], at) => [
      `${payment.detail.id.slice(-8)}${at}`,
      { action: 'refund', token, amt: decimalOf(paise), status: 'SUCCESS', mihpayid: payment.detail.id },
    ]);
    return Response.json({
      status: 1,
      msg: '1 out of 1 Transactions Fetched Successfully',
      transaction_details: { [ref]: Object.fromEntries(actions) },
    });
  }

  async function refund(id: string, form: URLSearchParams): Promise<Response> {
    const [token, amount] = [form.get('var2') ?? '', paiseOf(form.get('var3'))];
    const payment = await payments.findById(kind, id);
    const result =
      payment && amount && token ? await payments.refund(payment, { refundId: token, amount }) : 'refused';
    return result === 'asked'
      ? Response.json({
          status: 1,
          msg: 'Refund Request Queued',
          request_id: token,
          mihpayid: id,
          error_code: 102,
        })
      : Response.json({ status: 0, msg: 'Refund request is not possible', mihpayid: id, error_code: 105 });
  }

  async function answerCommand(request: Request): Promise<Response> {
    const form = new URLSearchParams(await request.text());
    const [command, var1] = [form.get('command') ?? '', form.get('var1') ?? ''];
    if (form.get('key') !== sandboxPayu.key || form.get('hash') !== payuApiHash(command, var1, sandboxPayu))
      return Response.json({ status: 0, msg: 'Invalid Hash.' }, { status: 403 });
    switch (command) {
      case 'verify_payment':
        return verify(var1);
      case 'check_action_status_txnid':
        return refundsOf(var1);
      case 'cancel_refund_transaction':
        return refund(var1, form);
      default:
        return Response.json({ status: 0, msg: 'Unknown command' });
    }
  }

  async function result(
    payment: SandboxPayment,
    { state, isForged }: Outcome,
  ): Promise<Record<string, string>> {
    const { ref, amount, detail } = payment;
    const [status, unmappedstatus, error, message] = statuses[state];
    const fields = {
      mihpayid: detail.id,
      status,
      unmappedstatus,
      key: sandboxPayu.key,
      txnid: ref,
      amount: decimalOf(amount),
      net_amount_debit: state === 'success' ? decimalOf(amount) : '0',
      discount: '0.00',
      addedon: new Date(payment.at).toISOString().slice(0, 19).replace('T', ' '),
      ...detail.fields,
      payment_source: 'payu',
      PG_TYPE: 'SBX-PG',
      bank_ref_num: detail.id.slice(-10),
      error,
      error_Message: message,
    };
    const hash = payuResponseHash(fields, sandboxPayu);
    return { ...fields, ...(isForged && { status: 'success', unmappedstatus: 'captured' }), hash };
  }

  return {
    kind,
    slug: 'payu',
    name: 'PayU',
    colour: '#0b6b52',
    takes: 'Cards, entered in the shop; net banking, wallets and UPI.',
    api: { 'POST /_payment': askForUpi, 'POST /merchant/postservice.php': answerCommand },
    pages: { 'POST /_payment': arrive },
    result,
    notifies: 'form',
  };
}
