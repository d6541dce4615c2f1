// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { delivered, replyWith } from '#src/features/orders/testing/order-fixture.ts';
import { renderOrders } from '#src/features/orders/testing/render-orders.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import { loggedOut } from '#src/features/session/session-slice.ts';
import { OrderChoice } from './order-choice.tsx';

it('FBK-15 an order that was spoken of is one of which it can be changed, also after a logout and another login', async () => {
  const given = { id: 'f-1', ticket: '100001', orderId: delivered.id, rating: 4, tags: [] };
  const { store } = await renderOrders(<OrderChoice />, {
    path: '/feedback',
    answers: {
      getOrderHistory: replyWith({ orders: [delivered] }),
      getFeedbacks: replyWith({ feedbacks: [given] }),
    },
  });
  expect(await screen.findByRole('link', { name: /^Change what you said/ })).toBeVisible();
  await act(async () => {
    store.dispatch(loggedOut());
    store.dispatch(customerLeft());
  });
  await act(async () => void store.dispatch(ashaCame));
  expect(await screen.findByRole('link', { name: /^Change what you said/ })).toBeVisible();
});
