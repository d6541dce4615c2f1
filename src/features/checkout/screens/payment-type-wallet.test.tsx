// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isWalletUsed } from '#schemas/compiled/stored/is-wallet-used.ts';
import { refused } from '#src/request/testing/answering.ts';
import { optionsReply, optionsWith } from '../testing/checkout-fixture.ts';
import { renderCheckout } from '../testing/render-checkout.tsx';

// The cart has tests of its own; here its server's side is not called.
vi.mock('#src/features/cart-sync/sync-cart.ts', () => import('../testing/still-cart-sync.ts'));

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const radio = (name: RegExp) => screen.getByRole('radio', { name });

async function open(around: Parameters<typeof renderCheckout>[0] = {}) {
  const view = await renderCheckout(around);
  await screen.findByRole('radio', { name: /^Cash/ });
  return { ...view, choose: async (name: RegExp) => view.user.click(radio(name)) };
}

const wallet = { paymentId: 'points-wallet', balance: 12_000 };

describe('the loyalty wallet', () => {
  const withWallet = { getPaymentOptions: optionsReply({ wallet }) };

  it('PAY-27 PAY-29 WLT-09 pays a part when it is switched on; the other way pays the rest', async () => {
    const { user, choose, bodiesOf, persistence } = await open({ answers: withWallet });
    expect(screen.getAllByText('₹737.10')).not.toHaveLength(0);
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    expect(persistence.read(isWalletUsed)).toBe(true);
    expect(screen.getAllByText('₹617.10')).not.toHaveLength(0);
    expect(screen.getByText('₹120 from your wallet')).toBeVisible();
    await choose(/^Cash/);
    await user.click(screen.getByRole('button', { name: /₹/ }));
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        {
          paymentDetails: {
            primaryPaymentId: 'cash',
            secondaryPaymentId: 'points-wallet',
            loyaltyEligible: true,
          },
        },
      ]),
    );
  });

  it('WLT-08 API-099 is asked by the mobile number when it is switched on; what it holds by now is shown', async () => {
    const held = [wallet.balance, 9000];
    const { user, callsOf } = await open({
      answers: {
        getPaymentOptions: () => optionsReply({ wallet: { ...wallet, balance: held.shift() ?? 0 } }),
        getWalletBalance: { status: 'SUCCESS', data: { balance: 9000 } },
      },
    });
    expect(callsOf('getWalletBalance')).toHaveLength(0);
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    expect(callsOf('getWalletBalance')[0]?.[1]).toEqual({ params: { mobile: '9876543210' } });
    expect(await screen.findByText('₹90 from your wallet')).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Use your wallet' })).toBeChecked();
  });

  it('ERR-17 one that does not answer says so, and stays chosen', async () => {
    let answer: unknown = refused({ status: 500 });
    const { user } = await open({ answers: { ...withWallet, getWalletBalance: () => answer } });
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    const text = 'Wallet service is temporarily unavailable. Please try after some time.';
    expect(await screen.findByText(text)).toBeVisible();
    expect(screen.getByRole('switch', { name: 'Use your wallet' })).toBeChecked();
    answer = { status: 'SUCCESS', data: { balance: wallet.balance } };
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(screen.queryByText(text)).toBeNull());
  });

  it('PAY-31 pays all by itself where it holds enough', async () => {
    const { user, bodiesOf } = await open({
      answers: {
        getPaymentOptions: optionsReply({ wallet: { ...wallet, balance: 90_000 } }),
        getWalletBalance: { status: 'SUCCESS', data: { balance: 90_000 } },
      },
    });
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    await user.click(screen.getByRole('button', { name: 'Place order · ₹0' }));
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        { paymentDetails: { primaryPaymentId: 'points-wallet' } },
      ]),
    );
    expect(bodiesOf('initiateOrder')[0]).not.toHaveProperty('paymentDetails.secondaryPaymentId');
  });

  it('PAY-31 pays all by itself also where a way with a form was chosen before: no form opens', async () => {
    const { user, choose, bodiesOf } = await open({
      answers: {
        getPaymentOptions: optionsReply({ wallet: { ...wallet, balance: 90_000 } }),
        getWalletBalance: { status: 'SUCCESS', data: { balance: 90_000 } },
      },
    });
    await choose(/^UPI/);
    await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
    await user.click(screen.getByRole('button', { name: 'Place order · ₹0' }));
    await waitFor(() =>
      expect(bodiesOf('initiateOrder')).toMatchObject([
        { paymentDetails: { primaryPaymentId: 'points-wallet' } },
      ]),
    );
  });

  it('PAY-61 is not shown for e-vouchers', async () => {
    const { choose } = await open({
      answers: {
        getPaymentOptions: optionsReply({ wallet, options: optionsWith('voucher', { status: 'E' }) }),
      },
    });
    expect(screen.getByRole('switch', { name: 'Use your wallet' })).toBeVisible();
    await choose(/^Gift card/);
    expect(screen.queryByRole('switch', { name: 'Use your wallet' })).toBeNull();
  });

  it.each([
    ['a part', 12_000, '₹617.10'],
    ['all of it', 90_000, '₹0'],
  ])(
    'PAY-61 an e-voucher pays the whole order, also where the wallet would pay %s',
    async (_, balance, toPay) => {
      const { user, choose } = await open({
        answers: {
          getPaymentOptions: optionsReply({
            wallet: { ...wallet, balance },
            options: optionsWith('voucher', { status: 'E' }),
          }),
          getWalletBalance: { status: 'SUCCESS', data: { balance } },
        },
      });
      await user.click(screen.getByRole('switch', { name: 'Use your wallet' }));
      await choose(/^Cash/);
      expect(screen.getByRole('button', { name: new RegExp(`${toPay}$`) })).toBeVisible();
      await choose(/^Gift card/);
      expect(screen.getByRole('button', { name: 'Enter the voucher · ₹737.10' })).toBeVisible();
    },
  );
});
