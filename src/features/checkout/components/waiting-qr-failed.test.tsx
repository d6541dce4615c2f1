// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { expect, it, vi } from 'vitest';
import type { Step } from '../payment-types.ts';
import { pollReply, stepData, transactionId } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { WaitingForPayment } from './waiting-for-payment.tsx';

// As when it did not load: the shop is brought up to date, or the network is away.
vi.mock('./late-qr-code.ts', () => ({
  qrCode: { Part: ({ failed }: { failed: () => ReactNode }) => failed() },
}));

it('PAY-18 where the drawing of the QR code did not load, it says so in its place, and goes on waiting', async () => {
  const upi = { requestId: 'r1', link: 'upi://pay?pa=shop@sbx', apps: [] };
  const step = stepData('UNIFIED_PAYMENT', { upi }) as Step;
  await renderPart(<WaitingForPayment {...{ transactionId, step, isOwn: true, onEnded: () => {} }} />, {
    answers: { pollPayment: pollReply('IN_PROGRESS') },
  });
  expect(await screen.findByText('The QR code cannot be shown. Choose another way to pay.')).toBeVisible();
  expect(screen.getByRole('heading', { name: 'Waiting for your payment' })).toBeVisible();
});
