import type { FastifyRequest } from 'fastify';
import { expect, it, vi } from 'vitest';
import { headerNames, type HeaderName } from '#schemas/header-names.ts';
import type { Session } from '../http/session.ts';
import { createOpenShop } from './shop-now.ts';
import { menuOf, offer } from './testing/sample-shop.ts';

const store = { id: '14052', name: 'Indiranagar', online: true };
const ten = { kind: 'percentage', percent: 10 };
const history = { ordersBefore: 2, uses: [] };
const asha = { userId: 'u-1', isLoggedIn: true } as Session;

interface Written {
  readonly config?: object;
  readonly offers?: readonly object[];
  readonly hasStore?: boolean;
  readonly hasMenu?: boolean;
  readonly preview?: object;
}

function opening({ config = {}, offers = [], hasStore = true, hasMenu = true, preview }: Written = {}) {
  const source = {
    find: async (kind: string, [slug]: readonly string[]) =>
      kind === 'app-config' && slug === 'default' ? { document: config, body: config } : undefined,
    list: async () => [],
  };
  const findMenu = vi.fn(async (_asked: object) => (hasMenu ? { body: { data: menuOf() } } : undefined));
  const promoHistory = vi.fn(async () => history);
  const findBrief = vi.fn(async () => (hasStore ? store : undefined));
  const open = createOpenShop({
    stores: { findBrief } as never,
    menus: { find: findMenu } as never,
    documentsFor: async () => ({ source, ...(preview && { preview }) }) as never,
    promos: { list: async () => offers } as never,
    orders: { promoHistory } as never,
    now: () => 7,
  });
  return { open, findMenu, promoHistory, findBrief };
}

const requestOf = (headers: Partial<Record<HeaderName | 'feature', string>> = { storeId: '14052' }) =>
  ({
    headers: Object.fromEntries(
      Object.entries(headers).map(([name, value]) => [headerNames[name as HeaderName] ?? name, value]),
    ),
  }) as unknown as FastifyRequest;

it('is the shop of the store and the kind of order in the headers; a delivery, where they say none', async () => {
  const { open, findMenu, findBrief } = opening();
  const shop = await open({ request: requestOf(), session: undefined });
  expect(shop).toMatchObject({
    store,
    orderType: 'D',
    mix: undefined,
    offers: [],
    customer: undefined,
    now: 7,
    isPreview: false,
  });
  expect(shop.menu.dishes.has('PIZZA')).toBe(true);
  expect(findBrief).toHaveBeenCalledExactlyOnceWith('14052');
  expect(findMenu).toHaveBeenCalledExactlyOnceWith({
    storeId: '14052',
    orderType: 'D',
    combosWithoutPrices: false,
    rules: undefined,
  });
  const takeaway = await open({
    request: requestOf({ storeId: '1', deliveryType: 'T' }),
    session: undefined,
    storeId: '2',
  });
  expect(takeaway.orderType).toBe('P');
  expect(findBrief).toHaveBeenLastCalledWith('2');
});

it.each([{}, { storeId: 'null' }, { storeId: 'undefined' }])('asks for a store: %j', async (headers) => {
  await expect(opening().open({ request: requestOf(headers), session: undefined })).rejects.toMatchObject({
    entry: { code: 'NO_STORE' },
  });
});

it('ERR-08 a store that is not there, or has no menu, is said so by the text of the shop', async () => {
  const config = { storeErrorText: 'Choose another store.' };
  for (const lack of [{ hasStore: false }, { hasMenu: false }])
    await expect(
      opening({ config, ...lack }).open({ request: requestOf(), session: undefined }),
    ).rejects.toMatchObject({
      status: 403,
      entry: { code: 'STORE_UNKNOWN', displayMsg: 'Choose another store.' },
    });
  const { open, findMenu } = opening({ hasStore: false });
  await expect(open({ request: requestOf(), session: undefined })).rejects.toThrow();
  expect(findMenu).not.toHaveBeenCalled();
});

const first = offer({ code: 'FIRST', effect: ten, firstOrder: true });
const once = offer({ code: 'ONCE', effect: ten, perCustomer: { uses: 1, per: 'ever' } });
const all = offer({ code: 'ALL', effect: ten });

it.each([
  ['an offer for a first order', [all, first], history, 1],
  ['an offer that can be used so often', [all, once], history, 1],
  ['offers for everybody', [all], { ordersBefore: 0, uses: [] }, 0],
])('the orders of a customer are read where %s asks for them', async (_title, offers, customer, times) => {
  const { open, promoHistory } = opening({ offers });
  expect((await open({ request: requestOf(), session: asha })).customer).toEqual(customer);
  expect(promoHistory).toHaveBeenCalledTimes(times);
  const guest = { ...asha, isLoggedIn: false };
  expect((await open({ request: requestOf(), session: guest })).customer).toBeUndefined();
  expect(promoHistory).toHaveBeenCalledTimes(times);
});

it('a preview is known as one', async () => {
  const preview = { token: 't', expiresAt: new Date(0) };
  const { open, findMenu } = opening({ preview });
  expect((await open({ request: requestOf(), session: undefined })).isPreview).toBe(true);
  expect(findMenu.mock.calls[0]?.[0]).toMatchObject({ rules: expect.anything() });
});

const experiments = { menuHeader: { none: 'default', A: 'A' } };

it.each([
  ['the app says so and the experiment runs', 'COMBO_WITHOUT_PRICE', experiments, true],
  ['the app does not say so', undefined, experiments, false],
  ['the app says something else', 'OTHER', experiments, false],
  ['the experiment has another variant', 'COMBO_WITHOUT_PRICE', { menuHeader: { A: 'B' } }, false],
  ['another experiment runs', 'COMBO_WITHOUT_PRICE', { other: { A: 'A' } }, false],
])('MEN-26 combos have no prices where %s', async (_title, feature, running, without) => {
  const { open, findMenu } = opening({ config: { experiments: running } });
  const headers = { storeId: '14052', ...(feature !== undefined && { feature }) };
  await open({ request: requestOf(headers), session: undefined });
  expect(findMenu.mock.calls[0]?.[0]).toMatchObject({ combosWithoutPrices: without });
});
