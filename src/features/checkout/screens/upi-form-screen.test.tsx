// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { afterEach, expect, it, vi } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { selectCheckout } from '../checkout-slice.ts';
import { optionsReply, pollReply, stepReply, transactionId } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  vi.restoreAllMocks();
  localStorage.clear();
});

async function open(answers: Readonly<Record<string, unknown>> = {}, events: readonly UnknownAction[] = []) {
  const view = await renderCheckout({ answers, events });
  await view.user.click(await screen.findByRole('radio', { name: /^UPI/ }));
  await view.user.click(screen.getByRole('button', { name: /₹/ }));
  await waitFor(() => expect(view.address()).toBe('/upiForm'));
  return view;
}

const onAndroid = () =>
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 14)');
/** A customer whose variant of the test is this one. */
const inTest = (variant: string) => [
  bucketKnown('A'),
  pageConfigReceived(layConfigs({ experiments: { upi_intentflow_ab: { A: variant } } })),
];

const upiId = () => screen.getByRole('textbox', { name: 'UPI ID' });
const ask = () => screen.getByRole('button', { name: 'Request ₹737.10' });

it('PAY-10 PAY-43 NAV-25 asks the UPI ID, sends it and waits', async () => {
  const { user, bodiesOf, address } = await open({
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@upi' } }),
    pollPayment: pollReply('IN_PROGRESS'),
  });
  await user.type(upiId(), 'asha');
  await user.click(ask());
  expect(upiId()).toHaveAccessibleDescription(/Please enter a UPI ID such as name@bank/);
  expect(bodiesOf('initiateOrder')).toEqual([]);
  await user.type(upiId(), '@upi');
  await user.click(ask());
  await waitFor(() => expect(address()).toBe(`/paymentTransaction?transactionId=${transactionId}`));
  expect(bodiesOf('initiateOrder')).toMatchObject([
    { paymentDetails: { primaryPaymentId: 'upi', instrument: { flow: 'COLLECT', vpa: 'asha@upi' } } },
  ]);
});

it('ERR-19 a UPI ID that was not asked is said at its field, which keeps it; nothing is polled', async () => {
  const { user, address, ids } = await open({
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { vpa: 'gone@upi' } }),
  });
  await user.type(upiId(), 'gone@upi');
  await user.click(ask());
  await waitFor(() => expect(upiId()).toHaveAccessibleDescription(/Please try with different UPI ID\./));
  expect(upiId()).toHaveValue('gone@upi');
  expect(address()).toBe('/upiForm');
  expect(ids()).not.toContain('pollPayment');
});

it('ERR-19 what was said at the field does not open over the next page', async () => {
  const { user, store, unmount } = await open({
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { vpa: 'gone@upi' } }),
  });
  await user.type(upiId(), 'gone@upi');
  await user.click(ask());
  await waitFor(() => expect(upiId()).toHaveAccessibleDescription(/Please try with different UPI ID\./));
  expect(screen.queryByRole('dialog')).toBeNull();
  unmount();
  expect(selectCheckout(store.getState()).failure).toBeNull();
});

