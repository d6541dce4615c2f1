// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { encodeBody } from '#src/request/body.ts';
import { refused } from '#src/request/testing/answering.ts';
import {
  optionsReply,
  optionsWith,
  statusReply,
  stepData,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
});

const gatewayForm = {
  url: 'https://gateway.example/_payment',
  fields: { key: 'k', bankcode: 'CC' },
  card: { number: 'ccnum', name: 'ccname', month: 'ccexpmon', year: 'ccexpyr', cvv: 'ccvv' },
};
const number = '4111111111111111';

/** The forms that the browser sends. */
function sentForms(): Record<string, string>[] {
  const forms: Record<string, string>[] = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    forms.push(
      Object.fromEntries([...this.querySelectorAll('input')].map(({ name, value }) => [name, value])),
    );
  });
  return forms;
}

async function openBy(name: RegExp, around: Parameters<typeof renderCheckout>[0] = {}) {
  const view = await renderCheckout(around);
  await view.user.click(await screen.findByRole('radio', { name }));
  await view.user.click(screen.getByRole('button', { name: /₹/ }));
  await waitFor(() => expect(view.address()).toBe('/payment?page_from=paymentType'));
  return view;
}

type User = Awaited<ReturnType<typeof renderCheckout>>['user'];
const field = (name: RegExp | string) => screen.getByLabelText(name);
const pay = () => screen.getByRole('button', { name: 'Pay ₹737.10' });

async function fillIn(user: User) {
  await user.type(field('Card number'), number);
  await user.selectOptions(field('Month'), '12');
  await user.selectOptions(field('Year'), '2027');
  await user.type(field('CVV'), '123');
  await user.type(field('Name on the card'), 'Asha Menon');
}

describe('a card', () => {
  it('PAY-07 PAY-25 PAY-59 goes from the browser to the gateway, and to nobody else', async () => {
    const forms = sentForms();
    const { user, call, store } = await openBy(/^Credit card/, {
      answers: {
        initiateOrder: stepReply('PROCESS_PAYMENT'),
        processPayment: { status: 'SUCCESS', data: { form: gatewayForm } },
      },
    });
    await fillIn(user);
    for (const input of document.querySelectorAll('form input, form select'))
      expect(input).not.toHaveAttribute('name');
    await user.click(pay());
    await waitFor(() => expect(forms).toHaveLength(1));
    expect(forms[0]).toMatchObject({
      ccnum: number,
      ccname: 'Asha Menon',
      ccexpmon: '12',
      ccexpyr: '2027',
      ccvv: '123',
    });
    const elsewhere = [
      JSON.stringify(call.mock.calls.map(([, options]) => options ?? null)),
      JSON.stringify(store.getState()),
      JSON.stringify({ ...localStorage }),
      JSON.stringify({ ...sessionStorage }),
      window.location.href,
    ];
    for (const text of elsewhere) {
      expect(text).not.toContain(number);
      expect(text).not.toContain('4111 1111');
    }
  });

  it('PAY-19 NAV-24 Back from the gateway asks how it went before anything can be paid again', async () => {
    sentForms();
    const begun = statusReply({ paymentMode: 'CC', step: stepData('PROCESS_PAYMENT') });
    const { user, address, bodiesOf } = await openBy(/^Credit card/, {
      answers: {
        initiateOrder: stepReply('PROCESS_PAYMENT'),
        processPayment: { status: 'SUCCESS', data: { form: gatewayForm } },
        verifyPayment: begun,
      },
    });
    await fillIn(user);
    await user.click(pay());
    await waitFor(() => expect(bodiesOf('processPayment')).toHaveLength(1));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(address()).toBe(`/paymentTransaction?transactionId=${transactionId}`));
    await waitFor(() => expect(bodiesOf('verifyPayment')).toEqual([{ orderTransactionId: transactionId }]));
    expect(bodiesOf('initiateOrder')).toHaveLength(1);
  });

  it('VAL-20 VAL-21 VAL-22 VAL-23 VAL-24 says what is wrong, and orders nothing', async () => {
    const { user, ids } = await openBy(/^Credit card/);
    await user.click(pay());
    expect(field('Card number')).toHaveAccessibleDescription('Invalid card Number');
    expect(field('Card number')).toHaveFocus();
    expect(field('Month')).toHaveAccessibleDescription('Please select Month');
    expect(field('Year')).toHaveAccessibleDescription('Invalid Expiry');
    expect(field('CVV')).toHaveAccessibleDescription(/Invalid CVV/);
    expect(field('Name on the card')).toHaveAccessibleDescription('Please Enter Valid Name');
    expect(ids()).not.toContain('validateOrder');
  });

  it('VAL-25 VAL-26 VAL-27 shows the brand from the fourth digit on', async () => {
    const { user } = await openBy(/^Debit card/);
    await user.type(field('Card number'), '652');
    expect(screen.queryByText('RuPay')).toBeNull();
    await user.type(field('Card number'), '1');
    expect(screen.getByText('RuPay')).toBeVisible();
  });

  it('PAY-47 a refusal keeps what was typed', async () => {
    const { user } = await openBy(/^Credit card/, {
      answers: { initiateOrder: refused({ displayMsg: 'The oven is cold.' }) },
    });
    await fillIn(user);
    await user.click(pay());
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription('The oven is cold.');
    await user.keyboard('{Escape}');
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
  });
});

