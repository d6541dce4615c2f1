// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import type { UnknownAction } from 'redux';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { orderDetailsRestored } from '#src/features/order-details/order-details-slice.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { placeEntered } from '#src/features/place/place-slice.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import {
  netPrice,
  optionsReply,
  optionsWith,
  stepReply,
  transactionId,
} from '../testing/checkout-fixture.ts';
import { asha, renderCheckout } from '../testing/render-checkout.tsx';

const synced = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/sync-cart.ts', async () => ({
  ...(await import('../testing/still-cart-sync.ts')),
  syncCart: () => async () => synced(),
}));

beforeEach(() => synced.mockReset().mockReturnValue('done'));
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

const withFeatures = (...names: readonly string[]) =>
  pageConfigReceived(
    layConfigs({ features: JSON.stringify({ features: names.map((name) => ({ name, enabled: true })) }) }),
  );
const batch = withFeatures('batch_api');
const toDoor = storeChosen({ storeId: '14052', storeName: 'Indiranagar', city: 'Bengaluru', orderType: 'D' });
const inPaytm = visitBegan({ utm: {}, partner: 'PAYTM' });

const address = {
  address: '12, 80 Feet Road',
  name: 'Ravi',
  mobile_no: '9123456789',
  latitude: 12.97,
  longitude: 77.64,
};
const placed = placeEntered({
  choice: { latitude: 12.97, longitude: 77.64, title: 'Home', address },
  recent: { key: 'r1', deliveryType: 'DELIVERY', location: {} },
  store: { id: '14052' },
} as never);

/** Orders in cash. The events are those of the visit, and come once the page has read what is stored. */
async function order(
  events: readonly UnknownAction[] = [],
  around: Parameters<typeof renderCheckout>[0] = {},
) {
  const view = await renderCheckout(around);
  await act(async () => {
    for (const event of events) view.store.dispatch(event);
  });
  await view.user.click(await screen.findByRole('radio', { name: /^Cash/ }));
  await view.user.click(screen.getByRole('button', { name: /₹/ }));
  return view;
}

describe('what the server is told of an order', () => {
  it('PAY-42 the address, what the rider is told, and that nobody is to be met', async () => {
    const { bodiesOf } = await order([
      withFeatures('zero_contact_delivery'),
      toDoor,
      placed,
      orderDetailsRestored({ instructions: 'Ring twice', zeroContact: true, contact: null }),
    ]);
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({
      orderDetails: {
        deliveryType: 'D',
        address: { address: '12, 80 Feet Road' },
        userDetails: { name: 'Ravi', mobile: '9123456789' },
        deliveryInstructions: 'Ring twice',
        zeroContactDelivery: true,
      },
    });
  });

  it('PAY-42 who was typed as the receiver comes before the address and the customer', async () => {
    const { bodiesOf } = await order([
      toDoor,
      placed,
      orderDetailsRestored({
        instructions: '',
        zeroContact: false,
        contact: { name: 'Meera', mobile: '9988776655' },
      }),
    ]);
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({
      orderDetails: { userDetails: { name: 'Meera', mobile: '9988776655' } },
    });
  });

  it('PAY-42 the id that the partner app knows the customer by, only there', async () => {
    const cognito = loggedIn({ ...asha.payload, cognitoId: 'partner-7' });
    const { bodiesOf, unmount } = await order([cognito, inPaytm]);
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({ orderDetails: { partnerUserId: 'partner-7' } });
    unmount();
    const onWeb = await order([cognito]);
    await waitFor(() => expect(onWeb.bodiesOf('initiateOrder')).toHaveLength(1));
    expect(onWeb.bodiesOf('initiateOrder')[0]).not.toHaveProperty('orderDetails.partnerUserId');
  });

  it('PAY-43 the amount that stood on the screen, also when the way to pay costs less since the login', async () => {
    const cheaper = optionsReply({ options: optionsWith('cash', { netPrice: 65_000 }) });
    const replies: unknown[] = [optionsReply()];
    const { store, user, bodiesOf } = await renderCheckout({
      isGuest: true,
      random: () => 0.005,
      answers: { getPaymentOptions: () => replies.shift() ?? cheaper },
    });
    await user.click(await screen.findByRole('radio', { name: /^Cash/ }));
    await user.click(screen.getByRole('button', { name: /₹/ }));
    expect(await screen.findByRole('dialog', { name: 'Log in or sign up' })).toBeVisible();
    await act(async () => void store.dispatch(asha));
    await waitFor(() => expect(bodiesOf('initiateOrder')).toHaveLength(1));
    expect(bodiesOf('initiateOrder')[0]).toMatchObject({ orderDetails: { price: netPrice } });
  });

  it('PAY-39 the cart is sent before the order is checked', async () => {
    const { ids } = await order();
    const [, beforeOrder] = synced.mock.invocationCallOrder;
    expect(beforeOrder).toBeDefined();
    await waitFor(() => expect(ids()).toContain('initiateOrder'));
  });
});

describe('an order in two calls', () => {
  const answers = {
    batchConfirm: { status: 'SUCCESS', data: { orderTransactionId: transactionId, netPrice } },
    submitOrder: stepReply('THANKYOU'),
  };

  it('PAY-44 API-062 one that is brought is begun for its user', async () => {
    const { callsOf, ids, persistence } = await order([batch, toDoor, placed], { answers });
    await waitFor(() => expect(ids()).toContain('submitOrder'));
    expect(callsOf('batchConfirm').map(([, options]) => options)).toMatchObject([
      { query: { userId: 'user-7' }, body: { data: { deliveryType: 'D' } } },
    ]);
    expect(persistence.read(orderId)).toBe(transactionId);
  });

  it('PAY-44 not in the app of a partner in which it is blocked', async () => {
    const features = '{"features":[{"name":"batch_api","enabled":true}]}';
    const vendorConfig = { PAYTM: { blockedFeatures: ['batch_api'] } };
    const { ids } = await order([inPaytm, pageConfigReceived(layConfigs({ features, vendorConfig }))]);
    await waitFor(() => expect(ids()).toContain('initiateOrder'));
    expect(ids()).not.toContain('confirmPickup');
  });
});
