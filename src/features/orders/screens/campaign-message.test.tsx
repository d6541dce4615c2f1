// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderOf, replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { Screen } from './order-history-screen.tsx';

it('ORD-25 ORD-29 an order shows the message of the campaign that ran when it was placed', async () => {
  const message = 'Show this order for a free dip.';
  await renderOrders(<Screen />, {
    path: '/orderHistory?orderId=order-1',
    answers: { getOrderDetails: replyWith(orderOf({ campaignMessage: message })) },
  });
  expect(await screen.findByText(message)).toBeVisible();
});
