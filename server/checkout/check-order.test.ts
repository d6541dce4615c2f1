import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import type { OrderDetails } from '#schemas/entities/order.ts';
import { headerNames } from '#schemas/header-names.ts';
import { drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { cartReply } from '../cart/cart-reply.ts';
import { cartOf, line, shopOf } from '../cart/testing/sample-shop.ts';
import { createCheckOrder } from './check-order.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const saved = { address_id: 'a-1', houseNo: '12', name: 'Ravi', mobile_no: '9000000003' };
const order = {
  cartId: 'c-1',
  deliveryType: 'P',
  price: 18_900,
  userDetails: { name: '', mobile: '' },
  zeroContactDelivery: false,
  deliveryInstructions: 'Ring.',
} as unknown as OrderDetails;
const request = { headers: { [headerNames.clientId]: '1700000000.71' } } as unknown as FastifyRequest;
const store = {
  name: 'Indiranagar',
  order_types: ['P', 'IRCTC'],
  opens: '00:00',
  closes: '23:59',
  delivery_radius: 1,
};

interface Written {
  readonly isLoggedIn?: boolean;
  readonly known?: object | undefined;
  readonly to?: object;
  readonly isReplaced?: boolean;
  readonly experiments?: object;
}

function checking({ isLoggedIn = true, isReplaced = false, experiments = {}, to, ...more }: Written = {}) {
  const cart = cartOf([line('FRIES', { quantity: 2 })], { isReplaced });
  const shop = shopOf(to && { orderType: 'IRCTC' }, {
    walletBuilds: [],
    loyaltyPointsPer100: 0,
    experiments,
  });
  const known =
    'known' in more
      ? more.known
      : { firstName: 'Asha', lastName: 'Rao', mobile: '9876543210', email: 'asha@example.in' };
  const freezeCart = vi.fn(async () => ({
    cart,
    shop,
    priced: cartReply(cart, shop),
    codeForOthers: undefined,
  }));
  const tripToOrder = vi.fn(async () => to ?? {});
  const find = vi.fn(async () => known);
  const check = createCheckOrder({
    freezeCart,
    stores: { find: async () => store } as never,
    addresses: { list: async (userId: string) => (userId === 'u-1' ? [saved] : []) } as never,
    customers: { find } as never,
    zeroContact: async () => ({ blocks: [], reason: '' }),
    tripToOrder: tripToOrder as never,
    leadMinutes: 30,
    now: () => now,
  });
  const caller = { session: { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn }, request };
  return {
    freezeCart,
    tripToOrder,
    find,
    check: (written: object = {}) => check(caller, { ...order, ...written } as OrderDetails, 'CC'),
    caller,
  };
}

it('prices the cart that is named by the way to pay that was chosen, and finds nothing in the way', async () => {
  const { check, freezeCart, caller, tripToOrder } = checking();
  const { snapshot, problems, isOwnNumber, frozen } = await check();
  expect(freezeCart).toHaveBeenCalledExactlyOnceWith({ ...caller, cartId: 'c-1', paymentMode: 'CC' });
  expect(tripToOrder).not.toHaveBeenCalled();
  expect([problems, isOwnNumber, frozen.priced.netPrice]).toEqual([[], true, 18_900]);
  expect(snapshot).toMatchObject({ netPrice: 18_900, storeId: '14052', clientGroup: 'B' });
});

it('EXP-04 an order says which groups its browser drew in the experiments that marketing named', async () => {
  const { snapshot } = await checking({ experiments: { summer: { A: 'A' } } }).check();
  expect(snapshot.drawnGroups).toEqual([`summer:${drawnBucket('1700000000.71', 'summer')}`]);
});

it('CRT-17 a cart that was ordered is not ordered again', async () => {
  await expect(checking({ isReplaced: true }).check()).rejects.toMatchObject({
    entry: { code: '2.CARTINVALID' },
  });
});

it('what the customer typed goes before what is known of them', async () => {
  const typed = { name: 'Asha R', mobile: '9000000001', email: 'other@example.in' };
  const { snapshot, isOwnNumber } = await checking().check({ userDetails: typed });
  expect([snapshot.user, isOwnNumber]).toEqual([typed, false]);
  const same = await checking().check({ userDetails: { name: '', mobile: '9876543210' } });
  expect(same.isOwnNumber).toBe(true);
});

it.each<[string, Written, object, object]>([
  ['of a customer', {}, {}, { name: 'Asha Rao', mobile: '9876543210', email: 'asha@example.in' }],
  [
    'of a customer with one name',
    { known: { firstName: 'Asha', mobile: '9876543210' } },
    {},
    { name: 'Asha', mobile: '9876543210' },
  ],
  [
    'of an address',
    { known: { mobile: '' } },
    { address: { name: 'Ravi', mobile_no: '9000000003' } },
    { name: 'Ravi', mobile: '9000000003' },
  ],
  ['of a guest, which is nothing', { isLoggedIn: false }, {}, { name: '', mobile: '' }],
])('what was not typed is that %s', async (_title, written, more, user) => {
  const { snapshot } = await checking(written).check(more);
  expect(snapshot.user).toEqual(user);
});

it('who is no customer is not looked up, and no number of theirs is known', async () => {
  const { check, find } = checking({ isLoggedIn: false });
  const { isOwnNumber, problems } = await check({ userDetails: { name: 'A', mobile: '9876543210' } });
  expect([find.mock.calls, isOwnNumber, problems]).toEqual([[], false, []]);
});

it('PAY-39 a saved address is that of the customer as it is kept, and of nobody else', async () => {
  const address = (address_id: string, test = checking()) =>
    test.check({ deliveryType: 'D', address: { address_id, houseNo: 'typed' } });
  const gone = {
    status: 404,
    entry: { code: 'NO_SUCH_ADDRESS', displayMsg: expect.stringContaining('another one') },
  };
  expect((await address('a-1')).snapshot.address).toEqual(saved);
  await expect(address('a-2')).rejects.toMatchObject(gone);
  await expect(address('a-1', checking({ isLoggedIn: false }))).rejects.toMatchObject(gone);
});

const trip = {
  id: 'trip-1',
  store_id: '14052',
  name: 'Meera',
  mobile: '9000000004',
  arrives_at: new Date(now + 5 * 3_600_000),
  instructions: 'Coach B1',
  train_number: '1',
  train_name: 'T',
  station_code: 'S',
  station_name: 'Station',
  coach: null,
  berth: null,
};
const toTrain = { deliveryType: 'IRCTC', userDetails: { name: 'Typed', mobile: '9876543210' } };

it('TRN-04 an order to a train is for who travels, at the time of the train, with what was said of the seat', async () => {
  const { check, tripToOrder } = checking({ to: { trip } });
  const { snapshot, isOwnNumber } = await check(toTrain);
  expect(tripToOrder).toHaveBeenCalledExactlyOnceWith('u-1');
  expect(snapshot).toMatchObject({
    user: { name: 'Meera', mobile: '9000000004', email: 'asha@example.in' },
    scheduledFor: trip.arrives_at.toISOString(),
    deliveryInstructions: 'Coach B1',
    train: { id: 'trip-1' },
  });
  expect(isOwnNumber).toBe(true);
  const bare = { ...trip, name: null, instructions: '' };
  const { snapshot: plain } = await checking({ to: { trip: bare }, isLoggedIn: false }).check(toTrain);
  expect(plain.user).toEqual({ name: '', mobile: '9000000004' });
  expect(plain.deliveryInstructions).toBe('Ring.');
  const typed = { ...toTrain, userDetails: { ...toTrain.userDetails, email: 'typed@example.in' } };
  expect((await checking({ to: { trip } }).check(typed)).snapshot.user.email).toBe('typed@example.in');
});

it('TRN-04 what is in the way of an order to a train is said, and the order stays as it was typed', async () => {
  const problem = { code: 'NO_TRIP', text: 'Choose your train.' };
  const { snapshot, problems } = await checking({ to: { problem } }).check(toTrain);
  expect(problems.map(({ code }) => code)).toContain('NO_TRIP');
  expect([snapshot.user.name, snapshot.scheduledFor]).toEqual(['Typed', null]);
});
