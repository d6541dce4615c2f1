// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { orderOf, replyWith } from '../testing/order-fixture.ts';
import { placedReply, renderOrders } from '../testing/render-orders.tsx';
import { Screen } from './thank-you-screen.tsx';

it('ORD-17 CON-16 an order of which nothing is known yet is promised in 45 minutes', async () => {
  const { pass } = await renderOrders(<Screen />, {
    path: '/thankYou?transactionId=T1',
    answers: {
      getOrderStatus: placedReply,
      getOrderDetails: replyWith(orderOf({ expectedAt: undefined })),
    },
  });
  await pass(3_000);
  const term = await screen.findByText('Estimated time of arrival');
  expect(term.nextSibling).toHaveTextContent('45 minutes');
  expect(screen.queryByText(/^Expected by/)).toBeNull();
});