it.each(['intent', 'test'])(
  'PAY-09 EXP-15 on Android, variant %s opens UPI apps by links',
  async (variant) => {
    onAndroid();
    const answers = {
      initiateOrder: stepReply('UNIFIED_PAYMENT', {
        upi: {
          requestId: 'r1',
          link: 'upi://pay?pa=shop@sbx',
          apps: [
            { id: 'gpay', label: 'Google Pay', link: 'gpay://upi/pay?pa=shop@sbx' },
            { id: 'sandbox', label: 'UPI app of the sandbox', link: '/sandbox/pay/upi/app?link=upi' },
            { id: 'bad', label: 'Elsewhere', link: 'javascript:alert(1)' },
            { id: 'other', label: 'Another site', link: '//shop.example/sandbox/pay' },
          ],
        },
      }),
      pollPayment: pollReply('IN_PROGRESS'),
    };
    const { user, bodiesOf } = await open(answers, inTest(variant));
    expect(screen.queryByRole('textbox')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Pay ₹737.10' }));
    expect(await screen.findByRole('link', { name: 'Google Pay' })).toHaveAttribute(
      'href',
      'gpay://upi/pay?pa=shop@sbx',
    );
    expect(screen.getByRole('link', { name: 'Any UPI app' })).toHaveAttribute(
      'href',
      'upi://pay?pa=shop@sbx',
    );
    expect(screen.getByRole('link', { name: 'UPI app of the sandbox' })).toHaveAttribute('target', '_blank');
    expect(screen.queryByRole('link', { name: 'Elsewhere' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Another site' })).toBeNull();
    expect(bodiesOf('initiateOrder')).toMatchObject([{ paymentDetails: { instrument: { flow: 'INTENT' } } }]);
  },
);

it.each([
  ['on Android with another variant', 'collect', onAndroid],
  ['on an iPhone', 'intent', () => vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('iPhone')],
  ['on a desktop', 'intent', () => {}],
])('PAY-10 EXP-15 %s the UPI ID is asked for, and no app', async (_, variant, stand) => {
  stand();
  await open({}, inTest(variant));
  expect(upiId()).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Pay ₹737.10' })).toBeNull();
});

it('PAY-09 on Android it is said that one pays in an app of this phone, and not by a code', async () => {
  onAndroid();
  await open({}, inTest('intent'));
  expect(screen.getByText(/^Pay in a UPI app on this phone/)).toBeVisible();
  expect(screen.queryByText(/^Scan a QR code/)).toBeNull();
});

it('the field of the UPI ID takes the focus only when something is wrong, and what is typed goes to no spelling check', async () => {
  const { user } = await open();
  expect(upiId()).not.toHaveFocus();
  expect(upiId()).toHaveAttribute('spellcheck', 'false');
  await user.click(ask());
  expect(upiId()).toHaveFocus();
});

it('PAY-10 the pattern of the server may name the letters of every script', async () => {
  const upiIntentConfig = { desktop: ['collect' as const], vpaPattern: '^\\p{L}+@sbx$' };
  const { user, bodiesOf } = await open({
    getPaymentOptions: optionsReply({ upiIntentConfig }),
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@sbx' } }),
    pollPayment: pollReply('IN_PROGRESS'),
  });
  await user.type(upiId(), 'asha@sbx');
  await user.click(ask());
  await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
});

it('shows a QR code where the server offers one', async () => {
  const { user, bodiesOf } = await open({
    getPaymentOptions: optionsReply({ upiIntentConfig: { desktop: ['collect', 'qr'] } }),
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', link: 'upi://pay?pa=shop@sbx' } }),
    pollPayment: pollReply('IN_PROGRESS'),
  });
  await user.click(screen.getByRole('button', { name: 'Show the QR code' }));
  expect(await screen.findByRole('img', { name: 'QR code to pay by UPI' })).toBeVisible();
  expect(bodiesOf('initiateOrder')).toMatchObject([{ paymentDetails: { instrument: { flow: 'QR' } } }]);
});

it('NAV-25 without the choice of UPI it leads to the ways to pay', async () => {
  const { address } = await renderCheckout({ path: '/upiForm' });
  await waitFor(() => expect(address()).toBe('/paymentType'));
});

it('PAY-10 the UPI ID is checked by the pattern that the server names', async () => {
  const upiIntentConfig = { desktop: ['collect' as const], vpaPattern: '^[a-z]+@sbx$' };
  const { user, bodiesOf } = await open({
    getPaymentOptions: optionsReply({ upiIntentConfig }),
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { requestId: 'r1', vpa: 'asha@sbx' } }),
    pollPayment: pollReply('IN_PROGRESS'),
  });
  await user.type(upiId(), 'asha@upi');
  await user.click(ask());
  expect(upiId()).toHaveAccessibleDescription(/Please enter a UPI ID such as name@bank/);
  expect(bodiesOf('initiateOrder')).toEqual([]);
  await user.clear(upiId());
  await user.type(upiId(), 'asha@sbx');
  await user.click(ask());
  await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
});

it('ERR-19 a request that was not taken is said over a page without a field for the UPI ID, with the way to the others', async () => {
  onAndroid();
  const { user, address } = await open(
    { initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: {} }) },
    inTest('intent'),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Pay ₹737.10' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Please try with different UPI ID.');
  await user.click(screen.getByRole('button', { name: 'Change method' }));
  expect(address()).toBe('/paymentType');
});

it('ERR-19 what was said of a UPI ID goes when it is changed', async () => {
  const { user } = await open({
    initiateOrder: stepReply('UNIFIED_PAYMENT', { upi: { vpa: 'gone@upi' } }),
  });
  await user.type(upiId(), 'gone@upi');
  await user.click(ask());
  await waitFor(() => expect(upiId()).toHaveAccessibleDescription(/Please try with different UPI ID\./));
  await user.type(upiId(), 's');
  expect(upiId()).not.toHaveAccessibleDescription(/Please try with different UPI ID\./);
});
