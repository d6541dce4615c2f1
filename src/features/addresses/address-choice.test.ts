import { expect, it } from 'vitest';
import { selectPlaces } from '#src/features/place/place-slice.ts';
import { countryReplies } from '#src/features/place/testing/country.ts';
import { placeWorld } from '#src/features/place/testing/place-world.ts';
import { deliverTo } from './address-choice.ts';
import { savedHome, savedWork } from './testing/people.ts';

const { address_id: _, ...home } = savedHome;

it.each([
  ['a guest', { ...home, houseNo: '14' }],
  ['a guest who has logged in meanwhile', { ...savedHome, houseNo: '14' }],
])(
  'LOC-18 LOC-39 the corrected address of %s replaces the wrong one in the recent places',
  async (_, right) => {
    const { store } = placeWorld(countryReplies);
    const wrong = { ...home, houseNo: '12' };
    await store.dispatch(deliverTo(savedWork, { from: 'selector' }));
    await store.dispatch(deliverTo(wrong, { from: 'selector' }));
    await store.dispatch(deliverTo(right, { from: 'elsewhere', corrects: wrong }));
    const { recents, chosen } = selectPlaces(store.getState());
    expect(chosen?.address?.houseNo).toBe('14');
    expect(recents.delivery).toHaveLength(2);
    expect(recents.delivery.map(({ location }) => location.address?.houseNo)).not.toContain('12');
  },
);
