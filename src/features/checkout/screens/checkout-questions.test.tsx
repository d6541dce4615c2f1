// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { selectCheckout } from '../checkout-slice.ts';
import {
  optionsReply,
  optionsWith,
  pollReply,
  statusReply,
  stepData,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

type Around = Parameters<typeof renderCheckout>[0];
const button = (name: string | RegExp) => screen.getByRole('button', { name });
const press = () => button(/₹/);
const recent = {
  checkDuplicateOrder: {
    status: 'SUCCESS',
    data: { order: { id: 'order-9', orderId: '9', placedAt: '2026-11-20T11:50:00.000Z' } },
  },
};
const promo = { code: 'FIRST40', text: 'FIRST40 is for UPI alone.', netPrice: 99_900 };
const sentCode = { sendOrderOtp: { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } } };

async function choose(name: RegExp, around: Around = {}) {
  const view = await renderCheckout(around);
  await view.user.click(await screen.findByRole('radio', { name }));
  await view.user.click(press());
  return view;
}

describe('an order that did not go on', () => {
  it('PAY-47 is tried again from the page of the ways to pay', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'The oven is cold.' })];
    const { user, address } = await choose(/^Cash/, {
      answers: { initiateOrder: () => replies.shift() ?? stepReply('THANKYOU') },
    });
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
  });

  it('ROL-02 the button is busy as long as a guest logs in, and can be pressed again afterwards', async () => {
    const { user, callsOf } = await choose(/^Cash/, { isGuest: true, random: () => 0.005 });
    await screen.findByRole('dialog', { name: 'Log in or sign up' });
    expect(screen.getByRole('button', { name: /₹/, hidden: true })).toHaveAttribute('aria-busy', 'true');
    expect(callsOf('initiateOrder')).toEqual([]);
    await user.keyboard('{Escape}');
    await waitFor(() => expect(press()).not.toHaveAttribute('aria-busy', 'true'));
  });
});

describe('an order of the last half hour', () => {
  it('PAY-41 is asked about on the page of the bank too, and goes on with the bank that was chosen', async () => {
    const { user, bodiesOf } = await choose(/^Net banking/, {
      answers: { ...recent, initiateOrder: stepReply('THANKYOU') },
    });
    await user.click(await screen.findByRole('radio', { name: 'ICICI Bank' }));
    await user.click(button('On to the payment page'));
    await user.click(await screen.findByRole('button', { name: 'Continue & Place Order' }));
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({
      paymentDetails: { instrument: { flow: 'BANK', bankCode: 'ICIC' } },
    });
  });

  it('PAY-41 and on the page of UPI, with the UPI ID that was typed', async () => {
    const { user, bodiesOf } = await choose(/^UPI/, {
      answers: {
        ...recent,
        initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }),
        pollPayment: pollReply('IN_PROGRESS'),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: 'UPI ID' }), 'asha@upi');
    await user.click(button('Request ₹737.10'));
    await user.click(await screen.findByRole('button', { name: 'Continue & Place Order' }));
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({
      paymentDetails: { instrument: { flow: 'COLLECT', vpa: 'asha@upi' } },
    });
  });

  it('PAY-41 is not asked about any more on another page', async () => {
    const { store, unmount } = await choose(/^Cash/, { answers: recent });
    expect(await screen.findByRole('link', { name: 'Track Last Order' })).toBeVisible();
    unmount();
    expect(selectCheckout(store.getState()).question).toBeNull();
  });
});

