import { expect, it, vi } from 'vitest';
import { orderHandlers } from './order-handlers.ts';

const row = (id: string) => ({
  id,
  number: null,
  user_id: 'u-1',
  order_type: 'D',
  stage: 9,
  stages: null,
  placed_at: new Date(0),
  expected_at: null,
  items: [],
  summary: null,
  marked_at: null,
  net_price: 100,
});

function calling(isLoggedIn = true) {
  const own = {
    page: vi.fn(async () => ({ orders: [row('o 1'), row('o/2')], hasNext: true })),
    favouriteIds: vi.fn(async () => ['o-9']),
    latest: vi.fn(async () => [row('o-1')]),
    find: vi.fn(async () => row('o-1') as ReturnType<typeof row> | undefined),
    favourites: vi.fn(async () => [row('o-2')]),
    mark: vi.fn(async () => 'marked'),
    unmark: vi.fn(async () => {}),
  };
  const handlers = orderHandlers({ own: own as never, now: () => 5 });
  const session = { userId: 'u-1', familyId: 's-1', cartId: 'c-1', isLoggedIn };
  const call = (name: keyof typeof handlers, more: object = {}) =>
    (handlers[name] as unknown as (asked: object) => Promise<Reply>)({ session, params: {}, ...more });
  return { own, call };
}
interface Reply {
  readonly body: {
    readonly data: Record<string, unknown> & { readonly orders: readonly { readonly id: string }[] };
  };
  readonly options: object;
}
const personal = { cacheControl: 'private, no-store' };

it('API-077 ORD-28 a page of the history leads to the next by its last order, and only where there is one', async () => {
  const { own, call } = calling();
  const { body, options } = await call('getOrderHistory', { query: { page: 'o-0' } });
  expect(own.page).toHaveBeenCalledExactlyOnceWith('u-1', 'o-0');
  expect(body.data).toMatchObject({
    hasNext: true,
    favOrder: ['o-9'],
    nextPage: expect.stringMatching(/\?page=o%2F2$/),
  });
  expect(options).toEqual(personal);
  own.page.mockResolvedValue({ orders: [row('o-1')], hasNext: false });
  expect((await call('getOrderHistory')).body.data).not.toHaveProperty('nextPage');
  expect(own.page).toHaveBeenLastCalledWith('u-1', undefined);
});

it('API-078 the latest orders are six', async () => {
  const { own, call } = calling();
  expect((await call('getRecentOrders')).body.data.orders.map(({ id }) => id)).toEqual(['o-1']);
  expect(own.latest).toHaveBeenCalledExactlyOnceWith('u-1', 6);
});

it('ORD-29 an order of somebody else is not there', async () => {
  const { own, call } = calling();
  expect((await call('getOrderDetails', { params: { orderHistoryId: 'o-1' } })).body.data).toMatchObject({
    id: 'o-1',
  });
  expect(own.find).toHaveBeenCalledExactlyOnceWith('u-1', 'o-1');
  own.find.mockResolvedValue(undefined);
  await expect(call('getOrderDetails', { params: { orderHistoryId: 'o-2' } })).rejects.toMatchObject({
    status: 404,
    entry: { code: 'NO_SUCH_ORDER', displayMsg: expect.stringContaining('Open your orders') },
  });
});

it('ORD-33 favourites are for customers', async () => {
  const { call } = calling();
  expect((await call('getFavouriteOrders')).body.data).toMatchObject({
    favOrder: ['o-2'],
    orders: [{ id: 'o-2' }],
  });
  for (const name of ['getFavouriteOrders', 'setFavouriteOrder'] as const)
    await expect(
      calling(false).call(name, { params: { favOrderId: 'o-1' }, body: {} }),
    ).rejects.toMatchObject({
      entry: { code: 'LOGIN_NEEDED', displayMsg: 'Log in to keep favourite orders.' },
    });
});

it('API-041 API-042 an order is marked or taken out, and what cannot be marked is said so', async () => {
  const { own, call } = calling();
  const set = (favourite: boolean) =>
    call('setFavouriteOrder', { params: { favOrderId: 'o-1' }, body: { favourite } });
  expect((await set(true)).options).toEqual({ ...personal, status: 204 });
  expect(own.mark).toHaveBeenCalledExactlyOnceWith('u-1', 'o-1');
  expect(own.unmark).not.toHaveBeenCalled();
  await set(false);
  expect(own.unmark).toHaveBeenCalledExactlyOnceWith('u-1', 'o-1');
  expect(own.mark).toHaveBeenCalledOnce();
  own.mark.mockResolvedValue('too-many');
  await expect(set(true)).rejects.toMatchObject({
    status: 409,
    entry: {
      code: 'TOO_MANY_FAVOURITES',
      displayMsg: 'You have 100 favourite orders. Remove one to add another.',
    },
  });
  own.mark.mockResolvedValue('no-such-order');
  await expect(set(true)).rejects.toMatchObject({ status: 404, entry: { code: 'NO_SUCH_ORDER' } });
});