describe('net banking', () => {
  it('PAY-08 PAY-19 has two groups of banks; the chosen one is told, and its form sent', async () => {
    const forms = sentForms();
    const { user, bodiesOf, address } = await openBy(/^Net banking/, {
      answers: {
        initiateOrder: stepReply('PROCESS_PAYMENT'),
        processPayment: {
          status: 'SUCCESS',
          data: { form: { url: 'https://bank.example', fields: { msg: 'signed' } } },
        },
      },
    });
    const popular = screen.getByRole('group', { name: 'Popular Banks' });
    expect(within(popular).getAllByRole('radio')).toHaveLength(2);
    expect(within(screen.getByRole('group', { name: 'Other Banks' })).getAllByRole('radio')).toHaveLength(1);
    // Without one the group says what is missing, and has the focus.
    await user.click(screen.getByRole('button', { name: 'On to the payment page' }));
    expect(popular).toHaveAccessibleDescription('Choose one to go on');
    expect(within(popular).getByRole('radio', { name: 'HDFC Bank' })).toHaveFocus();
    await user.click(within(popular).getByRole('radio', { name: 'ICICI Bank' }));
    await user.click(screen.getByRole('button', { name: 'On to the payment page' }));
    await waitFor(() => expect(forms).toEqual([{ msg: 'signed' }]));
    await waitFor(() => expect(address()).toBe(`/payGateway?transactionId=${transactionId}&sent=1`));
    expect(bodiesOf('initiateOrder')).toMatchObject([
      { paymentDetails: { primaryPaymentId: 'net-banking', instrument: { flow: 'BANK', bankCode: 'ICIC' } } },
    ]);
  });
});

describe('the hand-over to a gateway', () => {
  const open = (path: string) => {
    const forms = sentForms();
    const begun = statusReply({ paymentMode: 'NB', step: stepData('PROCESS_PAYMENT') });
    const processPayment = { status: 'SUCCESS', data: { form: { ...gatewayForm, card: undefined } } };
    const answers = { getTransaction: begun, verifyPayment: begun, processPayment };
    return renderCheckout({ path, answers }).then((view) => ({ ...view, forms }));
  };

  it('PAY-19 PAY-59 PAY-60 asks for the form of the gateway form encoded, and sends it by itself', async () => {
    const { forms, callsOf } = await open(`/payGateway?transactionId=${transactionId}`);
    await waitFor(() => expect(forms).toEqual([{ key: 'k', bankcode: 'CC' }]));
    const [endpoint, options] = callsOf('processPayment')[0] ?? [];
    const { body, contentType } = encodeBody(endpoint as AnyEndpoint, (options as { body: unknown }).body);
    // The browser names the content type of a form.
    expect(contentType).toBeUndefined();
    expect(
      new Request('https://shop.example', { method: 'POST', body: body ?? null }).headers.get('content-type'),
    ).toMatch(/^application\/x-www-form-urlencoded/);
    expect(String(body)).toBe(`orderTransactionId=${transactionId}`);
  });

  it('NAV-24 is done once: Back from the gateway, or a reload, says that the payment was not finished', async () => {
    const { forms, address } = await open(`/payGateway?transactionId=${transactionId}&sent=1`);
    await waitFor(() => expect(address()).toBe(`/paymentTransaction?transactionId=${transactionId}`));
    expect(await screen.findByText('The payment was not finished. Nothing is ordered yet.')).toBeVisible();
    expect(forms).toEqual([]);
  });
});

describe('a card that the gateway asks for', () => {
  it('PAY-25 PAY-33 has no field here: the page of the gateway opens from here', async () => {
    const forms = sentForms();
    const { user } = await openBy(/^Credit card/, {
      answers: {
        getPaymentOptions: optionsReply({ options: optionsWith('credit-card', { asksCard: false }) }),
        initiateOrder: stepReply('PROCESS_PAYMENT'),
        processPayment: {
          status: 'SUCCESS',
          data: { form: { url: 'https://gateway.example/hpp', fields: { ref: 'r1' } } },
        },
      },
    });
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'On to the payment page' }));
    await waitFor(() => expect(forms).toEqual([{ ref: 'r1' }]));
  });
});

