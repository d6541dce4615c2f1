// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { begun } from '../testing/checkout-events.ts';
import { optionsReply, pollReply, statusReply, stepData } from '../testing/checkout-fixture.ts';
import { renderPart } from '../testing/render-part.tsx';
import { Screen } from './payment-transaction-screen.tsx';
import { Screen as Ways } from './payment-type-screen.tsx';

const path = '/paymentTransaction?transactionId=T1';
const title = (name: string) => screen.findByRole('heading', { name });
const waiting = (id: string) =>
  statusReply({ orderTransactionId: id, step: stepData('UNIFIED_PAYMENT', { orderTransactionId: id }) });

describe('a payment whose page opens', () => {
  const looking = () => screen.queryByRole('heading', { name: 'Looking how your payment went' });

  it('NAV-24 says that it looks, until the answer is there', async () => {
    await renderPart(<Screen />, { path, answers: { verifyPayment: new Promise(() => {}) } });
    expect(screen.getByRole('status')).toContainElement(looking());
  });

  it('NAV-24 where nobody knows which one it is, says so', async () => {
    await renderPart(<Screen />, { path: '/paymentTransaction' });
    expect(await title('We do not know this payment')).toBeVisible();
    expect(looking()).toBeNull();
  });

  it('PAY-54 of another payment than the one that was just begun is asked about', async () => {
    const { bodiesOf } = await renderPart(<Screen />, {
      path,
      events: begun('upi', 'UNIFIED_PAYMENT'),
      answers: { verifyPayment: statusReply({ orderTransactionId: 'T1', orderStatus: 'FAILED' }) },
    });
    expect(await title('The payment did not go through')).toBeVisible();
    expect(bodiesOf('verifyPayment')).toEqual([{ orderTransactionId: 'T1' }]);
  });

  it('PAY-54 that is waited for stays the one that this device knows', async () => {
    const { persistence } = await renderPart(<Screen />, {
      path,
      keptId: 'T1',
      answers: { verifyPayment: waiting('T1'), pollPayment: pollReply('IN_PROGRESS') },
    });
    expect(await title('Waiting for your payment')).toBeVisible();
    expect(persistence.read(orderId)).toBe('T1');
  });

  it('PAY-54 that has come is not waited for any more', async () => {
    const { bodiesOf, address } = await renderPart(<Screen />, {
      path,
      answers: {
        verifyPayment: statusReply({ orderTransactionId: 'T1', orderStatus: 'SUCCESS' }),
        pollPayment: pollReply('IN_PROGRESS'),
      },
    });
    expect(address()).toBe('/thankYou?transactionId=T1');
    expect(bodiesOf('pollPayment')).toEqual([]);
  });

  it.each([
    ['the reason of the server', 'Your bank is silent.', 'Your bank is silent.'],
    ['what to do, without one', undefined, /^We are still waiting for your bank/],
  ])('PAY-57 of which nobody knows how it went says %s', async (_, reason, text) => {
    const unknown = statusReply({
      orderTransactionId: 'T1',
      orderStatus: 'UNKNOWN',
      ...(reason && { reason }),
    });
    await renderPart(<Screen />, { path, answers: { verifyPayment: unknown } });
    expect(await screen.findByText(text)).toBeVisible();
  });
});

describe('how a payment ended', () => {
  it('PAY-57 when the dialog that says it is closed, the page that says it too has the focus', async () => {
    const answers = [waiting('T1')];
    const { user } = await renderPart(<Screen />, {
      path,
      answers: {
        verifyPayment: () =>
          answers.shift() ?? statusReply({ orderTransactionId: 'T1', orderStatus: 'FAILED' }),
        pollPayment: pollReply('FAILED'),
      },
    });
    await screen.findByRole('dialog');
    await user.keyboard('{Escape}');
    expect(await title('The payment did not go through')).toHaveFocus();
  });

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
