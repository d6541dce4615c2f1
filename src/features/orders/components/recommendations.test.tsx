// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { Screen } from '../screens/order-history-screen.tsx';
import { replyWith } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';

it('MEN-19 ORD-34 the suggestions are vegetarian while veg only is on, also beside a favourite with meat', async () => {
  const fries = { productId: 'SID3', name: 'Fries', price: 9_900, foodType: 0 };
  const wings = { ...fries, productId: 'CHK3', name: 'Wings', foodType: 1 };
  const { store } = await renderOrders(<Screen />, {
    path: '/orderHistory?show=favourites',
    events: [ashaCame, vegOnlyChosen(true)],
    answers: { getOrderRecommendations: replyWith({ items: [wings, fries] }) },
  });
  expect(await screen.findByRole('button', { name: 'Add Fries' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Add Wings' })).toBeNull();
  act(() => void store.dispatch(vegOnlyChosen(false)));
  expect(screen.getByRole('button', { name: 'Add Wings' })).toBeVisible();
});
