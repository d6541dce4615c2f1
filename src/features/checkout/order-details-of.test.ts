import { expect, it } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { instructionsWritten } from '#src/features/order-details/order-details-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import type { Partner } from '#src/request/ports.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { foundStore } from '#src/features/place/testing/country.ts';
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

it.each([
  ['D', true],
  ['P', false],
] as const)('PAY-42 an order of type %s has the address, and whom to call there: %s', (type, hasAddress) => {
  const { store } = createTestStore();
  const position = { latitude: 12.9, longitude: 77.6 };
  const address = {
    ...position,
    houseNo: '12',
    address: '12th Main',
    city: 'Bengaluru',
    name: 'Ravi',
  } as never;
  const recent = {
    key: 'a',
    recent: { title: 'Home', subtitle: '' },
    location: { address_id: null, ...position },
    deliveryType: 'DELIVERY',
  } as const;
  store.dispatch(
    placeEntered({ choice: { ...position, title: 'Home', address }, recent, store: foundStore }),
  );
  store.dispatch(orderTypeChosen(type));
  store.dispatch(
    loggedIn({
      attributes: { userId: 'user-7', cartId: 'cart-7', firstName: 'Asha', lastName: 'Rao' },
      credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
      loginType: 'OTP',
    }),
  );
  const order = orderDetailsOf(store.getState(), 100);
  expect(order).toMatchObject({
    deliveryType: type,
    userDetails: { name: hasAddress ? 'Ravi' : 'Asha Rao' },
  });
  expect(order && 'address' in order).toBe(hasAddress);
});

it.each([
  ['D', 'Gate code 4711'],
  ['IRCTC', 'Gate code 4711'],
  ['P', ''],
  ['DINEIN', ''],
  ['CURB', ''],
] as const)('CRT-24 PAY-42 an order of type %s tells the rider %j, and the text is kept', (type, told) => {
  const { store } = createTestStore();
  const customer = { attributes: { userId: 'user-7', cartId: 'cart-7' }, cognitoId: 'cognito-7' };
  const credentials = { accessToken: 'access-1', refreshToken: 'refresh-1' };
  store.dispatch(loggedIn({ ...customer, credentials, loginType: 'OTP' }));
  store.dispatch(instructionsWritten('Gate code 4711'));
  store.dispatch(orderTypeChosen(type));
  expect(orderDetailsOf(store.getState(), 100)?.deliveryInstructions).toBe(told);
  store.dispatch(orderTypeChosen('D'));
  expect(orderDetailsOf(store.getState(), 100)?.deliveryInstructions).toBe('Gate code 4711');
});

it('PAY-42 there is no order without a cart', () => {
  expect(orderDetailsOf(createTestStore().store.getState(), 100)).toBeNull();
});
