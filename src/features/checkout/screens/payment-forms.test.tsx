// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { stepReceived } from '../checkout-slice.ts';
import type { PaymentOption, Step } from '../payment-types.ts';
import { begun, chosen } from '../testing/checkout-events.ts';
import { netPrice, statusReply, stepData, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { type Around, renderPart } from '../testing/render-part.tsx';
import { Screen as PayGateway } from './pay-gateway-screen.tsx';
import { Screen as Payment } from './payment-screen.tsx';
import { Screen as UpiForm } from './upi-form-screen.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

const never = new Promise(() => {});
/** The ways to pay stay those of the events. */
const still = { getPaymentOptions: never, getLastPayment: never };
const placing = {
  ...still,
  validateOrder: { status: 'SUCCESS', data: { netPrice } },
  checkDuplicateOrder: { status: 'SUCCESS', data: {} },
};
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const bank = { code: 'HDFC', name: 'HDFC Bank', group: 'Popular Banks' } as const;
const form = { url: 'https://gateway.example/pay', fields: { key: 'k' } };
const processPayment = { status: 'SUCCESS', data: { form } };

let submit: ReturnType<typeof countForms>;
const countForms = () => vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
beforeEach(() => {
  submit = countForms();
});

/** The page of payment, with this way chosen. */
const pay = (paymentId: string, more: Partial<PaymentOption> = {}, around: Around = {}) =>
  renderPart(<Payment />, {
    ...around,
    events: chosen(paymentId, more),
    answers: { ...placing, ...around.answers },
  });

describe('what the page of payment asks for', () => {
  it.each<[string, Partial<PaymentOption>, string]>([
    ['credit-card', {}, 'Pay by credit card'],
    ['debit-card', {}, 'Pay by debit card'],
    ['credit-card', { asksCard: false }, 'Pay by credit card'],
    ['debit-card', { asksCard: false }, 'Pay by debit card'],
    ['voucher', {}, 'Pay by gift card or e-voucher'],
    ['net-banking', {}, 'Choose your bank'],
    ['net-banking', { paymentMode: 'MB' }, 'Choose your bank'],
    ['net-banking', { paymentMode: 'CASHCRD' }, 'Choose your wallet'],
  ])('NAV-23 the title says it: %s %j', async (paymentId, more, title) => {
    await pay(paymentId, more);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(title);
    expect(screen.getAllByText('₹737.10')).not.toHaveLength(0);
  });

  it('PAY-33 PAY-25 of a card that the gateway asks for it says that, and has no field', async () => {
    await pay('debit-card', { asksCard: false });
    expect(screen.getByText(/^You enter your card on the page of the bank’s gateway/)).toBeVisible();
    expect(screen.queryByRole('textbox')).toBeNull();
  });

  it('NAV-23 of a payment by the wallet of a voucher that was begun, its form, also before the ways to pay are loaded', async () => {
    await renderPart(<Payment />, {
      path: `/payment?transactionId=${transactionId}`,
      answers: {
        ...still,
        getTransaction: statusReply({ step: stepData('EV_PIN', { amount: 50_000 }) }),
      },
    });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Pay by gift card or e-voucher');
    // What was agreed is charged, not what the cart costs now.
    expect(button('Pay ₹500')).toBeVisible();
  });

  it('NAV-23 a way without a form leads to the choice of how to pay', async () => {
    const { address } = await pay('cash');
    expect(address()).toBe('/paymentType');
  });

  it('NAV-23 a payment that could not be read leads nowhere: it may have been paid', async () => {
    const path = `/payment?transactionId=${transactionId}`;
    const { address } = await renderPart(<Payment />, {
      path,
      answers: { ...still, getTransaction: refused({ status: 500 }) },
    });
    expect(address()).toBe(path);
    expect(screen.getByText('We do not know yet how it went')).toBeVisible();
  });
});

describe('a payment that did not go on', () => {
  it('PAY-47 leads to the other ways to pay', async () => {
    const { user, address } = await pay(
      'net-banking',
      { banks: [bank] },
      { answers: { initiateOrder: refused({ displayMsg: 'Not now.' }) } },
    );
    await user.click(screen.getByRole('radio'));
    await user.click(button('On to the payment page'));
    await user.click(await screen.findByRole('button', { name: 'Change method' }));
    expect(address()).toBe('/paymentType');
  });

  it('PAY-47 is tried again with the bank that was chosen', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not now.' })];
    const { user, bodiesOf, address } = await pay(
      'net-banking',
      { banks: [bank] },
      { answers: { initiateOrder: () => replies.shift() ?? stepReply('THANKYOU') } },
    );
    await user.click(screen.getByRole('radio'));
    await user.click(button('On to the payment page'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
    const asked = { paymentDetails: { instrument: { flow: 'BANK', bankCode: 'HDFC' } } };
    expect(bodiesOf('initiateOrder')).toMatchObject([asked, asked]);
  });

  it('PAY-47 of a card that the gateway asks for is tried again, and its page opens', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not now.' })];
    const { user, bodiesOf } = await pay(
      'credit-card',
      { asksCard: false },
      { answers: { initiateOrder: () => replies.shift() ?? stepReply('PROCESS_PAYMENT'), processPayment } },
    );
    await user.click(button('On to the payment page'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(bodiesOf('initiateOrder')).toHaveLength(2);
    expect(bodiesOf('initiateOrder')[0]).not.toHaveProperty('paymentDetails.instrument');
  });

  it('PAY-47 of a voucher is tried again with the voucher that was entered', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Not now.' })];
    const { user, bodiesOf, address } = await pay(
      'voucher',
      {},
      {
        answers: {
          initiateOrder: () => replies.shift() ?? stepReply('EV_PIN'),
          payByVoucher: stepReply('THANKYOU'),
        },
      },
    );
    await user.type(screen.getByLabelText('e-voucher or gift card number'), 'GIFT-1');
    await user.type(screen.getByLabelText('PIN'), '4321');
    await user.click(button('Pay ₹737.10'));
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
    expect(bodiesOf('initiateOrder')).toHaveLength(2);
    expect(bodiesOf('payByVoucher')).toMatchObject([{ voucherCode: 'GIFT-1', pin: '4321' }]);
  });

  it('PAY-24 of a card goes on with the card when the code was taken out, without another order', async () => {
    const promo = { code: 'FIRST40', text: 'For UPI alone.', netPrice: 99_900 };
    const { user, bodiesOf, address } = await pay(
      'credit-card',
      { asksCard: false },
      {
        answers: {
          initiateOrder: stepReply('REMOVE_PROMO', { promo }),
          getPromoTerms: { status: 'SUCCESS', data: { code: 'FIRST40', tnc: [] } },
          removePaymentPromo: stepReply('PROCESS_PAYMENT', { amount: 99_900 }),
          processPayment,
        },
      },
    );
    await user.click(button('On to the payment page'));
    await user.click(await screen.findByRole('button', { name: 'Remove the code and go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/payment');
    expect(submit).not.toHaveBeenCalled();
    expect(screen.getByText('₹999')).toBeVisible();
    await user.click(button('On to the payment page'));
    await waitFor(() => expect(submit).toHaveBeenCalledOnce());
    expect(bodiesOf('initiateOrder')).toHaveLength(1);
    // What was agreed stays on the page until that of the gateway is there.
    expect(screen.getByText('₹999')).toBeVisible();
  });
});

describe('the hand-over to a gateway', () => {
  const path = `/payGateway?transactionId=${transactionId}`;
  const byBank = { events: begun('net-banking', 'PROCESS_PAYMENT'), path };

  it('PAY-19 says what is charged, and that one comes back', async () => {
    await renderPart(<PayGateway />, { ...byBank, answers: { processPayment: never } });
    expect(screen.getByRole('status')).toHaveTextContent('Taking you to the payment page');
    expect(screen.getByText('₹737.10')).toBeVisible();
    // It goes by itself: nothing has to be pressed.
    expect(screen.queryByRole('button')).toBeNull();
  });

  it('PAY-47 that did not begin can be begun by a press, or left for the other ways', async () => {
    const replies: unknown[] = [
      refused({ displayMsg: 'The bank is away.' }),
      refused({ displayMsg: 'Still.' }),
    ];
    const { user, address } = await renderPart(<PayGateway />, {
      ...byBank,
      answers: { processPayment: () => replies.shift() ?? processPayment },
    });
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('The bank is away.');
    await user.keyboard('{Escape}');
    await user.click(button('Go on to the payment page'));
    expect(screen.getByRole('dialog')).toHaveAccessibleDescription('Still.');
    expect(submit).not.toHaveBeenCalled();
    await user.click(button('Change method'));
    expect(address()).toBe('/paymentType');
  });

  it('PAY-47 offers no press before the app has started, nor once the payment waits for something else', async () => {
    const { store } = await renderPart(<PayGateway />, {
      ...byBank,
      hasStarted: false,
      answers: { processPayment: refused({ displayMsg: 'The bank is away.' }) },
    });
    const onward = () => screen.queryByRole('button', { name: 'Go on to the payment page', hidden: true });
    expect(onward()).toBeNull();
    await act(async () => void store.dispatch(appStarted()));
    expect(onward()).not.toBeNull();
    await act(
      async () => void store.dispatch(stepReceived({ walletAmount: 0, ...stepData('COD_OTP') } as Step)),
    );
    expect(onward()).toBeNull();
  });

  it('NAV-24 a card that was chosen here is entered first', async () => {
    const { address } = await renderPart(<PayGateway />, {
      events: begun('credit-card', 'PROCESS_PAYMENT'),
      path,
    });
    expect(address()).toBe(`/payment?transactionId=${transactionId}`);
  });

  it('NAV-24 a payment with another step leads to its page', async () => {
    const { address } = await renderPart(<PayGateway />, { events: begun('cash', 'COD_OTP'), path });
    expect(address()).toBe(`/paymentTransaction?transactionId=${transactionId}`);
    expect(submit).not.toHaveBeenCalled();
  });
});

describe('the page of UPI', () => {
  const upiId = () => screen.getByRole('textbox', { name: 'UPI ID' });
  const ask = () => button(/^Request ₹737\.10/);
  const events = (vpaPattern?: string) => chosen('upi', {}, vpaPattern === undefined ? {} : { vpaPattern });
  const asked = stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } });
  const open = (vpaPattern?: string, answers: Readonly<Record<string, unknown>> = {}) =>
    renderPart(<UpiForm />, {
      events: events(vpaPattern),
      answers: { ...placing, ...answers },
      path: '/upiForm',
    });

  it('PAY-09 says how each way works: by a request to an ID, or by a QR code for another device', async () => {
    await open();
    expect(upiId()).toHaveAccessibleDescription(/A request comes in your UPI app/);
    expect(screen.getByText('Scan a QR code with any UPI app on your phone.')).toBeVisible();
    expect(button('Show the QR code')).toBeVisible();
    expect(screen.queryByText(/^Pay in a UPI app on this phone/)).toBeNull();
  });

  it('PAY-10 a pattern that no browser reads asks for an @ alone', async () => {
    const { user, bodiesOf } = await open('(', { initiateOrder: asked });
    await user.type(upiId(), 'asha');
    await user.click(ask());
    expect(upiId()).toHaveAccessibleDescription(/Please enter a UPI ID such as name@bank/);
    expect(upiId()).toHaveFocus();
    await user.type(upiId(), '@upi');
    expect(upiId()).not.toHaveAccessibleDescription(/Please enter/);
    await user.click(ask());
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
  });

  it('PAY-10 a UPI ID is sent without the spaces around it', async () => {
    const { user, bodiesOf } = await open(undefined, { initiateOrder: asked });
    await user.type(upiId(), ' asha@upi ');
    await user.click(ask());
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        { paymentDetails: { instrument: { flow: 'COLLECT', vpa: 'asha@upi' } } },
      ]),
    );
  });

  it('ERR-19 the field of a UPI ID that was refused has the focus', async () => {
    const { user } = await open(undefined, {
      initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { vpa: 'gone@upi' } }),
    });
    await user.type(upiId(), 'gone@upi');
    await user.click(ask());
    await waitFor(() => expect(upiId()).toHaveAccessibleDescription(/Please try with different UPI ID/));
    expect(upiId()).toHaveFocus();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('PAY-47 what did not go on is tried again with the UPI ID, or left for the other ways', async () => {
    const { user, bodiesOf, address } = await open(undefined, {
      initiateOrder: refused({ displayMsg: 'Not now.' }),
    });
    await user.type(upiId(), 'asha@upi');
    await user.click(ask());
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(2));
    const wanted = { paymentDetails: { instrument: { flow: 'COLLECT', vpa: 'asha@upi' } } };
    expect(bodiesOf('initiateOrder')).toMatchObject([wanted, wanted]);
    await user.click(await screen.findByRole('button', { name: 'Change method' }));
    expect(address()).toBe('/paymentType');
  });
});
