// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { walletSwitched } from '../checkout-slice.ts';
import { chosen } from '../testing/checkout-events.ts';
import { renderPart } from '../testing/render-part.tsx';
import { AmountLine } from './amount-line.tsx';

/** All that it says, as one text. */
const said = ({ container }: Awaited<ReturnType<typeof renderPart>>) =>
  container.firstElementChild?.textContent;
const charges = 'All charges are included. Nothing is charged before you confirm.';

it('PAY-27 without the wallet it is the price, with all charges', async () => {
  expect(said(await renderPart(<AmountLine />, { events: chosen('cash') }))).toBe(`To pay₹737.10${charges}`);
});

it('PAY-27 with the wallet it is the rest, and what the wallet pays', async () => {
  const events = [...chosen('cash'), walletSwitched(true)];
  expect(said(await renderPart(<AmountLine />, { events }))).toBe('To pay now₹617.10₹120 from your wallet');
});

it('PAY-27 with the wallet and an offer for the chosen way it says why that way pays something', async () => {
  const points = { paymentId: 'points-wallet', balance: 70_000 };
  const events = [...chosen('credit-card', { netPrice: 60_000 }, { points }), walletSwitched(true)];
  expect(said(await renderPart(<AmountLine />, { events }))).toBe(
    'To pay now₹1₹599 from your wallet. The offer is for this way to pay, so ₹1 is left to it.',
  );
});

it('PAY-27 before the ways to pay are known it says no amount', async () => {
  expect(said(await renderPart(<AmountLine />))).toBe(`To pay${charges}`);
  expect(screen.queryByText(/₹/)).toBeNull();
});

it.each([
  [{ amount: 60_000, walletAmount: 13_710 }, 'To pay now₹600₹137.10 from your wallet'],
  [{ amount: 0, walletAmount: 73_710 }, 'To pay now₹0Your wallet pays all of it'],
  [{ amount: 60_000, walletAmount: 0 }, 'To pay₹600'],
  // The wallet has more by now: that says nothing of what was agreed.
  [{ amount: 60_000, walletAmount: 5_000 }, 'To pay now₹600₹50 from your wallet'],
])('PAY-27 of a transaction that has begun it is what was agreed: %o', async (begun, text) => {
  expect(said(await renderPart(<AmountLine begun={begun} />, { events: chosen('cash') }))).toBe(text);
});