describe('a code that does not go with the way to pay', () => {
  const asked = {
    initiateOrder: stepReply('REMOVE_PROMO', { promo }),
    getPromoTerms: { status: 'SUCCESS', data: { code: 'FIRST40', tnc: ['Once for each customer.'] } },
  };

  it('PAY-24 has its terms, and says why it could not be taken out', async () => {
    const { user, address } = await choose(/^Cash/, {
      answers: { ...asked, removePaymentPromo: refused({ displayMsg: 'The cart is being changed.' }) },
    });
    const dialog = within(await screen.findByRole('dialog'));
    await user.click(await dialog.findByText('Terms of the code'));
    expect(dialog.getByText('Once for each customer.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Remove the code and go on' }));
    expect(await dialog.findByText('The cart is being changed.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Change method' }));
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(address()).toBe('/paymentType');
  });

  it('PAY-24 is asked about on the page of the voucher, whose number is not sent before', async () => {
    const { user, ids, address } = await choose(/^Gift card/, {
      answers: {
        ...asked,
        getPaymentOptions: optionsReply({ options: optionsWith('voucher', { status: 'E' }) }),
        removePaymentPromo: stepReply('EV_PIN'),
      },
    });
    await user.type(await screen.findByLabelText('e-voucher or gift card number'), 'GIFT-1');
    await user.type(screen.getByLabelText('PIN'), '1111');
    await user.click(press());
    await user.click(await screen.findByRole('button', { name: 'Remove the code and go on' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(ids()).not.toContain('payByVoucher');
    expect(address()).toBe('/payment?page_from=paymentType');
    expect(screen.getByLabelText('e-voucher or gift card number')).toHaveValue('GIFT-1');
  });

  it('PAY-24 is asked about on the page of the card, and nothing is sent to a gateway', async () => {
    const { user, ids, address } = await choose(/^Credit card/, { answers: asked });
    await user.type(await screen.findByLabelText('Card number'), '4111111111111111');
    await user.selectOptions(screen.getByLabelText('Month'), '12');
    await user.selectOptions(screen.getByLabelText('Year'), '2027');
    await user.type(screen.getByLabelText('CVV'), '123');
    await user.type(screen.getByLabelText('Name on the card'), 'Asha');
    await user.click(press());
    const dialog = await screen.findByRole('dialog', { name: /FIRST40 does not go with/ });
    expect(ids()).not.toContain('processPayment');
    await user.click(within(dialog).getByRole('button', { name: 'Change method' }));
    expect(address()).toBe('/paymentType');
  });

  it('PAY-24 is asked about again where the payment is taken up later', async () => {
    const { user, ids, address } = await renderCheckout({
      path: `/paymentTransaction?transactionId=${transactionId}`,
      answers: {
        ...asked,
        verifyPayment: statusReply({ paymentMode: 'CASH', step: stepData('REMOVE_PROMO', { promo }) }),
        removePaymentPromo: stepReply('THANKYOU'),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Go on to the payment page' }));
    expect(ids()).not.toContain('removePaymentPromo');
    await user.click(await screen.findByRole('button', { name: 'Remove the code and go on' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
  });
});

describe('the code of an order for cash', () => {
  it('PAY-12 is sent again after the wait that the server names', async () => {
    const { user, clock, callsOf } = await choose(/^Cash/, {
      answers: { ...sentCode, initiateOrder: stepReply('COD_OTP') },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm your order' }));
    expect(await sheet.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
    await act(async () => clock.advance(45_000));
    await user.click(sheet.getByRole('button', { name: 'Send it again' }));
    await waitFor(() => expect(callsOf('sendOrderOtp')).toHaveLength(2));
    expect(await sheet.findByRole('button', { name: 'Send it again in 45 s' })).toBeDisabled();
  });

  it('PAY-12 says why it was not sent, and why it was not taken', async () => {
    const replies: unknown[] = [refused({ displayMsg: 'Too many codes. Try later.' })];
    const { user } = await choose(/^Cash/, {
      answers: {
        sendOrderOtp: () => replies.shift() ?? sentCode.sendOrderOtp,
        initiateOrder: stepReply('COD_OTP'),
        confirmOrder: refused({ displayMsg: 'This code is not right.' }),
      },
    });
    const sheet = within(await screen.findByRole('dialog', { name: 'Confirm your order' }));
    expect(await sheet.findByText('Too many codes. Try later.')).toBeVisible();
    await user.click(sheet.getByRole('button', { name: 'Send it again' }));
    expect(await sheet.findByText('Sent to ••••••3210')).toBeVisible();
    await user.type(sheet.getByRole('textbox', { name: '6-digit code' }), '123456');
    await user.click(sheet.getByRole('button', { name: 'Confirm and place the order' }));
    expect(await sheet.findByText('This code is not right.')).toBeVisible();
    expect(sheet.getByRole('textbox', { name: '6-digit code' })).toHaveFocus();
  });

  it('PAY-12 is asked for on the page of the payment, where it is taken up later', async () => {
    const { user, bodiesOf, address } = await renderCheckout({
      path: `/paymentTransaction?transactionId=${transactionId}`,
      answers: {
        ...sentCode,
        verifyPayment: statusReply({ paymentMode: 'CASH', step: stepData('COD_OTP') }),
        confirmOrder: stepReply('THANKYOU'),
      },
    });
    await user.type(await screen.findByRole('textbox', { name: '6-digit code' }), '123456');
    await user.click(button('Confirm and place the order'));
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(bodiesOf('confirmOrder')).toEqual([{ orderTransactionId: transactionId, otp: '123456' }]);
  });
});
