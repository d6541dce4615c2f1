import { beforeAll, expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';
import { seedStores } from './seed/stores.ts';

const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
/** In the hills of Ladakh, far from any restaurant. */
const leh = { latitude: 34.16504, longitude: 77.58402 };
const ve2 = '/locator-service/ve2';
const all = seedStores();

describeDatabases('the store that serves an address', (open) => {
  let test: TestApp;
  let db: Database;
  beforeAll(async () => {
    db = await open();
    test = await createTestApp(db);
  }, 60_000);

  async function select(position: typeof leh, deliveryType = 'D', more: Record<string, string> = {}) {
    const reply = await test.ask({
      method: 'POST',
      url: `${ve2}/select-address-store`,
      headers: { [headerNames.deliveryType]: deliveryType, version: '2.0', ...more },
      payload: { data: { ...position, addressRequired: true, address_id: 'a-1' } },
    });
    expect(reply.statusCode).toBe(200);
    return reply.json();
  }

  it('API-122 finds the store that serves an address, and the place', async () => {
    const found = await select(indiranagar, 'D', { getStoreLoyaltyProgramCode: 'true' });
    expect(found).toMatchObject({
      status: 'SUCCESS',
      data: { store: { id: '14052', distance: 0 }, place: { title: 'Indiranagar' } },
    });
    const plain = await test.ask({
      method: 'POST',
      url: `${ve2}/select-address-store`,
      payload: { data: { ...indiranagar, addressRequired: false } },
    });
    expect(plain.json().data).toEqual({ store: found.data.store });
  });

  it('API-122 delivery reaches as far as the radius and not a metre farther; takeaway goes on', async () => {
    const store = all.find(({ id }) => id === '14111');
    if (!store) throw new Error('The store of Park Street is gone.');
    await db.updateTable('stores').set({ online: false }).where('id', '!=', store.id).execute();
    const south = (metres: number) => ({
      latitude: store.latitude - metres / ((Math.PI / 180) * 6_371_008.8),
      longitude: store.longitude,
    });
    const code = async (metres: number, type: string) =>
      (await select(south(metres), type)).data?.store.id ?? 'none';
    expect(await code(store.deliveryRadius - 1, 'D')).toBe('14111');
    expect(await code(store.deliveryRadius + 1, 'D')).toBe('none');
    expect(await code(49_999, 'T')).toBe('14111');
    expect(await code(50_001, 'P')).toBe('none');
    for (const { id, online } of all)
      if (online) await db.updateTable('stores').set({ online }).where('id', '=', id).execute();
  });

  it('API-122 2.STORENA when no store serves the place, with a text for the order type; trains have no radius', async () => {
    expect(await select(leh)).toEqual({
      status: 'FAILED',
      errors: [
        {
          code: '2.STORENA',
          header: 'Not here yet',
          displayMsg:
            'None of our restaurants delivers to Leh yet. Try another address, or pick your order up.',
          btnMsg: 'Choose another place',
        },
      ],
    });
    expect((await select(leh, 'DINEIN')).errors[0].displayMsg).toContain('to eat in');
    expect((await select({ latitude: 51.5, longitude: 0 }, 'D')).errors[0]).toMatchObject({
      code: '2.STORENA',
      displayMsg: expect.stringContaining('outside India'),
    });
    expect((await select(leh, 'IRCTC')).data.store.orderTypes).toContain('IRCTC');
  });

  it('API-122 2.STOREOFF when the store that serves the place is switched off or closed', async () => {
    const others = await db
      .updateTable('stores')
      .set({ order_types: ['P'] })
      .where('city', '=', 'Indore')
      .where('locality', '!=', 'Vijay Nagar')
      .execute();
    expect(Number(others[0]?.numUpdatedRows)).toBe(5);
    const change = (values: { online?: boolean; opens?: string; closes?: string }) =>
      db.updateTable('stores').set(values).where('locality', '=', 'Vijay Nagar').execute();
    const vijayNagar = { latitude: 22.7533, longitude: 75.8937 };

    await change({ online: false });
    expect((await select(vijayNagar)).errors).toMatchObject([
      { code: '2.STOREOFF', displayMsg: expect.stringMatching(/^Vijay Nagar, Indore is offline/) },
    ]);
    // The clock stands at half past three in the afternoon.
    await change({ online: true, opens: '17:00', closes: '02:00' });
    expect((await select(vijayNagar)).errors).toMatchObject([
      { code: '2.STOREOFF', displayMsg: 'Vijay Nagar, Indore is offline until it opens at 5 pm.' },
    ]);
    test.clock.forward(90 * 60_000);
    expect((await select(vijayNagar)).data.store).toMatchObject({ locality: 'Vijay Nagar', isOpen: true });
    test.clock.forward(9 * 3_600_000);
    expect((await select(vijayNagar)).errors[0].code).toBe('2.STOREOFF');
  });

  it('API-120 2.STOREOFF for a store to go to that is switched off or closed, and never from a cache', async () => {
    const change = (values: { online?: boolean; opens?: string; closes?: string }) =>
      db.updateTable('stores').set(values).where('id', '=', '14121').execute();
    const ask = async () => {
      const reply = await test.get(`${ve2}/stores/14121/pickup`);
      expect([reply.statusCode, reply.headers['cache-control']]).toEqual([200, 'no-store']);
      return reply.json();
    };
    expect(await ask()).toMatchObject({ status: 'SUCCESS', data: { store: { id: '14121' } } });
    await change({ online: false });
    expect(await ask()).toMatchObject({ status: 'FAILED', errors: [{ code: '2.STOREOFF' }] });
    // Open for the first minute of the day, which the clock of these tests never stands at.
    await change({ online: true, opens: '00:00', closes: '00:01' });
    expect(await ask()).toMatchObject({
      errors: [{ code: '2.STOREOFF', displayMsg: expect.stringContaining('until it opens at 12 am') }],
    });
  });

  it('API-120 2.STORENA for a store that does not take the order type, with its name and what it takes', async () => {
    const change = (order_types: string[]) =>
      db.updateTable('stores').set({ order_types, online: true }).where('id', '=', '14061').execute();
    const ask = async (deliveryType = 'P') => {
      const headers = { [headerNames.deliveryType]: deliveryType };
      return (await test.ask({ method: 'GET', url: `${ve2}/stores/14061/pickup`, headers })).json();
    };
    await change(['D', 'DINEIN']);
    expect(await ask()).toMatchObject({
      status: 'FAILED',
      errors: [
        {
          code: '2.STORENA',
          displayMsg: 'Bandra West, Mumbai takes no takeaway orders. It is for delivery and dine-in.',
        },
      ],
    });
    expect(await ask('CURB')).toMatchObject({
      errors: [{ displayMsg: expect.stringContaining('Bandra West, Mumbai takes no curbside orders.') }],
    });
    expect(await ask('DINEIN')).toMatchObject({ status: 'SUCCESS' });
    await change(['D', 'P', 'DINEIN']);
    expect(await ask()).toMatchObject({ status: 'SUCCESS', data: { store: { id: '14061' } } });
  });
});
