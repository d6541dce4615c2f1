import { beforeAll, expect, it } from 'vitest';
import { describeDatabases } from '../testing/databases.ts';
import { createFindPlaces } from './find-places.ts';
import { createGazetteerMemory } from './gazetteer-memory.ts';
import { createPlacesRepository } from './places-repository.ts';
import { writeSandboxStores } from '../testing/sandbox-stores.ts';
import { seedGazetteer } from './seed/seed-country.ts';
import { createStoresRepository } from './stores-repository.ts';

const gurugram = { latitude: 28.46, longitude: 77.03 };
const lucknow = { latitude: 26.85, longitude: 80.95 };

describeDatabases('place search', (open) => {
  let find: ReturnType<typeof createFindPlaces>;
  beforeAll(async () => {
    const db = await open();
    await seedGazetteer(db);
    await writeSandboxStores(db);
    const places = createPlacesRepository(db);
    const memory = createGazetteerMemory(places, { inventedStreets: true });
    find = createFindPlaces({ places, stores: createStoresRepository(db), memory });
  }, 60_000);
  const suggest = async (search: Parameters<typeof find.suggest>[0]) =>
    (await find.suggest(search)).suggestions;

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

  it.each([
    ['12 main road indiranagar', '12th Main Road', 'Indiranagar, Bengaluru'],
    ['indiranagar 12th main', '12th Main Road', 'Indiranagar, Bengaluru'],
    ['12th mian rd, indranagar, bangalore', '12th Main Road', 'Indiranagar, Bengaluru'],
    ['powai hiranandani', 'Hiranandani Gardens', 'Powai, Mumbai'],
    ['hirananadni garden', 'Hiranandani Gardens', 'Powai, Mumbai'],
    ['100 ft road indiranagar', '100 Feet Road', 'Indiranagar, Bengaluru'],
    ['linking road bandra', 'Linking Road', 'Bandra West, Mumbai'],
    ['3rd avenue besant nagar chennai', '3rd Avenue', 'Besant Nagar, Chennai'],
  ])('API-112 %s finds the street %s first', async (typed, title, where) => {
    const found = await find.suggest({ typed });
    expect(found.partly).toBeUndefined();
    expect(found.suggestions[0]).toMatchObject({
      title,
      subtitle: expect.stringContaining(where),
      kind: 'street',
    });
  });

  it.each([
    ['45 100 feet road indiranagar', '45, 100 Feet Road'],
    ['No. 7/2-B, 12th Main Road, Indiranagar', '7/2-B, 12th Main Road'],
    ['indiranagar 12th main road #14', '14, 12th Main Road'],
    ['221 mg road bangalore', '221, MG Road'],
  ])('API-112 API-114 the house number of %s is kept as it was typed', async (typed, title) => {
    const found = await find.suggest({ typed });
    expect(found.partly).toBeUndefined();
    expect(found.suggestions[0]?.title).toBe(title);
    expect((await find.placeWithId(found.suggestions[0]?.placeId ?? ''))?.title).toBe(title);
  });

  it.each(['street-bengaluru-indiranagar-100-feet-road~<b>', 'city-bengaluru~1~2', 'street-nowhere'])(
    'API-114 no place has the id %s',
    async (placeId) => {
      expect(await find.placeWithId(placeId)).toBeUndefined();
    },
  );

  it.each([
    ['sector 17 gurgaon', '17', 'sector gurgaon', 'Gurugram', 'Gurugram'],
    ['house 5 sector 17 gurgaon', '17', '5 sector gurgaon', 'Gurugram', 'Gurugram'],
    ['99999 100 feet road indiranagar', '99999', '100 feet road indiranagar', 'Indiranagar', '100 Feet Road'],
    ['jp nagar 7th phase', '7th phase', 'jp nagar', 'JP Nagar', 'JP Nagar'],
    ['t nagar xqzwv lane', 'xqzwv lane', 't nagar', 'T. Nagar', 'T. Nagar'],
    ['77 main road indiranagar', '77', 'main road indiranagar', 'Indiranagar', 'Indiranagar'],
    [
      'Sunrise Apts, near temple, KORAMANGLA',
      'Sunrise Apts',
      'temple KORAMANGLA',
      'Koramangala 5th Block',
      'Koramangala 5th Block',
    ],
    ['Sunrise Villa 77 indiranagar', 'Sunrise Villa 77', 'indiranagar', 'Indiranagar', 'Indiranagar'],
    ['bluebird villa 560038', 'bluebird villa', '560038', 'Indiranagar', '560038'],
  ])(
    'API-112 of %s, which no place has all words of, %s is left out',
    async (typed, unmatched, matched, around, first) => {
      const found = await find.suggest({ typed });
      expect(found.suggestions[0]?.title).toBe(first);
      expect(found.partly).toEqual({ unmatched, matched, around });
    },
  );

  it.each([
    ['indiranagar lucknow', 'Indira Nagar', 'Lucknow'],
    ['indiranagar bengaluru', 'Indiranagar', 'Bengaluru'],
    ['Indiranagar, Bengaluru', 'Indiranagar', 'Bengaluru'],
    ['jpnagar bangalore', 'JP Nagar', 'Bengaluru'],
    ['m.g. road bangalore', 'MG Road', 'Bengaluru'],
  ])('API-112 %s finds the locality before its restaurant', async (typed, title, city) => {
    const [first] = await suggest({ typed });
    expect(first).toMatchObject({ title, kind: 'locality', subtitle: expect.stringContaining(city) });
  });

  it.each(['xqzwv', 'main road xqzwv', '12th main hal 2nd stage', '12', 'near the', '999999 street'])(
    'API-112 words that name no place find nothing instead of anything: %s',
    async (typed) => {
      expect((await find.suggest({ typed })).partly).toBeUndefined();
    },
  );

  it.each([
    ['इंदिरानगर', 'Indiranagar'],
    ['इन्दिरानगर', 'Indiranagar'],
    ['मुंबई', 'Mumbai'],
    ['नई दिल्ली', 'New Delhi'],
    ['कनॉट प्लेस', 'Connaught Place'],
    ['पवई', 'Powai'],
    ['हिरानंदानी पवई', 'Hiranandani Gardens'],
    ['अंधेरी पूर्व', 'Andheri East'],
    ['कोरमंगला', 'Koramangala 5th Block'],
    ['गुड़गांव', 'Gurugram'],
    ['जयपुर', 'Jaipur'],
    ['लखनऊ', 'Lucknow'],
    ['हैदराबाद', 'Hyderabad'],
    ['१२ मेन रोड इंदिरानगर', '12th Main Road'],
    ['ಇಂದಿರಾನಗರ', 'Indiranagar'],
    ['ಬೆಂಗಳೂರು', 'Bengaluru'],
    ['ಜಯನಗರ', 'Jayanagar'],
    ['ಇಂದಿರಾನಗರ ೧೨ ಮುಖ್ಯ ರಸ್ತೆ', '12th Main Road'],
    ['சென்னை', 'Chennai'],
    ['அடையாறு', 'Adyar'],
    ['மயிலாப்பூர்', 'Mylapore'],
    ['கோயம்புத்தூர்', 'Coimbatore'],
    ['హైదరాబాద్', 'Hyderabad'],
    ['బంజారా హిల్స్', 'Banjara Hills'],
    ['గచ్చిబౌలి', 'Gachibowli'],
    ['കൊച്ചി', 'Kochi'],
    ['কলকাতা', 'Kolkata'],
    ['સુરત', 'Surat'],
    ['ਅੰਮ੍ਰਿਤਸਰ', 'Amritsar'],
  ])('API-112 %s, in a script of India, finds %s first', async (typed, title) => {
    const found = await find.suggest({ typed });
    expect(found.partly).toBeUndefined();
    expect(found.suggestions[0]?.title).toBe(title);
  });
});
