// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { pollReply, statusReply, stepData } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Screen } from './payment-transaction-screen.tsx';

const path = '/paymentTransaction?transactionId=T1';
const title = (name: string) => screen.findByRole('heading', { name });
const waiting = (id: string) =>
  statusReply({ orderTransactionId: id, step: stepData('UNIFIED_PAYMENT', { orderTransactionId: id }) });

describe('how a payment ended', () => {
  it('NAV-24 that of one payment says nothing of the next one', async () => {
    const answers = [waiting('T1'), statusReply({ orderTransactionId: 'T1', orderStatus: 'FAILED' })];
    const polls = [pollReply('FAILED', 'The bank declined it.')];
    const { user } = await renderPart(
      <>
        <Screen />
        <Link to="/paymentTransaction?transactionId=T2">The next one</Link>
      </>,
      {
        path,
        answers: {
          verifyPayment: () => answers.shift() ?? waiting('T2'),
          pollPayment: () => polls.shift() ?? pollReply('IN_PROGRESS'),
        },
      },
    );
    expect(await screen.findByRole('dialog')).toHaveAccessibleDescription('The bank declined it.');
    await user.keyboard('{Escape}');
    await user.click(screen.getByRole('link', { name: 'The next one' }));
    expect(await title('Waiting for your payment')).toBeVisible();
  });

  it('PAY-57 that nobody knows is said with the focus where it was waited for, and without it at the first look', async () => {
    const unknown = statusReply({ orderTransactionId: 'T1', orderStatus: 'UNKNOWN' });
    const first = await renderPart(<Screen />, { path, answers: { verifyPayment: unknown } });
    expect(await title('We do not know yet how it went')).not.toHaveFocus();
    first.unmount();
    const answers = [waiting('T1')];
    await renderPart(<Screen />, {
      path,
      answers: { verifyPayment: () => answers.shift() ?? unknown, pollPayment: pollReply('FAILED') },
    });
    expect(await title('We do not know yet how it went')).toHaveFocus();
  });
});
