import { beforeAll, expect, it } from 'vitest';
import type { StoreDetail } from '#schemas/entities/store.ts';
import type { Database } from '../database/database.ts';
import { describeDatabases } from '../testing/databases.ts';
import type { GuestSession } from '../session/session-repository.ts';
import { createTestApp, guestHeaders, type TestApp } from '../testing/test-app.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { seedStores } from './seed/stores.ts';

const indiranagar = { latitude: 12.9719, longitude: 77.6412 };
/** In the hills of Ladakh, far from any restaurant. */
const leh = { latitude: 34.16504, longitude: 77.58402 };
const ve2 = '/locator-service/ve2';
const ve3 = '/locator-service/ve3';
const all = seedStores();

const ids = (stores: readonly StoreDetail[]) => stores.map(({ id }) => id);
const at = ({ latitude, longitude }: typeof leh) => `latitude=${latitude}&longitude=${longitude}`;

describeDatabases('locator', (open) => {
  let test: TestApp;
  let db: Database;
  beforeAll(async () => {
    db = await open();
    test = await createTestApp(db);
  }, 60_000);
  const get = async (url: string) => (await test.get(url)).json();

  it('API-107 lists the stores, all of them or those of an order type, by name', async () => {
    const { data } = await get(`${ve2}/stores`);
    expect(data.stores).toHaveLength(all.length);
    const names = data.stores.map(({ name }: StoreDetail) => name);
    expect(names.slice(0, 2)).toEqual(['Adajan, Surat', 'Adyar, Chennai']);
    const takeaway = (await get(`${ve2}/stores?orderDeliveryType=T`)).data.stores;
    expect(takeaway).toHaveLength(all.filter(({ orderTypes }) => orderTypes.includes('P')).length);
    const trains = (await get(`${ve2}/stores?orderDeliveryType=IRCTC`)).data.stores;
    expect(ids(trains)).toContain('14071');
    expect(trains.every(({ orderTypes }: StoreDetail) => orderTypes.includes('IRCTC'))).toBe(true);
  });

  it.each([
    ['API-108', `${ve2}/stores/14052`],
    ['API-119', `${ve3}/stores/v1/14052`],
    ['API-120', `${ve2}/stores/14052/pickup`],
  ])('%s shows one store', async (_, url) => {
    expect((await get(url)).data.store).toMatchObject({
      id: '14052',
      name: 'Indiranagar, Bengaluru',
      pincode: '560038',
      online: true,
      isOpen: true,
      hours: { opens: '00:00', closes: '00:00' },
      ...indiranagar,
    });
  });

  it.each([`${ve2}/stores/1`, `${ve3}/stores/v1/1`, `${ve2}/stores/1/pickup`, `${ve2}/stores/1/localities`])(
    'API-108 API-119 API-120 API-121 says so when there is no such store: %s',
    async (url) => {
      const reply = await test.get(url);
      expect(reply.statusCode).toBe(404);
      expect(reply.json()).toMatchObject({ status: 'FAILED', errors: [{ code: 'NO_SUCH_STORE' }] });
    },
  );

  it('API-109 LOC-40 lists the cities with a store of that order type', async () => {
    const { cities } = (await get(`${ve2}/cities`)).data;
    expect(cities).toHaveLength(new Set(all.map(({ city }) => city)).size);
    expect(cities.find(({ name }: { name: string }) => name === 'Mumbai').aliases).toContain('Bombay');
    expect(cities[0]).toMatchObject({ name: 'Agra', state: 'Uttar Pradesh', region: 'North', storeCount: 2 });
    const trains = (await get(`${ve2}/cities?delivery_type=CURB`)).data.cities;
    expect(trains.length).toBeGreaterThan(0);
    expect(trains.length).toBeLessThan(cities.length);
  });

  it('API-110 LOC-40 LOC-41 lists the stores of a city, the nearest first, under any of its names', async () => {
    const near = await get(`${ve2}/cities/Bangalore/stores?orderDeliveryType=D&${at(indiranagar)}`);
    expect(near.status).toBe('SUCCESS');
    expect(near.storeStationDetails[0]).toMatchObject({ id: '14052', distance: 0 });
    const distances = near.storeStationDetails.map(({ distance }: StoreDetail) => distance);
    expect(distances).toEqual([...distances].sort((a, b) => a - b));
    expect(near.storeStationDetails.every(({ city }: StoreDetail) => city === 'Bengaluru')).toBe(true);
    const byName = await get(`${ve2}/cities/bengaluru/stores`);
    expect(byName.storeStationDetails).toHaveLength(12);
    expect(byName.storeStationDetails[0]).not.toHaveProperty('distance');
    expect((await get(`${ve2}/cities/Atlantis/stores`)).storeStationDetails).toEqual([]);
  });

  it('API-111 lists the localities of a city', async () => {
    const { localities } = (await get(`${ve2}/cities/Bombay/localities`)).data;
    expect(localities.length).toBeGreaterThanOrEqual(12);
    expect(localities).toContainEqual({
      name: 'Bandra West',
      city: 'Mumbai',
      pincode: '400050',
      latitude: 19.0596,
      longitude: 72.8295,
    });
  });

  it('API-112 LOC-42 suggests places of India alone, nearer ones first among equals', async () => {
    const { suggestions } = (await get(`${ve2}/autocomplete?query=mg%20road&${at(indiranagar)}`)).data;
    expect(suggestions[0]).toEqual({
      placeId: 'locality-bengaluru-mg-road',
      title: 'MG Road',
      subtitle: 'Bengaluru, Karnataka 560001',
      kind: 'locality',
    });
    const elsewhere = await test.get(`${ve2}/autocomplete?query=london&region=GB`);
    expect(elsewhere.statusCode).toBe(400);
  });

  it('API-113 LOC-42 names the place at a position, and fails outside India', async () => {
    const beside = { latitude: 12.9731, longitude: 77.6398 };
    expect((await get(`${ve2}/geocode?${at(beside)}`)).data.place).toEqual({
      placeId: 'locality-bengaluru-indiranagar',
      title: 'Indiranagar',
      subtitle: 'Bengaluru, Karnataka 560038',
      ...beside,
      city: 'Bengaluru',
      city_region: 'South',
      area_level0: 'India',
      area_level1: 'Karnataka',
      area_level2: 'Indiranagar',
      pincode: '560038',
    });
    const country = (await get(`${ve2}/geocode?latitude=24.9&longitude=77.1`)).data.place;
    expect(country).toMatchObject({
      title: expect.stringMatching(/^Near /),
      area_level1: 'Madhya Pradesh',
      latitude: 24.9,
    });
    for (const place of ['latitude=31.55&longitude=74.34', 'latitude=51.5&longitude=-0.1']) {
      expect(await get(`${ve2}/geocode?${place}`)).toMatchObject({
        status: 'FAILED',
        errors: [{ code: 'OUTSIDE_INDIA', displayMsg: expect.stringContaining('in India only') }],
      });
    }
  });

  it('API-114 returns the position of a suggestion of any kind', async () => {
    const place = async (id: string) => (await get(`${ve2}/geocodes?placeId=${id}`)).data.place;
    expect(await place('city-kochi')).toMatchObject({ title: 'Kochi', area_level2: 'Kochi' });
    expect(await place('pincode-560038')).toMatchObject({ pincode: '560038', area_level2: 'Indiranagar' });
    expect(await place('landmark-agra-taj-mahal')).toMatchObject({ area_level1: 'Uttar Pradesh' });
    expect(await place('store-14052')).toMatchObject({ ...indiranagar, area_level2: 'Indiranagar' });
    for (const id of ['city-atlantis', 'store-1']) {
      expect(await get(`${ve2}/geocodes?placeId=${id}`)).toMatchObject({
        status: 'FAILED',
        errors: [{ code: 'NO_SUCH_PLACE' }],
      });
    }
  });

  it('API-115 LOC-15 shows the stores page by page, each once', async () => {
    for (const near of ['', `&${at(indiranagar)}`]) {
      const seen: string[] = [];
      let page: number | undefined = 1;
      while (page !== undefined) {
        const { data } = await get(`${ve2}/storesnew?page=${page}&size=50${near}`);
        seen.push(...ids(data.stores));
        expect(data.hasNext).toBe(data.nextPage !== undefined);
        page = data.nextPage;
      }
      expect(seen).toHaveLength(all.length);
      expect(new Set(seen).size).toBe(all.length);
      if (near !== '') expect(seen[0]).toBe('14052');
    }
  });

  it('API-116 LOC-16 lists the nearest stores in the order that the distances have', async () => {
    const places = [indiranagar, { latitude: 19.08, longitude: 72.88 }, { latitude: 28.6, longitude: 77.2 }];
    for (const place of places) {
      for (const orderType of ['D', 'DINEIN', 'CURB'] as const) {
        const expected = all
          .filter(({ orderTypes }) => orderTypes.includes(orderType))
          .map((store) => ({ id: store.id, distance: distanceBetween(place, store) }))
          .filter(({ distance }) => distance <= 50_000)
          .sort((a, b) => a.distance - b.distance || a.id.localeCompare(b.id))
          .slice(0, 20);
        const { stores } = (await get(`${ve3}/stores?${at(place)}&orderDeliveryType=${orderType}`)).data;
        expect(stores.map(({ id, distance }: StoreDetail) => ({ id, distance }))).toEqual(
          expected.map(({ id, distance }) => ({ id, distance: Math.round(distance) })),
        );
      }
    }
    expect((await get(`${ve3}/stores?${at(leh)}`)).data.stores).toEqual([]);
  });

  it('API-116 LOC-17 a list for deliveries marks the store that the delivery would come from, and no other', async () => {
    const { stores } = (await get(`${ve3}/stores?${at(indiranagar)}&orderDeliveryType=D`)).data;
    const marked = stores.filter(({ deliversHere }: StoreDetail) => deliversHere);
    expect(marked.map(({ id }: StoreDetail) => id)).toEqual(['14052']);
    expect(stores.every(({ deliversHere }: StoreDetail) => deliversHere !== undefined)).toBe(true);
    const takeaway = (await get(`${ve3}/stores?${at(indiranagar)}&orderDeliveryType=P`)).data;
    expect(takeaway.stores[0]).not.toHaveProperty('deliversHere');
  });

  it('API-116 LOC-15 the locator counts every store, for any order type', async () => {
    const kochi = at({ latitude: 10.0261, longitude: 76.3083 });
    const everything = (await get(`${ve3}/stores?${kochi}&orderDeliveryType=CURB&storeLocatorflag=true`))
      .data;
    const curbside = (await get(`${ve3}/stores?${kochi}&orderDeliveryType=CURB`)).data;
    expect(everything.stores).toHaveLength(6);
    expect(everything.stores[0]).toMatchObject({ id: '14151', online: false, distance: 0 });
    expect(curbside.stores.length).toBeLessThan(6);
  });

  it('API-117 lists the stores of a city for the locator', async () => {
    expect(ids((await get(`${ve3}/stores/city/Madras`)).data.stores)).toContain('14091');
  });

  it.each([
    ['a locality', 'bandra', '14061'],
    ['a typing error', 'indranagar', '14052'],
    ['a city', 'calcutta', '14111'],
    ['a PIN code', '110001', '14071'],
    ['a place without a store of its own', 'basavanagudi', '15003'],
  ])('API-118 finds stores by %s', async (_, location, id) => {
    const { stores } = (await get(`${ve3}/stores/search/${encodeURIComponent(location)}`)).data;
    expect(ids(stores)).toContain(id);
  });

  it('API-118 finds nothing for nonsense', async () => {
    expect((await get(`${ve3}/stores/search/xqzwv`)).data.stores).toEqual([]);
  });

  it('API-121 LOC-31 lists the localities that a store delivers to, the nearest first', async () => {
    const store = all.find(({ id }) => id === '14052');
    const { localities } = (await get(`${ve2}/stores/14052/localities`)).data;
    expect(localities[0]).toMatchObject({ name: 'Indiranagar', pincode: '560038' });
    const names = localities.map(({ name }: { name: string }) => name);
    expect(names).toContain('MG Road');
    expect(names).not.toContain('Electronic City');
    for (const locality of localities)
      expect(distanceBetween(indiranagar, locality)).toBeLessThanOrEqual(store?.deliveryRadius ?? 0);
    const noRiders = all.find(({ orderTypes }) => !orderTypes.includes('D'));
    expect((await get(`${ve2}/stores/${noRiders?.id}/localities`)).data.localities).toEqual([]);
  });

  it('API-112 API-113 limits the searches of one customer in a minute, without limiting others', async () => {
    const [busy, other] = [await test.sessions.createGuest(), await test.sessions.createGuest()];
    const used = { key: `searches:${busy.userId}`, points: 300, expire: String(Date.now() + 60_000) };
    await db.insertInto('rate_limits').values(used).execute();
    const ask = async (call: string, guest: GuestSession) =>
      (await test.get(`${ve2}/${call}`, guestHeaders(guest))).statusCode;
    const calls = [
      `geocode?${at(indiranagar)}`,
      'autocomplete?query=koramangala',
      'geocodes?placeId=city-pune',
    ];
    for (const call of calls) expect([await ask(call, busy), await ask(call, other)]).toEqual([429, 200]);
    expect((await test.get(`${ve3}/stores/search/pune`, guestHeaders(busy))).statusCode).toBe(429);
    const lookup = await test.ask({
      method: 'POST',
      url: `${ve2}/select-address-store`,
      headers: guestHeaders(busy),
      payload: { data: { ...indiranagar, addressRequired: false } },
    });
    expect(lookup.statusCode).toBe(429);
  });

  it('API-112 API-113 limits the searches of all guests of one network together', async () => {
    const used = (key: string, points: number) => ({ key, points, expire: String(Date.now() + 60_000) });
    const network = '2401:4900:1:2';
    await db
      .insertInto('rate_limits')
      .values([used(`searches-from:${network}::/64`, 2999), used('searches:203.0.113.7', 300)])
      .execute();
    const ask = async (call: string, remoteAddress: string, headers = {}) =>
      (await test.ask({ url: `/locator-service/${call}`, remoteAddress, headers })).statusCode;
    const guest = async () => guestHeaders(await test.sessions.createGuest());
    const lookUp = `ve2/geocode?${at(indiranagar)}`;
    expect(await ask(lookUp, `${network}::1`, await guest())).toBe(200);
    expect(await ask(lookUp, `${network}:ffff::2`, await guest())).toBe(429);
    expect(await ask(lookUp, '2401:4900:1:3::1', await guest())).toBe(200);
    const byDistance = ['ve3/stores', 've2/cities/Pune/stores', 've2/storesnew'];
    for (const call of byDistance)
      expect([call, await ask(`${call}?${at(indiranagar)}`, '::ffff:203.0.113.7')]).toEqual([call, 429]);
    for (const call of byDistance.slice(1)) expect(await ask(call, '203.0.113.7')).toBe(200);
  });

  it.each([
    ['geocode?latitude=&longitude=', 've2', ['latitude', 'longitude']],
    ['geocode?latitude=12.97&longitude=%20', 've2', ['longitude']],
    ['geocode?latitude=north&longitude=77.6', 've2', ['latitude']],
    ['cities/Pune/stores?latitude=&longitude=73.8', 've2', ['latitude']],
    ['stores?latitude=18.5&longitude=', 've3', ['longitude']],
  ])(
    'API-113 API-116 %s is a position with a number missing, and no 0: 400',
    async (call, version, fields) => {
      const reply = await test.get(`/locator-service/${version}/${call}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        status: 'FAILED',
        errors: fields.map((field) => ({
          code: 'INVALID_INPUT',
          displayMsg: expect.stringMatching(
            new RegExp(`^'${field}' in the query .*Give a number of degrees\\.`),
          ),
        })),
      });
    },
  );

  it('API-107 API-110 API-115 may be cached, unless their address contains a position', async () => {
    for (const url of ['stores', 'cities', 'cities/Pune/stores', 'cities/Pune/localities', 'storesnew']) {
      const first = await test.get(`${ve2}/${url}`);
      expect(first.headers['cache-control']).toBe('public, max-age=0, must-revalidate');
      const again = await test.get(`${ve2}/${url}`, { 'if-none-match': String(first.headers.etag) });
      expect([url, again.statusCode]).toEqual([url, 304]);
    }
    for (const url of ['cities/Pune/stores', 'storesnew', 'geocode'])
      expect((await test.get(`${ve2}/${url}?${at(indiranagar)}`)).headers['cache-control']).toBe('no-store');
    expect((await test.get(`${ve3}/stores?${at(indiranagar)}`)).headers['cache-control']).toBe('no-store');
  });

  it.each(['geocodes?placeId=%00', 'geocodes?placeId=store-%00', 'cities/%00/stores', 'stores/%E0%A4%A'])(
    'answers %s, which is no text, by 400',
    async (call) => {
      const reply = await test.get(`${ve2}/${call}`);
      expect(reply.statusCode).toBe(400);
      expect(reply.json()).toMatchObject({
        status: 'FAILED',
        errors: [{ displayMsg: expect.stringMatching(/[.]$/) }],
      });
    },
  );
});
