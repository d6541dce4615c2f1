// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { CartFaults } from './cart-faults.tsx';

it('MEN-04 requests the menu, and nothing else about the customer', async () => {
  const { call } = renderWithMenu(<CartFaults />, {
    path: '/menu',
    events: [
      loggedIn({
        attributes: { userId: 'user-7' },
        credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
        loginType: 'OTP',
      }),
      addProduct({ productId: 'gone', name: 'Old Pizza', price: 100, foodType: 0 }),
    ],
  });
  expect(await screen.findByText('Old Pizza')).toBeVisible();
  expect(new Set(call.mock.calls.map(([{ id }]) => id))).toEqual(new Set(['getMenu']));
});
