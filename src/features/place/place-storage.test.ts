import { describe, expect, it } from 'vitest';
import { createPersistence } from '#src/store/persistence.ts';
import { choosePlace } from './choose-place.ts';
import { openPlaces } from './open-places.ts';
import { selectPlaces } from './place-slice.ts';
import { restorePlaces } from './place-storage.ts';
import { aPlace, countryReplies } from './testing/country.ts';
import { placeWorld } from './testing/place-world.ts';

const good = {
  key: 'a',
  recent: { title: 'Home', subtitle: 'Bengaluru' },
  location: { address_id: null, latitude: 12, longitude: 77 },
  deliveryType: 'DELIVERY',
};

function kept(recentPlaces: Record<string, unknown>, selectedAddress: Record<string, unknown> = {}) {
  const persistence = createPersistence(null);
  persistence.write('recentPlaces', recentPlaces);
  persistence.write('selectedAddress', selectedAddress);
  return persistence;
}

describe('places between visits', () => {
  it('WID-20 LOC-34 what was chosen is there again in the next visit', async () => {
    const persistence = createPersistence(null);
    const first = placeWorld(countryReplies, { persistence });
    await first.store.dispatch(
      choosePlace({ latitude: 12.9, longitude: 77.6, title: 'Indiranagar' }, { from: 'selector' }),
    );
    const before = selectPlaces(first.store.getState());

    const { store } = placeWorld({}, { persistence });
    store.dispatch(openPlaces());
    const now = selectPlaces(store.getState());
    expect(now.recents).toEqual(before.recents);
    expect(now.recents.delivery).toHaveLength(1);
    expect(now.recentStoreIds).toEqual(before.recentStoreIds);
    expect(now.chosen).toEqual(before.chosen);
    expect(now.place).toEqual(aPlace);
  });

  it.each([
    ['no key', { ...good, key: 7 }],
    ['no position', { ...good, location: { address_id: null, latitude: 'north' } }],
    ['a position outside the world', { ...good, location: { ...good.location, latitude: 120 } }],
    ['no words', { ...good, recent: null }],
    ['another list’s kind', { ...good, deliveryType: 'TAKEAWAY' }],
    ['a damaged address', { ...good, location: { ...good.location, address: { houseNo: '12' } } }],
    ['nothing at all', null],
  ])('drops an entry with %s, and keeps its neighbour', (_, damaged) => {
    const { recents } = restorePlaces(kept({ delivery: [damaged, good], takeaway: 'what' }));
    expect(recents?.delivery).toEqual([good]);
    expect(recents?.takeaway).toEqual([]);
  });

  it('drops a damaged address and a damaged choice', () => {
    const selected = {
      geoCode: { latitude: 1 },
      chosen: { latitude: 1, longitude: 2 },
      addressDetail: { a: 1 },
    };
    expect(restorePlaces(kept({}, selected))).toMatchObject({
      geoCode: null,
      chosen: null,
      addressDetail: null,
      place: null,
    });
  });

  it('CON-02 takes no more places than there may be, the latest', () => {
    const many = Array.from({ length: 25 }, (_, number) => ({ ...good, key: `place-${number}` }));
    const { recents } = restorePlaces(kept({ delivery: many }));
    expect(recents?.delivery).toEqual(many.slice(0, 21));
  });

  it('CON-01 takes no more stores than there may be, each once', () => {
    const persistence = createPersistence(null);
    persistence.write('recentStoreIds', ['1', '1', '2', '3', '4', '5']);
    expect(restorePlaces(persistence).recentStoreIds).toEqual(['1', '2', '3', '4']);
  });
});
