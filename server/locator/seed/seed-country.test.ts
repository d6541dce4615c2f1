import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { storeDetailSchema } from '#schemas/entities/store.ts';
import type { Database } from '../../database/database.ts';
import { recordSeed } from '../../database/seeds.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { isInIndia } from '../india.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import { storeDetail, storeRow } from '../store-row.ts';
import { seedCities } from './cities.ts';
import { cityFacts, stateNames } from './city-facts.ts';
import { readIndianCities } from './geonames.ts';
import { seedLocalities } from './localities.ts';
import { seedPlaces } from './places.ts';
import { writeSandboxStores } from '../../testing/sandbox-stores.ts';
import { seedGazetteer } from './seed-country.ts';
import { seedStores } from './stores.ts';

const stores = seedStores();
const geonames = new Map(readIndianCities().map((city) => [city.cityId, city]));
const cities = new Map(seedCities().map((city) => [city.name, city]));

it('has about two hundred restaurants in some forty cities', () => {
  expect(stores.length).toBeGreaterThanOrEqual(190);
  expect(new Set(stores.map(({ city }) => city)).size).toBeGreaterThanOrEqual(38);
  expect(new Set(stores.map(({ id }) => id)).size).toBe(stores.length);
  expect(new Set(stores.map(({ name }) => name)).size).toBe(stores.length);
  for (const { name, stores: wanted } of cityFacts)
    expect(
      stores.filter(({ city }) => city === name),
      name,
    ).toHaveLength(wanted);
  for (const { name, state, geonameId } of cityFacts)
    expect(state, name).toBe(stateNames[geonames.get(geonameId)?.adminCode ?? '']);
});

it.each(cityFacts.slice(0, 16).map(({ name }) => name))(
  '%s has at least twelve localities, each with its PIN code',
  (city) => {
    const localities = seedLocalities.filter((locality) => locality.city === city);
    expect(localities.length).toBeGreaterThanOrEqual(12);
    expect(new Set(localities.map(({ name }) => name)).size).toBe(localities.length);
    for (const { pincode } of localities) expect(pincode).toMatch(/^[1-9]\d{5}$/);
  },
);

it('LOC-42 every place and restaurant is in India, and near the city it is said to be in', () => {
  for (const place of [...seedPlaces(), ...stores]) {
    const city = cities.get(place.city);
    expect(city, place.id).toBeDefined();
    const isTown = 'kind' in place && place.kind === 'city';
    // Towns come from GeoNames with their country; some lie closer to a border than the outline is exact.
    if (!isTown) expect(isInIndia(place), `${place.id} ${place.city}`).toBe(true);
    expect(distanceBetween(place, city ?? place), place.id).toBeLessThan(40_000);
    expect(place.state, place.id).not.toBe('');
    expect(place.region, place.id).not.toBe('');
  }
});

it('PIN codes begin with the digit of their postal zone', () => {
  const zones: Record<string, string> = {
    Karnataka: '5',
    Telangana: '5',
    'Andhra Pradesh': '5',
    'Tamil Nadu': '6',
    Kerala: '6',
    Maharashtra: '4',
    Goa: '4',
    'Madhya Pradesh': '4',
    Chhattisgarh: '4',
    Gujarat: '3',
    Rajasthan: '3',
    Delhi: '1',
    Haryana: '1',
    Punjab: '1',
    Chandigarh: '1',
    'Uttar Pradesh': '2',
    Uttarakhand: '2',
    'West Bengal': '7',
    Odisha: '7',
    Assam: '7',
    Bihar: '8',
    Jharkhand: '8',
  };
  for (const { city, pincode, name } of seedLocalities)
    expect(pincode[0], `${name}, ${city}`).toBe(zones[cities.get(city)?.state ?? '']);
});

it('14052 is in Indiranagar; some restaurants are switched off, some never close, some deliver nothing', () => {
  expect(stores.find(({ id }) => id === '14052')).toMatchObject({
    name: 'Indiranagar, Bengaluru',
    online: true,
    orderTypes: ['D', 'P', 'DINEIN', 'CURB'],
  });
  expect(stores.find(({ id }) => id === '14151')?.online).toBe(false);
  const some = (kind: (store: (typeof stores)[number]) => boolean) => stores.filter(kind).length;
  expect(some(({ online }) => !online)).toBeGreaterThan(4);
  expect(some(({ hours }) => hours.opens === hours.closes)).toBeGreaterThan(20);
  expect(some(({ orderTypes }) => !orderTypes.includes('D'))).toBeGreaterThan(10);
  expect(some(({ orderTypes }) => orderTypes.includes('IRCTC'))).toBeGreaterThan(20);
  expect(some(({ orderTypes }) => orderTypes.includes('CURB'))).toBeGreaterThan(20);
});

it('every restaurant is complete and fits the contract', () => {
  for (const store of stores) {
    expect(storeDetailSchema.parse(storeDetail(storeRow(store), 0))).toMatchObject({ id: store.id });
    expect(store.phone, store.id).toMatch(/^\+91 \d{2,4} 4\d{5,7}$/);
    expect(store.phone.replace(/\D/g, ''), store.id).toHaveLength(12);
    expect(store.address).toMatch(/^\d+, \S/);
  }
});

describeDatabases('the country', (open) => {
  const nameOfBengaluru = (db: Database) =>
    db.selectFrom('places').select('name').where('id', '=', 'city-bengaluru').executeTakeFirst();

  it('is written once, and the same each time', async () => {
    const db = await open();
    await seedGazetteer(db);
    await writeSandboxStores(db);
    const read = async () => ({
      stores: await db.selectFrom('stores').selectAll().orderBy('id').execute(),
      places: await db.selectFrom('places').selectAll().orderBy('id').execute(),
    });
    const first = await read();
    expect(first.stores).toHaveLength(stores.length);
    expect(first.places).toHaveLength(seedPlaces().length);
    await db.updateTable('places').set({ name: 'Bangalore' }).where('id', '=', 'city-bengaluru').execute();
    await seedGazetteer(db);
    expect(await nameOfBengaluru(db)).toEqual({ name: 'Bangalore' });

    // A build with other places starts with the rows of the previous one.
    await recordSeed(db, { name: 'gazetteer', version: 'older' });
    await db.deleteFrom('places').where('id', '=', 'city-mysuru').execute();
    await sql`insert into places select * from (select (json_populate_record(place, '{"id":"city-gone"}')).*
      from places as place where id = 'city-bengaluru') as gone`.execute(db);
    await db.deleteFrom('stores').execute();
    await seedGazetteer(db);
    await writeSandboxStores(db);
    expect(await read()).toEqual(first);
  }, 60_000);
});
