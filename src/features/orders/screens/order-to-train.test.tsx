// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderOf, replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders } from '../testing/render-orders.tsx';
import { Screen as OrderHistoryScreen } from './order-history-screen.tsx';
import { Screen as ThankYouScreen } from './thank-you-screen.tsx';

// The train was late when the order was looked at: it was ordered for 7:40 pm.
const toTrain = replyWith(
  orderOf({
    deliveryType: 'IRCTC',
    scheduledFor: '2026-11-23T14:10:00.000Z',
    beginsAt: '2026-11-23T14:10:00.000Z',
    train: {
      number: '00001',
      name: 'Sandbox Marigold Express',
      stationCode: 'AGC',
      stationName: 'Agra Cantt',
      coach: 'B4',
      berth: '35',
      arrivesAt: '2026-11-23T14:40:00.000Z',
      delayMinutes: 30,
    },
  }),
);

it('TRN-06 the thanks for an order to a train say when the train is there', async () => {
  const { pass, container } = await renderOrders(<ThankYouScreen />, {
    path: '/thankYou?transactionId=T1',
    answers: { getOrderStatus: placedReply, getOrderDetails: toTrain },
  });
  await pass(3_000);
  expect(await screen.findByText('We begin 30 minutes before the train is there.')).toBeVisible();
  expect(screen.getByText(/^With your train at/).nextSibling).toHaveTextContent(/8:10\spm/);
  expect(container).not.toHaveTextContent(/that you chose|Chosen for/);
});

it('TRN-06 an order to a train says in the history where it went', async () => {
  const { container } = await renderOrders(<OrderHistoryScreen />, {
    path: '/orderHistory?orderId=order-1',
    answers: { getOrderDetails: toTrain },
  });
  expect(
    await screen.findByText('00001 Sandbox Marigold Express, at Agra Cantt: coach B4, berth 35'),
  ).toBeVisible();
  expect(screen.getByText(/^With your train at .*8:10\spm/)).toBeVisible();
  expect(container).not.toHaveTextContent(/Chosen for/);
});
