import { beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { createFindPlaces } from './find-places.ts';
import { createPlacesRepository } from './places-repository.ts';
import { writeSandboxStores } from '../testing/sandbox-stores.ts';
import { seedGazetteer } from './seed/seed-country.ts';
import { createStoresRepository } from './stores-repository.ts';

const gurugram = { latitude: 28.46, longitude: 77.03 };
const lucknow = { latitude: 26.85, longitude: 80.95 };

describeDatabases('place search', (open) => {
  let suggest: ReturnType<typeof createFindPlaces>['suggest'];
  beforeAll(async () => {
    const db = await open();
    await seedGazetteer(db);
    await writeSandboxStores(db);
    const places = createPlacesRepository(db);
    ({ suggest } = createFindPlaces({ places, stores: createStoresRepository(db) }));
  }, 60_000);

  it.each([
    ['as it is', 'Indiranagar', 'Indiranagar'],
    ['unfinished', 'indiran', 'Indiranagar'],
    ['letter missing', 'indranagar', 'Indiranagar'],
    ['letter missing', 'koramangla', 'Koramangala 5th Block'],
    ['letter too many', 'bandraa', 'Bandra West'],
    ['letters swapped', 'mubmai', 'Mumbai'],
    ['letters swapped at the beginning', 'dlehi', 'New Delhi'],
    ['letter wrong', 'gachibauli', 'Gachibowli'],
    ['without spaces', 'tnagar', 'T. Nagar'],
    ['without dots', 'cg road', 'C. G. Road'],
    ['with a space too many', 'white field', 'Whitefield'],
    ['two errors', 'malleswarm', 'Malleshwaram'],
    ['older name', 'Bangalore', 'Bengaluru'],
    ['older name', 'bombay', 'Mumbai'],
    ['older name with an error', 'calcuta', 'Kolkata'],
    ['older name', 'gurgaon', 'Gurugram'],
    ['older name', 'cochin', 'Kochi'],
    ['everyday name', 'vizag', 'Visakhapatnam'],
    ['everyday name', 'delhi', 'New Delhi'],
    ['in capitals', 'CHENNAI', 'Chennai'],
    ['locality and city', 'indranagar bangalore', 'Indiranagar'],
    ['locality and another city', 'mg road gurgaon', 'MG Road'],
    ['PIN code', '560038', '560038'],
    ['beginning of a PIN code', '70009', '700091'],
    ['landmark', 'taj mahl', 'Taj Mahal'],
    ['town without restaurants', 'gwalior', 'Gwalior'],
  ])('API-112 %s: %s finds %s first', async (_, typed, title) => {
    expect((await suggest({ typed }))[0]?.title).toBe(title);
  });

  it.each(['560034', '560 034'])(
    'API-112 a PIN code that is on no list, %s, leads to the areas next to it',
    async (typed) => {
      const found = await suggest({ typed });
      expect(found.length).toBeGreaterThan(3);
      expect(found.every(({ kind, subtitle }) => kind === 'locality' && subtitle.includes('Bengaluru'))).toBe(
        true,
      );
      expect(found[0]).toMatchObject({ title: 'Sarjapur Road', subtitle: 'Bengaluru, Karnataka 560035' });
    },
  );

  it.each(['999999', '000000', '5600345'])(
    'API-112 nothing is found for %s, which is no PIN code of anywhere',
    async (typed) => {
      expect(await suggest({ typed })).toEqual([]);
    },
  );

  it('API-112 finds restaurants by name', async () => {
    expect(await suggest({ typed: 'connaught place, new delhi' })).toContainEqual({
      placeId: 'store-14071',
      title: 'Connaught Place, New Delhi',
      subtitle: expect.stringMatching(/^Restaurant · .*, Inner Circle, 110001$/),
      kind: 'store',
    });
  });

  it('API-112 distinguishes places of the same name', async () => {
    const found = await suggest({ typed: 'indira nagar' });
    expect(found.slice(0, 5)).toMatchObject([
      { title: 'Indira Nagar', subtitle: 'Lucknow, Uttar Pradesh 226016', kind: 'locality' },
      { title: 'Indira Nagar', subtitle: 'Nashik, Maharashtra 422009' },
      { title: 'Indira Nagar, Lucknow', kind: 'store' },
      { title: 'Indira Nagar, Nashik', kind: 'store' },
      { title: 'Indiranagar', subtitle: 'Bengaluru, Karnataka 560038' },
    ]);
  });

  it('API-112 among equals the larger city comes first, or the one that the customer is in', async () => {
    const first = async (near?: typeof gurugram) => (await suggest({ typed: 'mg road', near }))[0]?.subtitle;
    expect(await first()).toBe('Bengaluru, Karnataka 560001');
    expect(await first(gurugram)).toBe('Gurugram, Haryana 122002');
    const chowk = await suggest({ typed: 'chow', near: lucknow });
    expect(chowk[0]).toMatchObject({ title: 'Chowk', subtitle: 'Lucknow, Uttar Pradesh 226003' });
  });

  it('API-112 returns no weak matches: none for nonsense, and none when there are exact ones', async () => {
    expect(await suggest({ typed: 'xqzwv' })).toEqual([]);
    expect(await suggest({ typed: '!!' })).toEqual([]);
    expect(await suggest({ typed: '999999' })).toEqual([]);
    const titles = (await suggest({ typed: 'koramangala' })).map(({ title }) => title);
    expect(titles.every((title) => /Koramangala|560095/.test(title))).toBe(true);
    expect((await suggest({ typed: 'a' })).length).toBe(8);
  });
});
