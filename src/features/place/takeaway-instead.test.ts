import { expect, it } from 'vitest';
import { selectPopup } from '#src/store/popup-slice.ts';
import { choosePlace } from './choose-place.ts';
import { placeWorld } from './testing/place-world.ts';

const choice = { latitude: 28.02, longitude: 73.31, title: 'Bikaner' };
const takeaway = { label: 'Takeaway instead', href: '/selectRestaurant?deliveryType=P' };

it.each([
  ['2.STORENA', 'D', takeaway],
  ['2.STORENA', 'P', undefined],
  ['2.STORENA', 'IRCTC', undefined],
  ['2.STOREOFF', 'D', undefined],
  ['OUTSIDE_INDIA', 'D', undefined],
] as const)(
  'LOC-21 %s for %s: the popup leads to takeaway where that is a way on',
  async (code, orderType, wayOn) => {
    const { store } = placeWorld({
      selectAddressStore: { status: 'FAILED', errors: [{ code, displayMsg: 'No' }] },
    });
    await store.dispatch(choosePlace(choice, { from: 'selector', orderType }));
    expect(selectPopup(store.getState())).toMatchObject({ text: 'No' });
    expect(selectPopup(store.getState())?.wayOn).toEqual(wayOn);
  },
);
