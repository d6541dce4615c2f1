import { brotliDecompressSync } from 'node:zlib';
import { expect, it, vi } from 'vitest';
import type { Database } from '../database/database.ts';
import { recordSeed, seededVersion } from '../database/seeds.ts';
import { createTestClock } from '../testing/clock.ts';
import { describeDatabases } from '../testing/databases.ts';
import { seedShop } from '../testing/standing-shop.ts';
import { createStoreLists, type StoreListReply } from './store-lists.ts';
import { createPlacesRepository } from './places-repository.ts';
import { createStoresRepository } from './stores-repository.ts';

const storeIn = ({ body }: StoreListReply, id: string) => body.data.stores.find((store) => store.id === id);
/** Noon in India. */
const noon = Date.parse('2026-11-20T12:00:00+05:30');

describeDatabases('the lists of stores', (opening) => {
  async function open() {
    const db = await opening();
    await seedShop(db);
    return db;
  }

  function listsOf(db: Database, now = createTestClock().now) {
    const stores = createStoresRepository(db);
    const places = createPlacesRepository(db);
    const list = vi.spyOn(stores, 'list');
    const cities = vi.spyOn(places, 'citiesWithStores');
    return { lists: createStoreLists({ db, stores, places, now }), list, cities };
  }

  it('API-107 are read once for all order types, and made once for each', async () => {
    const db = await open();
    const { lists, list } = listsOf(db);
    const [one, two, delivered] = await Promise.all([
      lists.find(undefined),
      lists.find(undefined),
      lists.find('D'),
    ]);
    expect(two).toBe(one);
    expect(await lists.find(undefined)).toBe(one);
    expect(await lists.find('D')).toBe(delivered);
    expect(list).toHaveBeenCalledTimes(1);
    expect(delivered.body.data.stores).not.toEqual([]);
    expect(one.body.data.stores).toEqual(expect.arrayContaining(delivered.body.data.stores));
    expect(delivered.body.data.stores.every(({ orderTypes }) => orderTypes.includes('D'))).toBe(true);
    expect(JSON.parse(brotliDecompressSync(await one.serialised.in('br')).toString())).toEqual(one.body);
  });

  it('show a change of any process at the next request', async () => {
    const db = await open();
    const { lists } = listsOf(db);
    const before = await lists.find('D');
    const online = storeIn(before, '14052')?.online === false;
    const change = (to: boolean) =>
      db.updateTable('stores').set({ online: to }).where('id', '=', '14052').execute();
    await change(online);
    const after = await lists.find('D');
    expect(storeIn(after, '14052')?.online).toBe(online);
    expect(after.version).not.toBe(before.version);
    await change(!online);
    expect((await lists.find('D')).version).toBe(before.version);
  });

  it('say who opens at the minute at which they open, and stay the same while nobody does', async () => {
    const db = await open();
    const times = { opens: '12:02', closes: '23:00' };
    const old = await db
      .selectFrom('stores')
      .select(['id', 'opens', 'closes'])
      .where('id', '=', '14052')
      .executeTakeFirstOrThrow();
    const set = (to: typeof times) => db.updateTable('stores').set(to).where('id', '=', old.id).execute();
    await set(times);
    const clock = { at: noon };
    const { lists, list } = listsOf(db, () => clock.at);
    const closed = await lists.find('D');
    expect(storeIn(closed, old.id)?.isOpen).toBe(false);
    clock.at += 60_000;
    expect(await lists.find('D')).toBe(closed);
    clock.at += 60_000;
    const opened = await lists.find('D');
    expect(storeIn(opened, old.id)?.isOpen).toBe(true);
    expect(opened.version).not.toBe(closed.version);
    expect(list).toHaveBeenCalledTimes(1);
    await set({ opens: old.opens, closes: old.closes });
  });

  it('are read again after a read that failed', async () => {
    const { lists, list } = listsOf(await open());
    list.mockRejectedValueOnce(new Error('lost'));
    await expect(lists.find('D')).rejects.toThrow('lost');
    expect((await lists.find('D')).body.data.stores).not.toEqual([]);
  });

  it('API-109 the cities are read once for each order type, and anew when stores or the gazetteer change', async () => {
    const db = await open();
    const { lists, cities } = listsOf(db);
    const [one, two, trains] = await Promise.all([
      lists.cities(undefined),
      lists.cities(undefined),
      lists.cities('IRCTC'),
    ]);
    expect(two).toBe(one);
    expect(await lists.cities('IRCTC')).toBe(trains);
    expect(cities).toHaveBeenCalledTimes(2);
    expect(trains.length).toBeLessThan(one.length);

    const change = (city: string) =>
      db.updateTable('stores').set({ city }).where('id', '=', '14052').execute();
    await change('Atlantis');
    expect((await lists.cities(undefined)).map(({ name }) => name)).toContain('Atlantis');
    await change('Bengaluru');
    expect(await lists.cities(undefined)).toEqual(one);

    const before = cities.mock.calls.length;
    const version = (await seededVersion(db, 'gazetteer')) ?? '';
    await recordSeed(db, { name: 'gazetteer', version: 'of a newer build' });
    await lists.cities(undefined);
    expect(cities.mock.calls.length).toBe(before + 1);
    await recordSeed(db, { name: 'gazetteer', version });
  });

  it('API-109 cities are read again after a read that failed', async () => {
    const { lists, cities } = listsOf(await open());
    cities.mockRejectedValueOnce(new Error('lost'));
    await expect(lists.cities('D')).rejects.toThrow('lost');
    expect(await lists.cities('D')).not.toEqual([]);
  });
});
