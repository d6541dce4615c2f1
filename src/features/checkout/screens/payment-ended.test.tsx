// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { optionsReply, pollReply, statusReply, stepData } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Screen } from './payment-transaction-screen.tsx';
import { Screen as Ways } from './payment-type-screen.tsx';

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

  it.each([
    ['the one that is under way since stays known', 'T2', 'T2'],
    ['it is forgotten where it is the last one', 'T1', null],
  ])('PAY-54 of an old one that failed is looked at: %s', async (_, keptId, left) => {
    const failed = statusReply({ orderTransactionId: 'T1', orderStatus: 'FAILED' });
    const { persistence } = await renderPart(<Screen />, {
      path,
      keptId,
      answers: { verifyPayment: failed },
    });
    expect(await title('The payment did not go through')).toBeVisible();
    expect(persistence.read(orderId)).toBe(left);
  });

  it('PAY-54 back at the ways to pay, it is said that the one under way is still being checked', async () => {
    const failed = statusReply({ orderTransactionId: 'T1', orderStatus: 'FAILED' });
    const { show } = await renderPart(<Screen />, {
      path,
      keptId: 'T2',
      answers: {
        verifyPayment: failed,
        getTransaction: waiting('T2'),
        getPaymentOptions: optionsReply(),
        getLastPayment: { status: 'SUCCESS', data: {} },
      },
    });
    expect(await title('The payment did not go through')).toBeVisible();
    await show(<Ways />);
    expect(await screen.findByText('An earlier payment is still being checked')).toBeVisible();
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
