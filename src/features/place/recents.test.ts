import { describe, expect, it } from 'vitest';
import type { DeliveryState, RecentPlace } from '#schemas/stored/place.ts';
import { constants } from '#src/config/constants.ts';
import { noRecents, withRecentPlace, withRecentStore } from './recents.ts';

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
