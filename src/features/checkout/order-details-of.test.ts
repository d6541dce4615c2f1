import { expect, it } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { orderDetailsOf } from './order-details-of.ts';

/** The order of a customer who was logged in by the app of a partner, or outside of one. */
function orderIn(partner: Partner | null) {
  const { store } = createTestStore();
  store.dispatch(visitBegan({ utm: {}, partner }));
  store.dispatch(
    loggedIn({
      attributes: { userId: 'user-7', cartId: 'cart-7' },
      credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
      cognitoId: 'cognito-7',
      loginType: partner ?? 'OTP',
    }),
  );
  return orderDetailsOf(store.getState(), 49_900);
}

it.each(['PAYTM', 'GPAY'] as const)(
  'MIN-08 an order in the app of %s names who the partner logged in',
  (partner) => {
    expect(orderIn(partner)).toMatchObject({ cartId: 'cart-7', price: 49_900, partnerUserId: 'cognito-7' });
  },
);

it('MIN-08 any other order names nobody', () => {
  expect(orderIn(null)).not.toHaveProperty('partnerUserId');
});
