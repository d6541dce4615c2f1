// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import type { PaymentOption } from '../payment-types.ts';
import { chosen } from '../testing/checkout-events.ts';
import { netPrice, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Screen } from './payment-screen.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

const never = new Promise(() => {});
const done = (data: object) => ({ status: 'SUCCESS' as const, data });
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const field = (name: string) => screen.getByLabelText(name);
const press = (name: string) => screen.findByRole('button', { name });
const banks: PaymentOption['banks'] = [{ code: 'HDFC', name: 'HDFC Bank', group: 'Popular Banks' }];
const recent = {
  checkDuplicateOrder: done({ order: { id: 'order-9', orderId: '9', placedAt: '2026-11-20T11:50:00.000Z' } }),
};
const card = { number: 'ccnum', name: 'ccname', month: 'ccexpmon', year: 'ccexpyr', cvv: 'ccvv' };
const processPayment = done({ form: { url: 'https://gateway.example/pay', fields: { key: 'k' }, card } });
const withCode = {
  initiateOrder: stepReply('REMOVE_PROMO', {
    promo: { code: 'FIRST40', text: 'For UPI alone.', netPrice: 99_900 },
  }),
  getPromoTerms: done({ code: 'FIRST40', tnc: [] }),
};

/** The numbers of the cards that the browser has sent to the gateway. */
let sent: (string | undefined)[] = [];
beforeEach(() => {
  sent = [];
  vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(function (this: HTMLFormElement) {
    sent.push(this.querySelector<HTMLInputElement>('[name="ccnum"]')?.value);
  });
});

type Answers = Readonly<Record<string, unknown>>;
type Shown = Awaited<ReturnType<typeof renderPart>>;

/** The page of payment, with this way chosen; the ways to pay stay those of the events. */
function pay(paymentId: string, answers: Answers, more: Partial<PaymentOption> = {}) {
  return renderPart(<Screen />, {
    events: chosen(paymentId, more),
    answers: {
      getPaymentOptions: never,
      getLastPayment: never,
      validateOrder: done({ netPrice }),
      checkDuplicateOrder: done({}),
      ...answers,
    },
  });
}

async function payByCard(answers: Answers) {
  const view = await pay('credit-card', answers);
  await view.user.type(field('Card number'), '4111111111111111');
  await view.user.selectOptions(field('Month'), '12');
  await view.user.selectOptions(field('Year'), '2027');
  await view.user.type(field('CVV'), '123');
  await view.user.type(field('Name on the card'), 'Asha Menon');
  await view.user.click(button('Pay ₹737.10'));
  return view;
}

async function payAtBank(answers: Answers) {
  const view = await pay('net-banking', answers, { banks });
  await view.user.click(screen.getByRole('radio'));
  await view.user.click(button('On to the payment page'));
  return view;
}

async function payByVoucher(answers: Answers) {
  const view = await pay('voucher', answers);
  await view.user.type(field('e-voucher or gift card number'), 'GIFT-1');
  await view.user.type(field('PIN'), '4321');
  await view.user.click(button('Pay ₹737.10'));
  return view;
}

const takeCodeOut = async ({ user }: Shown) => user.click(await press('Remove the code and go on'));

describe('an order of the last half hour', () => {
  it('PAY-41 is asked about on the page of a card too, and goes on with the card that was typed', async () => {
    const { user, bodiesOf } = await payByCard({
      ...recent,
      initiateOrder: stepReply('PROCESS_PAYMENT'),
      processPayment,
    });
    const goOn = await press('Continue & Place Order');
    expect(bodiesOf('initiateOrder')).toEqual([]);
    await user.click(goOn);
    await waitFor(() => expect(sent).toEqual(['4111111111111111']));
  });

  it('PAY-41 is asked about on the page of a voucher too, and goes on with the voucher that was typed', async () => {
    const { user, bodiesOf } = await payByVoucher({
      ...recent,
      initiateOrder: stepReply('EV_PIN'),
      payByVoucher: stepReply('THANKYOU'),
    });
    const goOn = await press('Continue & Place Order');
    expect(bodiesOf('initiateOrder')).toEqual([]);
    await user.click(goOn);
    await waitFor(() => expect(bodiesOf('payByVoucher')).toMatchObject([{ voucherCode: 'GIFT-1' }]));
    // The server is told that a voucher follows.
    expect(bodiesOf('initiateOrder')).toMatchObject([
      { paymentDetails: { instrument: { flow: 'VOUCHER' } } },
    ]);
  });

  it('PAY-41 is asked about also where the order is tried again: nobody has answered yet', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not now.' })];
    const { user, bodiesOf } = await payAtBank({
      ...recent,
      validateOrder: () => replies.shift() ?? done({ netPrice }),
    });
    await user.click(await press('Try again'));
    expect(await press('Continue & Place Order')).toBeVisible();
    expect(bodiesOf('initiateOrder')).toEqual([]);
  });
});

describe('a voucher', () => {
  it('PAY-47 whose order did not begin can be paid by another press of the same button', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not now.' })];
    const { user, address } = await payByVoucher({
      initiateOrder: () => replies.shift() ?? stepReply('EV_PIN'),
      payByVoucher: stepReply('THANKYOU'),
    });
    await press('Try again');
    await user.keyboard('{Escape}');
    await user.click(button('Pay ₹737.10'));
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('PAY-20 stays on its page while the code of the message is asked for', async () => {
    const { address } = await payByVoucher({
      initiateOrder: stepReply('EV_PIN'),
      payByVoucher: stepReply('EV_OTP', { mobile: '••••••3210' }),
    });
    expect(await screen.findByLabelText('Code from the text message')).toBeVisible();
    expect(address()).toBe('/payment');
  });
});

describe('a code that was taken out of the order', () => {
  it('PAY-24 at a bank: the page of the bank opens', async () => {
    const view = await payAtBank({ ...withCode, removePaymentPromo: stepReply('PROCESS_PAYMENT') });
    await takeCodeOut(view);
    await waitFor(() => expect(view.address()).toBe(`/payGateway?transactionId=${transactionId}`));
  });

  it('PAY-24 at the form of a card: the card is still there, and is sent by the next press', async () => {
    const view = await payByCard({
      ...withCode,
      removePaymentPromo: stepReply('PROCESS_PAYMENT', { amount: 99_900 }),
      processPayment,
    });
    await takeCodeOut(view);
    await view.user.click(await press('Pay ₹999'));
    await waitFor(() => expect(sent).toEqual(['4111111111111111']));
    expect(view.address()).toBe('/payment');
    expect(field('Card number')).toHaveValue('4111 1111 1111 1111');
  });

  it('PAY-24 of an order that nothing is left to pay for leads to the order', async () => {
    const view = await payByCard({ ...withCode, removePaymentPromo: stepReply('THANKYOU') });
    await takeCodeOut(view);
    await waitFor(() => expect(view.address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });
});
