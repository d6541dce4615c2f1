// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
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

const leaveSite = vi.hoisted(() => vi.fn((_: string) => true));
vi.mock('#src/features/navigation/leave-site.ts', async (original) => ({
  ...(await original<typeof import('#src/features/navigation/leave-site.ts')>()),
  leaveSite,
}));
vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  leaveSite.mockReset().mockReturnValue(true);
  localStorage.clear();
  sessionStorage.clear();
});

const field = (name: string) => screen.getByLabelText(name);
const pay = () => screen.getByRole('button', { name: 'Pay ₹737.10' });
const toPage = () => screen.getByRole('button', { name: 'On to the payment page' });
const form = { url: 'https://gateway.example/pay', fields: { key: 'k' } };
const processPayment = { status: 'SUCCESS', data: { form } };
const paymentPath = `/paymentTransaction?transactionId=${transactionId}`;

function countForms() {
  return vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
}

async function choose(name: RegExp, around: Parameters<typeof renderCheckout>[0] = {}) {
  const view = await renderCheckout(around);
  await view.user.click(await screen.findByRole('radio', { name }));
  await view.user.click(screen.getByRole('button', { name: /₹/ }));
  return view;
}

describe('a step that leads to another site', () => {
  it('PAY-22 REDIRECT opens it', async () => {
    const url = 'https://pay.example/1';
    await choose(/^Cash/, { answers: { initiateOrder: stepReply('REDIRECT', { url }) } });
    await waitFor(() => expect(leaveSite.mock.calls).toEqual([[url]]));
  });

  it('PAY-22 the page of a provider opens on a press, also where the ways to pay name it', async () => {
    const url = 'https://pay.example/2';
    const { user } = await renderCheckout({
      path: `/payment?payment_url=${encodeURIComponent(url)}`,
      answers: {
        getPaymentOptions: optionsReply({ options: optionsWith('amazon', { paymentUrl: url }) }),
      },
    });
    await user.click(await screen.findByRole('button', { name: 'Open the payment page' }));
    expect(leaveSite.mock.calls).toEqual([[url]]);
  });
});

describe('the page of payment', () => {
  it('NAV-23 without a way to pay leads to the choice', async () => {
    const { address } = await renderCheckout({ path: '/payment' });
    await waitFor(() => expect(address()).toBe('/paymentType'));
  });

  it('PAY-08 searches a long list of banks; the chosen one stays', async () => {
    const banks = Array.from({ length: 13 }, (_, at) => ({
      code: `B${at}`,
      name: `Bank ${String.fromCharCode(65 + at)}`,
      group: 'Other Banks' as const,
    }));
    const { user } = await choose(/^Net banking/, {
      answers: { getPaymentOptions: optionsReply({ options: optionsWith('net-banking', { banks }) }) },
    });
    await user.click(await screen.findByRole('radio', { name: 'Bank A' }));
    await user.type(screen.getByRole('searchbox', { name: 'Search banks' }), 'bank m');
    expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).value)).toEqual([
      'B0',
      'B12',
    ]);
    expect(screen.getByRole('radio', { name: 'Bank A' })).toBeChecked();
  });

  it('PAY-25 a page that the browser keeps for Back keeps no card', async () => {
    const { user } = await choose(/^Credit card/);
    await user.type(field('Card number'), '4111111111111111');
    fireEvent(window, new PageTransitionEvent('pagehide', { persisted: true }));
    expect(field('Card number')).toHaveValue('');
  });

  it('PAY-19 a gateway that did not begin is tried again as another order', async () => {
    const forms = countForms();
    const replies: unknown[] = [refused({ displayMsg: 'The bank is away.' })];
    const { user, bodiesOf } = await choose(/^Credit card/, {
      answers: {
        getPaymentOptions: optionsReply({ options: optionsWith('credit-card', { asksCard: false }) }),
        initiateOrder: stepReply('PROCESS_PAYMENT'),
        processPayment: () => replies.shift() ?? processPayment,
      },
    });
    await user.click(toPage());
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    await user.click(toPage());
    await waitFor(() => expect(forms).toHaveBeenCalledTimes(1));
    expect(bodiesOf('initiateOrder')).toHaveLength(2);
  });
});

describe('the hand-over to a gateway', () => {
  const path = `/payGateway?transactionId=${transactionId}`;
  const begunBy = (paymentMode: string) => {
    const begun = statusReply({ paymentMode: paymentMode as 'NB', step: stepData('PROCESS_PAYMENT') });
    return { getTransaction: begun, verifyPayment: begun };
  };

  it('NAV-24 a card is entered first', async () => {
    const forms = countForms();
    const { address } = await renderCheckout({ path, answers: { ...begunBy('CC'), processPayment } });
    await waitFor(() => expect(address()).toBe(`/payment?transactionId=${transactionId}`));
    expect(await screen.findByLabelText('Card number')).toBeVisible();
    expect(pay()).toBeVisible();
    expect(forms).not.toHaveBeenCalled();
  });

  it('NAV-24 Back from the gateway asks how it went', async () => {
    const forms = countForms();
    const { address } = await renderCheckout({ path, answers: { ...begunBy('NB'), processPayment } });
    await waitFor(() => expect(forms).toHaveBeenCalledTimes(1));
    fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }));
    await waitFor(() => expect(address()).toBe(paymentPath));
    expect(forms).toHaveBeenCalledTimes(1);
  });

  it('NAV-24 without a transaction it leads to the choice', async () => {
    const { address } = await renderCheckout({ path: '/payGateway' });
    await waitFor(() => expect(address()).toBe('/paymentType'));
  });

  it('PAY-47 says why the page of the gateway did not open, and tries again', async () => {
    const forms = countForms();
    const replies: unknown[] = [refused({ displayMsg: 'The bank is away.' })];
    const { user } = await renderCheckout({
      path,
      answers: { ...begunBy('NB'), processPayment: () => replies.shift() ?? processPayment },
    });
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('The bank is away.');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(forms).toHaveBeenCalledTimes(1));
  });
});
