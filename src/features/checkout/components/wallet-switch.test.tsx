// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentOptions } from '#schemas/entities/payment.ts';
import { offline } from '#src/request/testing/answering.ts';
import { optionChosen, optionsLoaded, selectCheckout } from '../checkout-slice.ts';
import { optionsReply, optionsWith } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { WalletSwitch } from './wallet-switch.tsx';

const reprice = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', async () => ({
  ...(await import('../testing/still-cart-sync.ts')),
  repriceCart: () => async () => reprice(),
}));
beforeEach(() => reprice.mockReset());

const down = 'Wallet service is temporarily unavailable. Please try after some time.';
const button = () => screen.getByRole('switch', { name: 'Use your wallet' });
const holds = (balance: number) => ({ status: 'SUCCESS', data: { balance } });
const voucher = optionsWith('voucher', { status: 'E' });

async function show(balance = 12_000, answers: Readonly<Record<string, unknown>> = {}) {
  const wallet = { paymentId: 'points-wallet', balance };
  const options = paymentOptions.parse(optionsReply({ wallet, options: voucher }).data);
  const loaded = optionsLoaded({
    options,
    cartPrice: null,
    lastPaymentId: null,
    showsLastAlone: false,
    isWalletUsed: false,
  });
  const view = await renderPart(<WalletSwitch />, {
    events: [loaded],
    answers: {
      getWalletBalance: holds(balance),
      getLastPayment: { status: 'SUCCESS', data: {} },
      ...answers,
    },
  });
  return { ...view, press: () => view.user.click(button()) };
}

describe('the switch of the loyalty wallet', () => {
  it('PAY-29 says what the wallet holds, and is off until it is pressed', async () => {
    const { press, store, queriesOf } = await show();
    expect(button()).not.toBeChecked();
    expect(button()).toHaveAccessibleDescription('It holds ₹120');
    await press();
    expect(button()).toBeChecked();
    expect(reprice).toHaveBeenCalledOnce();
    await press();
    expect(button()).not.toBeChecked();
    expect(selectCheckout(store.getState()).isWalletUsed).toBe(false);
    // It holds what was known: the ways to pay are not old.
    expect(queriesOf('getPaymentOptions')).toEqual([]);
  });

  it('PAY-29 PAY-61 is not there for an empty wallet, without one, and for an e-voucher', async () => {
    const { store, unmount } = await show(0);
    expect(screen.queryByRole('switch')).toBeNull();
    unmount();
    const other = await show();
    await act(async () => void other.store.dispatch(optionChosen('voucher')));
    expect(screen.queryByRole('switch')).toBeNull();
    await act(async () => void other.store.dispatch(optionChosen('cash')));
    expect(button()).toBeVisible();
    other.unmount();
    await renderPart(<WalletSwitch />);
    expect(screen.queryByRole('switch')).toBeNull();
    expect(selectCheckout(store.getState()).isWalletSelected).toBe(false);
  });

  it('WLT-08 the ways to pay are read anew where the wallet holds something else by now, and not otherwise', async () => {
    const wallet = { paymentId: 'points-wallet', balance: 9_000 };
    const getPaymentOptions = optionsReply({ wallet, options: voucher });
    const { press } = await show(12_000, { getWalletBalance: holds(9_000), getPaymentOptions });
    await press();
    expect(await screen.findByText('It holds ₹90')).toBeVisible();
    expect(button()).toBeChecked();
  });

  it('ERR-17 says that the wallet does not answer, while it is on', async () => {
    const replies: unknown[] = [offline, offline];
    const { press, user, queriesOf } = await show(12_000, {
      getWalletBalance: () => replies.shift() ?? holds(12_000),
    });
    await press();
    expect(screen.getByText(down)).toBeVisible();
    await press();
    expect(screen.queryByText(down)).toBeNull();
    await press();
    expect(screen.getByText(down)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(screen.queryByText(down)).toBeNull();
    expect(button()).toBeChecked();
    expect(queriesOf('getPaymentOptions')).toEqual([]);
  });

  it('ERR-17 nothing is wrong before the wallet has answered', async () => {
    const { press } = await show(12_000, { getWalletBalance: new Promise(() => {}) });
    await press();
    expect(button()).toBeChecked();
    expect(screen.queryByText(down)).toBeNull();
  });

  it('ERR-17 what was wrong when it was last on is not said the next time before the answer', async () => {
    const replies: unknown[] = [offline];
    const { press } = await show(12_000, {
      getWalletBalance: () => replies.shift() ?? new Promise(() => {}),
    });
    await press();
    await press();
    await press();
    expect(button()).toBeChecked();
    expect(screen.queryByText(down)).toBeNull();
  });
});
