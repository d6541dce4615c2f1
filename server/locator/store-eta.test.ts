import { beforeAll, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { storeEta } from './store-eta.ts';

const ve2 = '/locator-service/ve2';
/** About 1.2 km north of the restaurant of Indiranagar. */
const near = { latitude: 12.9719 + 1200 / 111_195, longitude: 77.6412 };

describeDatabases('what can be expected of a store before an order', (open) => {
  let test: TestApp;
  let db: Database;
  beforeAll(async () => {
    db = await open();
    test = await createTestApp(db, { env: { KITCHEN_SPEED: '1' } });
  }, 60_000);

  const select = async (deliveryType: string) => {
    const reply = await test.ask({
      method: 'POST',
      url: `${ve2}/select-address-store`,
      headers: { [headerNames.deliveryType]: deliveryType },
      payload: { data: { ...near, addressRequired: false } },
    });
    return reply.json();
  };
  const pickUp = async (deliveryType: string) => {
    const headers = { [headerNames.deliveryType]: deliveryType };
    return (await test.ask({ method: 'GET', url: `${ve2}/stores/14052/pickup`, headers })).json();
  };
  const hours = (opens: string, closes: string) =>
    db.updateTable('stores').set({ opens, closes, order_types: types }).where('id', '=', '14052').execute();
  const types = ['D', 'P', 'DINEIN', 'CURB', 'IRCTC'];

  it('API-122 ORD-21 the reply for an address has the minutes that tracking would say, and the distance', async () => {
    await hours('00:00', '00:00');
    const { store } = (await select('D')).data;
    expect(store).toMatchObject({ id: '14052', eta: { minutes: 30, seconds: 600 }, distance: 1200 });
    expect((await select('P')).data.store.eta).toEqual({ minutes: 20, seconds: 600 });
  });

  it('API-120 the reply for a store to go to has the minutes until an order is ready', async () => {
    await hours('00:00', '00:00');
    for (const type of ['P', 'CURB'])
      expect((await pickUp(type)).data.store.eta).toEqual({ minutes: 20, seconds: 600 });
  });

  it('API-120 API-122 nothing of who eats in or sits in a train', async () => {
    await hours('00:00', '00:00');
    expect((await pickUp('DINEIN')).data.store).not.toHaveProperty('eta');
    expect((await select('IRCTC')).data.store).not.toHaveProperty('eta');
  });

  it('API-120 API-122 it holds no longer than the store is open, and a closed one has none', async () => {
    // The clock stands at half past three in the afternoon.
    await hours('11:00', '15:32');
    expect((await select('D')).data.store.eta.seconds).toBe(120);
    expect((await pickUp('P')).data.store.eta.seconds).toBe(120);
    await hours('11:00', '15:30');
    expect(JSON.stringify(await pickUp('P'))).not.toContain('"eta"');
    // Another store may be open, or none.
    expect((await select('D')).data?.store.id).not.toBe('14052');
  });
});

const at = (time: string) => Date.parse(`2026-11-20T${time}+05:30`);

it.each([
  ['11:00', '23:00', '12:00:00', 600],
  ['11:00', '23:00', '22:55:30', 270],
  ['11:00', '02:00', '23:59:00', 600],
  ['11:00', '02:00', '01:59:00', 60],
  ['11:00', '00:00', '23:58:00', 120],
  ['09:30', '09:30', '09:29:00', 600],
])(
  'a store that opens at %s and closes at %s has minutes at %s for %s seconds',
  (opens, closes, time, seconds) => {
    expect(storeEta({ opens, closes }, { minutes: 30, now: at(time) })).toEqual({ minutes: 30, seconds });
  },
);

it('nothing is said where nobody waits, nor in the last moment before it closes', () => {
  const hours = { opens: '11:00', closes: '23:00' };
  expect(storeEta(hours, { minutes: undefined, now: at('12:00:00') })).toBeUndefined();
  expect(storeEta(hours, { minutes: 30, now: at('22:59:59.500') })).toBeUndefined();
});
