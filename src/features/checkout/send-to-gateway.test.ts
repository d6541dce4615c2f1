// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import type { CardValues } from './card-rules.ts';
import { selectCheckout } from './checkout-slice.ts';
import { goToGateway } from './go-to-gateway.ts';
import type { GatewayForm } from './payment-types.ts';
import { sendToGateway } from './send-to-gateway.ts';

const card: CardValues = {
  number: '4111 1111 1111 1111',
  name: ' Asha Menon ',
  month: '12',
  year: '2027',
  cvv: '123',
};
const form: GatewayForm = {
  url: 'https://gateway.example/_payment',
  fields: { key: 'k', txnid: 'T1', bankcode: 'CC', hash: 'h' },
  card: {
    number: 'ccnum',
    name: 'ccname',
    month: 'ccexpmon',
    year: 'ccexpyr',
    cvv: 'ccvv',
    network: { field: 'bankcode', codes: { visa: 'VISA', amex: 'AMEX' } },
  },
};

function sent(): { action: string; method: string; fields: Record<string, string> }[] {
  const forms: ReturnType<typeof sent> = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    const inputs = [...this.querySelectorAll('input')];
    forms.push({
      action: this.action,
      method: this.method,
      fields: Object.fromEntries(inputs.map(({ name, value }) => [name, value])),
    });
  });
  return forms;
}

afterEach(() => vi.restoreAllMocks());

it('PAY-25 PAY-59 sends the card to the gateway by a form of the browser, with its network, and keeps nothing in the page', () => {
  const forms = sent();
  sendToGateway(form, card);
  expect(forms).toEqual([
    {
      action: 'https://gateway.example/_payment',
      method: 'post',
      fields: {
        key: 'k',
        txnid: 'T1',
        hash: 'h',
        bankcode: 'VISA',
        ccnum: '4111111111111111',
        ccname: 'Asha Menon',
        ccexpmon: '12',
        ccexpyr: '2027',
        ccvv: '123',
      },
    },
  ]);
  expect(document.querySelector('form')).toBeNull();
});

it('PAY-25 a network without a code leaves the field as it is', () => {
  const forms = sent();
  sendToGateway(form, { ...card, number: '6521500000000006' });
  expect(forms[0]?.fields['bankcode']).toBe('CC');
});

it('PAY-25 a network that the form knows no code of is not named', () => {
  const forms = sent();
  const { bankcode: _, ...fields } = form.fields;
  sendToGateway({ ...form, fields }, { ...card, number: '6521500000000006' });
  expect(forms[0]?.fields).not.toHaveProperty('bankcode');
  expect(forms[0]?.fields['ccnum']).toBe('6521500000000006');
});

it('PAY-59 a form without card fields is sent as the server made it', () => {
  const forms = sent();
  sendToGateway({ url: form.url, fields: { a: '1' } }, card);
  expect(forms[0]?.fields).toEqual({ a: '1' });
});

it('API-090 the browser posts the form of the Paytm gateway to its address, where the page of the gateway opens', async () => {
  const forms = sent();
  const mid = 'SBXMID0001';
  const url = `https://secure.paytmpayments.com/theia/api/v1/showPaymentPage?mid=${mid}&orderId=T1001`;
  const fields = { mid, orderId: 'T1001', txnToken: 'token-1' };
  const called: string[] = [];
  const { store } = createTestStore({
    request: requestAnswering(({ method, path }: AnyEndpoint) => {
      called.push(`${method} ${path}`);
      return { status: 'SUCCESS', data: { form: { url, fields } } };
    }),
  });
  expect(await store.dispatch(goToGateway({ transactionId: 'T1001' }))).toBe(true);
  expect(forms).toEqual([{ action: url, method: 'post', fields }]);
  // The request layer asked our server what to send, and sent nothing to the gateway.
  expect(called).toEqual(['POST /payment-service/ve1/payment/process']);
});

it('PAY-19 an answer that names neither a form nor a page is a payment that failed: one stays on the page', async () => {
  const { store } = createTestStore({ request: requestAnswering(() => ({ status: 'SUCCESS', data: {} })) });
  expect(await store.dispatch(goToGateway({ transactionId: 'T1001' }))).toBe(false);
  expect(selectCheckout(store.getState())).toMatchObject({
    work: null,
    failure: { ways: ['retry', 'change'] },
  });
});