describe('an e-voucher', () => {
  const answers = {
    getPaymentOptions: optionsReply({ options: optionsWith('voucher', { status: 'E' }) }),
    initiateOrder: stepReply('EV_PIN'),
  };

  it('PAY-14 PAY-20 VAL-28 VAL-29 asks number and PIN, and is one order however often the PIN is wrong', async () => {
    const replies: unknown[] = [refused({ status: 400, displayMsg: 'The PIN is not right.' })];
    const { user, bodiesOf, address } = await openBy(/^Gift card/, {
      answers: { ...answers, payByVoucher: () => replies.shift() ?? stepReply('THANKYOU') },
    });
    await user.click(pay());
    expect(field('e-voucher or gift card number')).toHaveAccessibleDescription(
      'Please enter e-Vocuer / Giftcard number',
    );
    expect(field('PIN')).toHaveAccessibleDescription('Please enter OTP / PIN');
    expect(field('e-voucher or gift card number')).toHaveFocus();
    await user.type(field('e-voucher or gift card number'), 'GIFT-1');
    await user.type(field('PIN'), '1111');
    await user.click(pay());
    await waitFor(() => expect(field('PIN')).toHaveAccessibleDescription('The PIN is not right.'));
    expect(field('PIN')).toHaveFocus();
    await user.clear(field('PIN'));
    await user.type(field('PIN'), '4321');
    await user.click(pay());
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(bodiesOf('initiateOrder')).toHaveLength(1);
    expect(bodiesOf('payByVoucher')).toEqual([
      { orderTransactionId: transactionId, voucherCode: 'GIFT-1', pin: '1111' },
      { orderTransactionId: transactionId, voucherCode: 'GIFT-1', pin: '4321' },
    ]);
  });

  it('PAY-15 has a new PIN sent', async () => {
    const { user } = await openBy(/^Gift card/, {
      answers: { ...answers, resetVoucherPin: { status: 'SUCCESS', data: { text: 'A new PIN is coming.' } } },
    });
    await user.type(field('e-voucher or gift card number'), 'GIFT-1');
    await user.click(screen.getByRole('button', { name: 'Forgot the PIN' }));
    expect(await screen.findByText('A new PIN is coming.')).toBeVisible();
  });
});

describe('an e-voucher that is paid by a texted code', () => {
  const mobile = '••••••3210';
  const byCode = stepReply('EV_OTP', { mobile });
  const number = 'e-voucher or gift card number';
  const code = 'Code from the text message';

  it('PAY-14 asks the number again after a reload, and pays by the code of the message', async () => {
    const { user, bodiesOf, address } = await renderCheckout({
      path: `/payment?transactionId=${transactionId}`,
      answers: {
        getTransaction: statusReply({ paymentMode: 'EVOUCHER', step: stepData('EV_OTP', { mobile }) }),
        payByVoucher: stepReply('THANKYOU'),
      },
    });
    expect(await screen.findByLabelText(number)).not.toHaveAttribute('readonly');
    await user.type(field(number), 'GIFT-2');
    await user.type(field(code), '123456');
    await user.click(pay());
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(bodiesOf('payByVoucher')).toEqual([
      { orderTransactionId: transactionId, voucherCode: 'GIFT-2', otp: '123456' },
    ]);
  });

  it('PAY-14 has the code sent again after a wait', async () => {
    const { user, bodiesOf, clock } = await openBy(/^Gift card/, {
      answers: {
        getPaymentOptions: optionsReply({ options: optionsWith('voucher', { status: 'E' }) }),
        initiateOrder: stepReply('EV_PIN'),
        payByVoucher: byCode,
      },
    });
    await user.type(field(number), 'GIFT-2');
    await user.click(screen.getByRole('button', { name: 'My voucher has no PIN' }));
    await user.click(pay());
    expect(await screen.findByLabelText(code)).toHaveFocus();
    expect(field(number)).toHaveAttribute('readonly');
    expect(screen.getByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
    await act(async () => clock.advance(45_000));
    await user.click(screen.getByRole('button', { name: 'Send it again' }));
    await waitFor(() =>
      expect(bodiesOf('payByVoucher')).toEqual([
        { orderTransactionId: transactionId, voucherCode: 'GIFT-2' },
        { orderTransactionId: transactionId, voucherCode: 'GIFT-2' },
      ]),
    );
    expect(screen.getByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
  });
});

describe('the page of a provider', () => {
  const url = 'https://pay.example/1';
  const path = `/payment?payment_url=${encodeURIComponent(url)}&transactionId=${transactionId}`;

  it('PAY-22 NAV-23 can be opened when the server names it', async () => {
    await renderCheckout({
      path,
      answers: { getTransaction: statusReply({ step: stepData('PAY_PAGE', { url }) }) },
    });
    expect(await screen.findByRole('button', { name: 'Open the payment page' })).toBeVisible();
    expect(screen.getByText(/^It is at pay\.example\./)).toBeVisible();
  });

  it('PAY-22 cannot when only the address names it', async () => {
    await renderCheckout({
      path,
      answers: { getTransaction: statusReply({ step: stepData('PAY_PAGE') }) },
    });
    expect(await screen.findByText(/not one of ours/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Open the payment page' })).toBeNull();
  });
});
