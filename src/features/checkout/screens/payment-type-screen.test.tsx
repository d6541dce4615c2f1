// @vitest-environment jsdom
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { refused } from '#src/request/testing/answering.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import {
  netPrice,
  optionsReply,
  statusReply,
  stepData,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

// The cart has tests of its own; here its server's side is not called.
vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const radio = (name: RegExp) => screen.getByRole('radio', { name });
const press = () => screen.getByRole('button', { name: /₹/ });

async function open(around: Parameters<typeof renderCheckout>[0] = {}) {
  const view = await renderCheckout(around);
  await screen.findByRole('radio', { name: /^Cash/ });
  const choose = async (name: RegExp) => view.user.click(radio(name));
  return {
    ...view,
    choose,
    async order(name: RegExp) {
      await choose(name);
      await view.user.click(press());
    },
  };
}

describe('the list of ways to pay', () => {
  it('PAY-02 PAY-04 PAY-06 PAY-62 shows every way, and why one cannot be chosen', async () => {
    await open();
    expect(screen.getAllByRole('radio')).toHaveLength(9);
    expect(radio(/^Debit card/)).toBeEnabled();
    expect(radio(/^Gift card/)).toBeDisabled();
    expect(radio(/^Gift card/)).toHaveAccessibleName(
      /Payment by eVouchers is not allowed with Every Day Value/,
    );
    expect(radio(/^Moon points/)).toBeDisabled();
  });

  it('PAY-01 nothing is chosen for a customer who has not paid before', async () => {
    await open();
    for (const one of screen.getAllByRole('radio')) expect(one).not.toBeChecked();
    expect(press()).toBeDisabled();
  });

  it('PAY-34 the last way stands first and is chosen, then UPI', async () => {
    await open({
      answers: { getLastPayment: { status: 'SUCCESS', data: { paymentId: 'cash', paymentMode: 'CASH' } } },
    });
    const groups = screen.getAllByRole('group').map((group) => within(group).getAllByRole('radio')[0]);
    expect(groups[0]).toBe(radio(/^Cash/));
    expect(groups[0]).toBeChecked();
    expect(groups[1]).toBe(radio(/^UPI/));
  });

  it('CON-10 a customer who is not drawn sees the last way alone, and the others when asked for', async () => {
    const { user } = await open({
      random: () => 0.995,
      answers: { getLastPayment: { status: 'SUCCESS', data: { paymentId: 'cash', paymentMode: 'CASH' } } },
    });
    expect(screen.getAllByRole('radio')).toHaveLength(1);
    await user.click(screen.getByRole('button', { name: 'Other ways to pay' }));
    expect(screen.getAllByRole('radio')).toHaveLength(9);
  });

  it('says why it could not be loaded, and tries again', async () => {
    const answers: unknown[] = [refused({ displayMsg: 'The shop is being cleaned.' })];
    const { user } = await renderCheckout({
      answers: { getPaymentOptions: () => answers.shift() ?? optionsReply() },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('The shop is being cleaned.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('radio', { name: /^Cash/ })).toBeVisible();
  });
});

describe('placing the order', () => {
  it('PAY-11 PAY-39 PAY-40 PAY-42 PAY-43 PAY-49 checks it, looks for another one, places it and thanks', async () => {
    const { order, ids, bodiesOf, address, persistence } = await open();
    await order(/^Cash/);
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
    expect(ids().slice(-3)).toEqual(['validateOrder', 'checkDuplicateOrder', 'initiateOrder']);
    expect(bodiesOf('initiateOrder')).toEqual([
      {
        orderDetails: {
          cartId: 'cart-1',
          deliveryType: 'P',
          price: netPrice,
          userDetails: { name: 'Asha', mobile: '9876543210' },
          zeroContactDelivery: false,
          deliveryInstructions: '',
        },
        paymentDetails: {
          primaryPaymentId: 'cash',
          loyaltyEligible: false,
          transactionStatusUrl: `${window.location.origin}/paymentTransaction`,
        },
      },
    ]);
    // The page of the order drops it.
    expect(persistence.read(orderId)).toBe(transactionId);
  });

  it('PAY-44 PAY-45 EXP-24 in two calls where the flag says so', async () => {
    const { order, ids, bodiesOf } = await open({
      events: [
        pageConfigReceived({
          ...defaultConfig,
          features: '{"features":[{"name":"batch_api","enabled":true}]}',
        }),
      ],
      answers: {
        confirmPickup: { status: 'SUCCESS', data: { orderTransactionId: transactionId, netPrice } },
        submitOrder: stepReply('THANKYOU'),
      },
    });
    await order(/^Cash/);
    await waitFor(() => expect(ids()).toContain('submitOrder'));
    expect(ids()).not.toContain('initiateOrder');
    expect(bodiesOf('submitOrder')).toEqual([
      {
        data: {
          cartId: 'cart-1',
          orderTransactionId: transactionId,
          primaryPaymentId: 'cash',
          transactionStatusUrl: `${window.location.origin}/paymentTransaction`,
          paymentType: 'CASH',
        },
      },
    ]);
  });

  it('PAY-39 says the first problem, and places nothing', async () => {
    const { order, ids, address, user } = await open({
      answers: {
        validateOrder: {
          status: 'SUCCESS',
          data: {
            netPrice,
            problems: [{ code: 'ITEMS_NOT_AVAILABLE', text: 'Fries cannot be ordered now.' }],
          },
        },
      },
    });
    await order(/^Cash/);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription('Fries cannot be ordered now.');
    expect(within(dialog).getByRole('link', { name: 'Call 6888 6888' })).toHaveAttribute(
      'href',
      'tel:68886888',
    );
    expect(ids()).not.toContain('initiateOrder');
    await user.click(within(dialog).getByRole('button', { name: 'Look at your cart' }));
    expect(address()).toBe('/cart');
  });

  it('PAY-41 asks when there is an order of the last half hour; the customer may place another', async () => {
    const recent = { id: 'order-9', orderId: '9', placedAt: '2026-11-20T11:50:00.000Z' };
    const { order, ids, address, user } = await open({
      answers: { checkDuplicateOrder: { status: 'SUCCESS', data: { order: recent } } },
    });
    await order(/^Cash/);
    const dialog = await screen.findByRole('dialog');
    expect(dialog).toHaveAccessibleDescription('Last order already in progress!');
    expect(within(dialog).getByRole('link', { name: 'Track Last Order' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/track\?orderHistoryId=order-9/),
    );
    expect(ids()).not.toContain('initiateOrder');
    await user.click(within(dialog).getByRole('button', { name: 'Continue & Place Order' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
  });

  it.each([
    [
      'PAY-47 the first error of the server',
      refused({ displayMsg: 'The oven is cold.', header: 'Sorry' }),
      'Sorry',
      'The oven is cold.',
    ],
    ['PAY-48 the generic one', refused(), 'Oops!', 'Something Went Wrong. Please Try Again.'],
  ])('%s', async (_, failure, header, text) => {
    const { order } = await open({ answers: { initiateOrder: failure } });
    await order(/^Cash/);
    const dialog = await screen.findByRole('dialog', { name: header });
    expect(dialog).toHaveAccessibleDescription(text);
    expect(screen.getByRole('radio', { name: /^Cash/, hidden: true })).toBeChecked();
  });

  it('PAY-43 a second press while it is placed does nothing', async () => {
    let reply: (value: unknown) => void = () => {};
    const { choose, user, callsOf } = await open({
      answers: { validateOrder: () => new Promise((resolve) => (reply = resolve)) },
    });
    await choose(/^Cash/);
    await user.dblClick(press());
    expect(callsOf('validateOrder')).toHaveLength(1);
    reply({ status: 'SUCCESS', data: { netPrice } });
    await waitFor(() => expect(callsOf('initiateOrder')).toHaveLength(1));
  });

  it.each([
    ['PAY-33', /^Credit card/, '/payment?page_from=paymentType'],
    ['PAY-06 PAY-33', /^Debit card/, '/payment?page_from=paymentType'],
    ['PAY-08', /^Net banking/, '/payment?page_from=paymentType'],
    ['PAY-10', /^UPI/, '/upiForm'],
  ])('%s %s goes on to its form, and places nothing', async (_, name, path) => {
    const { order, ids, address } = await open();
    await order(name);
    expect(address()).toBe(path);
    expect(ids()).not.toContain('initiateOrder');
  });

  it('PAY-21 a Paytm wallet that is not linked goes on to its form, and only the id is kept', async () => {
    const { order, address, persistence } = await open({
      answers: { initiateOrder: stepReply('PAYTM_LINK') },
    });
    await order(/^Paytm/);
    await waitFor(() => expect(address()).toBe(`/paytmForm?transactionId=${transactionId}`));
    expect(persistence.read(orderId)).toBe(transactionId);
  });
});

describe('the code of an order for cash', () => {
  it('PAY-12 VAL-28 is texted, asked for and confirmed', async () => {
    const { order, user, bodiesOf, address } = await open({
      answers: {
        initiateOrder: stepReply('COD_OTP'),
        sendOrderOtp: { status: 'SUCCESS', data: { mobile: '••••••3210', resendAfter: 45 } },
        confirmOrder: stepReply('THANKYOU'),
      },
    });
    await order(/^Cash/);
    const sheet = await screen.findByRole('dialog', { name: 'Confirm your order' });
    expect(await within(sheet).findByText('Sent to ••••••3210')).toBeVisible();
    await user.click(within(sheet).getByRole('button', { name: 'Confirm and place the order' }));
    expect(within(sheet).getByRole('alert')).toHaveTextContent('Please enter OTP / PIN');
    await user.type(within(sheet).getByRole('textbox', { name: '6-digit code' }), '123456');
    await user.click(within(sheet).getByRole('button', { name: 'Confirm and place the order' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
    expect(bodiesOf('confirmOrder')).toEqual([{ orderTransactionId: transactionId, otp: '123456' }]);
  });
});

describe('a code that does not go with a way to pay', () => {
  it('PAY-24 is removed only when the customer says so', async () => {
    const promo = { code: 'FIRST40', text: 'FIRST40 is for UPI alone.', netPrice: 99_900 };
    const { order, user, ids, address } = await open({
      answers: {
        initiateOrder: stepReply('REMOVE_PROMO', { promo }),
        removePaymentPromo: stepReply('THANKYOU'),
        getPromoTerms: { status: 'SUCCESS', data: { code: 'FIRST40', tnc: ['Once for each customer.'] } },
      },
    });
    await order(/^Cash/);
    const dialog = await screen.findByRole('dialog', { name: 'FIRST40 does not go with this way to pay' });
    expect(dialog).toHaveAccessibleDescription('FIRST40 is for UPI alone. Without it the order costs ₹999.');
    expect(ids()).not.toContain('removePaymentPromo');
    await user.click(within(dialog).getByRole('button', { name: 'Remove the code and go on' }));
    await waitFor(() => expect(address()).toContain('/thankYou'));
  });
});

describe('a guest', () => {
  it('SES-33 ROL-02 who is drawn logs in over the page for cash', async () => {
    const { order, address, ids } = await open({ isGuest: true, random: () => 0.005 });
    await order(/^Cash/);
    expect(await screen.findByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    expect(address()).toBe('/paymentType');
    expect(ids()).not.toContain('initiateOrder');
  });

  it('SES-33 who is not drawn logs in on the page of the code first, which leads back', async () => {
    const { order, address } = await open({ isGuest: true, random: () => 0.5 });
    await order(/^Cash/);
    await waitFor(() => expect(address()).toBe('/login-otp?redirectUrl=%2FpaymentType&from=paymentType'));
  });
});

describe('a payment that nobody has seen the end of', () => {
  /** The tab has the id of a transaction. */
  async function comeBack(status: Parameters<typeof statusReply>[0]) {
    createPersistence(browserStorages()).write(orderId, transactionId);
    return renderCheckout({ answers: { getTransaction: statusReply(status) }, isKept: true });
  }

  it('PAY-54 that has come leads to its order', async () => {
    const { address } = await comeBack({ orderStatus: 'SUCCESS' });
    await waitFor(() => expect(address()).toBe(`/thankYou?transactionId=${transactionId}`));
  });

  it('that was not finished is named, with the way back to it', async () => {
    await comeBack({ orderStatus: 'WAIT', step: stepData('PROCESS_PAYMENT') });
    expect(await screen.findByText('Your last payment was not finished')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go on with it' })).toHaveAttribute(
      'href',
      `/paymentTransaction?transactionId=${transactionId}`,
    );
  });

  it('PAY-54 that may still come is named before anybody pays twice', async () => {
    await comeBack({ orderStatus: 'WAIT', step: stepData('UNIFIED_PAYMENT') });
    expect(await screen.findByText('An earlier payment is still being checked')).toBeVisible();
    expect(screen.getByRole('link', { name: 'See how it went' })).toHaveAttribute(
      'href',
      `/paymentTransaction?transactionId=${transactionId}`,
    );
  });
});
