import { describe, expect, it } from 'vitest';
import type { DeliveryState, RecentPlace } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import {
  noRecents,
  recentsToChoose,
  withoutAddress,
  withoutRecent,
  withRecentAt,
  withRecentPlace,
  withRecentStore,
} from './recents.ts';

function entry(key: string, deliveryType: DeliveryState = 'DELIVERY'): RecentPlace {
  return {
    key,
    recent: { title: key, subtitle: 'Bengaluru' },
    location: { address_id: null, latitude: 12, longitude: 77 },
    deliveryType,
  };
}

const keys = (list: readonly RecentPlace[]) => list.map(({ key }) => key);

describe('recent stores', () => {
  it('CON-01 the fifth store drops the oldest', () => {
    const four = ['1', '2', '3', '4'].reduce<readonly string[]>(withRecentStore, []);
    expect(four).toEqual(['4', '3', '2', '1']);
    expect(withRecentStore(four, '5')).toEqual(['5', '4', '3', '2']);
  });

  it('CON-01 a store that is chosen again comes to the top and is there once', () => {
    expect(withRecentStore(['3', '2', '1'], '1')).toEqual(['1', '3', '2']);
  });
});

describe('recent places', () => {
  it('LOC-35 a delivery does not appear under takeaway or dine-in', () => {
    const recents = [entry('home'), entry('cafe', 'TAKEAWAY'), entry('hall', 'DINEIN')].reduce(
      withRecentPlace,
      noRecents,
    );
    expect(keys(recents.delivery)).toEqual(['home']);
    expect(keys(recents.takeaway)).toEqual(['cafe']);
    expect(keys(recents.dineIn)).toEqual(['hall']);
  });

  it('CON-02 the 22nd entry drops the oldest of its list, and of no other', () => {
    const most = constants.location.recentPlacesMax;
    let recents = withRecentPlace(noRecents, entry('cafe', 'TAKEAWAY'));
    for (let number = 1; number <= most + 1; number += 1)
      recents = withRecentPlace(recents, entry(`place-${number}`));
    expect(most).toBe(21);
    expect(recents.delivery).toHaveLength(21);
    expect(recents.delivery[0]?.key).toBe('place-22');
    expect(keys(recents.delivery)).not.toContain('place-1');
    expect(keys(recents.takeaway)).toEqual(['cafe']);
  });

  it('LOC-36 the same place twice is one entry', () => {
    const recents = [entry('home'), entry('work'), entry('home')].reduce(withRecentPlace, noRecents);
    expect(keys(recents.delivery)).toEqual(['home', 'work']);
  });
});

describe('the lists of recent places', () => {
  const recents = [entry('cafe', 'TAKEAWAY'), entry('work'), entry('home')].reduce(
    withRecentPlace,
    noRecents,
  );
  const savedOne = { ...entry('a-7'), location: { address_id: 'a-7', latitude: 12, longitude: 77 } };

  it('LOC-35 leave out saved addresses, which have a list of their own', () => {
    const all = withRecentPlace(recents, savedOne);
    expect(keys(all.delivery)).toEqual(['a-7', 'home', 'work']);
    expect(keys(recentsToChoose(all, 'DELIVERY'))).toEqual(['home', 'work']);
    expect(keys(recentsToChoose(all, 'TAKEAWAY'))).toEqual(['cafe']);
    expect(recentsToChoose(all, 'DINEIN')).toEqual([]);
  });

  it('LOC-35 lose one entry, of their own list', () => {
    expect(keys(withoutRecent(recents, { key: 'home', deliveryType: 'DELIVERY' }).delivery)).toEqual([
      'work',
    ]);
    expect(withoutRecent(recents, { key: 'home', deliveryType: 'TAKEAWAY' })).toEqual(recents);
  });

  it('CON-02 LOC-35 have no more entries than they may when one is put back', () => {
    const most = constants.location.recentPlacesMax;
    let full = noRecents;
    for (let number = 1; number <= most; number += 1) full = withRecentPlace(full, entry(`place-${number}`));
    const back = withRecentAt(full, { entry: entry('back'), at: 1 });
    expect(back.delivery).toHaveLength(most);
    expect(keys(back.delivery.slice(0, 3))).toEqual([`place-${most}`, 'back', `place-${most - 1}`]);
  });

  it('LOC-12 lose a saved address that was deleted', () => {
    const all = withRecentPlace(recents, savedOne);
    expect(withoutAddress(all, 'a-7')).toEqual(recents);
    expect(withoutAddress(all, 'a-8')).toEqual(all);
  });
});
