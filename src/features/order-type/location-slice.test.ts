import { describe, expect, it } from 'vitest';
import type { UnknownAction } from '@reduxjs/toolkit';
import { constants } from '#src/config/constants.ts';
import { customerLeft } from '#src/features/session/customer-left.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import * as slice from './location-slice.ts';
import {
  defaultStoreFound,
  ledHome,
  orderTypeAsked,
  orderTypeChosen,
  orderTypeKept,
  pageOpened,
  placeAsked,
  placeRestored,
  placeWanted,
  selectLocation,
  storeChosen,
  storeRefused,
  storeServes,
} from './location-slice.ts';

/** The state after these actions, from the one that every visit begins with. */
function after(...actions: readonly UnknownAction[]): RootState {
  const { store } = createTestStore();
  for (const action of actions) store.dispatch(action);
  return store.getState();
}

const locationAfter = (...actions: readonly UnknownAction[]) => selectLocation(after(...actions));

const adajan = { storeId: '7', storeName: 'Adajan', city: 'Surat', placeTitle: 'Home · Adajan' } as const;
const offline = {
  kind: 'offline',
  code: '1022',
  header: 'Closed',
  text: 'It takes no orders.',
  button: 'Choose another',
} as const;

it('a visit begins with delivery from the usual restaurant, none of it chosen', () => {
  expect(locationAfter()).toEqual({
    storeId: constants.store.defaultId,
    orderType: 'D',
    storeIsLost: false,
    storeIsChosen: false,
    orderTypeIsChosen: false,
    askedType: null,
    defaultWalletApplied: false,
    storeError: null,
    offlineId: null,
    wantsPlace: null,
  });
});

it('the page says for which restaurant and order type it was rendered, and nothing was chosen by that', () => {
  expect(locationAfter(pageOpened({ storeId: '9', orderType: 'P' }))).toEqual({
    ...locationAfter(),
    storeId: '9',
    orderType: 'P',
  });
});

describe('what an earlier visit left', () => {
  const earlier = { ...adajan, storeIsChosen: true, orderType: 'DINEIN', orderTypeIsChosen: true } as const;

  it('WID-20 is there again where nothing was chosen in this visit', () => {
    expect(locationAfter(placeRestored(earlier))).toMatchObject(earlier);
  });

  it('leaves the order type that the page was rendered for where it had none', () => {
    const { orderType: _, orderTypeIsChosen: __, ...store } = earlier;
    const opened = pageOpened({ storeId: '5', orderType: 'P' });
    expect(locationAfter(opened, placeRestored(store))).toMatchObject({
      ...store,
      orderType: 'P',
      orderTypeIsChosen: false,
    });
  });

  it('leaves the order type of this visit alone where no restaurant was chosen before', () => {
    const before = { orderType: 'DINEIN', orderTypeIsChosen: false, storeId: '8' } as const;
    expect(locationAfter(orderTypeChosen('P'), placeRestored(before))).toMatchObject({
      orderType: 'P',
      orderTypeIsChosen: true,
      storeId: '8',
    });
  });

  it('goes before the order type of this visit where its restaurant has to be asked first', () => {
    const { orderType: _, orderTypeIsChosen: __, ...store } = earlier;
    expect(locationAfter(orderTypeChosen('P'), placeRestored(store))).toMatchObject({
      ...store,
      orderType: 'D',
      orderTypeIsChosen: false,
    });
    expect(locationAfter(orderTypeChosen('P'), placeRestored(earlier))).toMatchObject(earlier);
  });
});

describe('the restaurant found by the address of the connection', () => {
  it('WID-18 is the restaurant until one is chosen', () => {
    const found = defaultStoreFound({ storeId: '5', defaultWalletApplied: true });
    expect(locationAfter(placeRestored({ storeIsLost: true }), found)).toMatchObject({
      storeId: '5',
      storeIsLost: false,
      storeIsChosen: false,
      defaultWalletApplied: true,
    });
  });

  it('never takes the place of a chosen one', () => {
    const found = defaultStoreFound({ storeId: '5', defaultWalletApplied: true });
    expect(locationAfter(storeChosen(adajan), found)).toMatchObject({
      storeId: '7',
      defaultWalletApplied: true,
    });
  });
});

describe('an order type that is asked for', () => {
  it('is set at once where no restaurant is chosen', () => {
    expect(locationAfter(orderTypeAsked('P'))).toMatchObject({
      orderType: 'P',
      orderTypeIsChosen: true,
      askedType: null,
    });
  });

  it('waits for the chosen restaurant, and the switch shows it as pressed meanwhile', () => {
    const state = after(storeChosen(adajan), orderTypeAsked('P'));
    expect(selectLocation(state)).toMatchObject({
      orderType: 'D',
      orderTypeIsChosen: false,
      askedType: 'P',
    });
    expect(slice.selectPressedType(state)).toBe('P');
    expect(slice.selectAskedType(state)).toBe('P');
    expect(slice.selectOrderType(state)).toBe('D');
  });

  it('is asked for no more when the current one is pressed again', () => {
    const state = after(storeChosen(adajan), orderTypeAsked('P'), orderTypeAsked('D'));
    expect(slice.selectAskedType(state)).toBeNull();
    expect(slice.selectPressedType(state)).toBe('D');
  });

  it('LOC-06 to a train asks no restaurant', () => {
    expect(locationAfter(storeChosen(adajan), orderTypeAsked('P'), orderTypeAsked('IRCTC'))).toMatchObject({
      orderType: 'IRCTC',
      orderTypeIsChosen: true,
      askedType: null,
    });
  });

  it('is the order type once the restaurant takes it', () => {
    expect(locationAfter(storeChosen(adajan), orderTypeAsked('P'), orderTypeChosen('P'))).toMatchObject({
      orderType: 'P',
      orderTypeIsChosen: true,
      askedType: null,
    });
  });

  it('is forgotten where nothing could be found out', () => {
    expect(locationAfter(storeChosen(adajan), orderTypeAsked('P'), orderTypeKept())).toMatchObject({
      orderType: 'D',
      orderTypeIsChosen: false,
      askedType: null,
    });
  });

  it('LOC-22 wants another place where no known restaurant takes it, until the customer was sent to choose', () => {
    const wanting = [storeChosen(adajan), orderTypeAsked('P'), placeWanted('P')];
    expect(locationAfter(...wanting)).toMatchObject({ askedType: null, wantsPlace: 'P' });
    expect(slice.selectWantsPlace(after(...wanting))).toBe('P');
    expect(locationAfter(...wanting, placeAsked()).wantsPlace).toBeNull();
  });
});

describe('a chosen restaurant', () => {
  it('ends what was asked and refused before', () => {
    const before = [
      placeRestored({ storeIsLost: true }),
      storeChosen({ storeId: '6' }),
      orderTypeAsked('P'),
      storeRefused(offline),
      placeWanted('P'),
      orderTypeAsked('P'),
    ];
    expect(locationAfter(...before, storeChosen({ ...adajan, orderType: 'CURB' }))).toEqual({
      ...locationAfter(),
      ...adajan,
      storeIsChosen: true,
      orderType: 'CURB',
      orderTypeIsChosen: true,
    });
  });

  it('keeps the order type where none came with it', () => {
    expect(locationAfter(storeChosen(adajan))).toMatchObject({ orderType: 'D', orderTypeIsChosen: false });
  });

  it('has no place where none came with it', () => {
    expect(locationAfter(storeChosen(adajan), storeChosen({ storeId: '8' }))).toMatchObject({
      storeId: '8',
      placeTitle: undefined,
    });
  });

  it('stays when the customer leaves, and the place that is theirs goes', () => {
    const { placeTitle: _, ...store } = adajan;
    expect(locationAfter(storeChosen(adajan), customerLeft())).toMatchObject({
      ...store,
      placeTitle: undefined,
      storeIsChosen: true,
    });
  });
});

describe('a restaurant that refuses', () => {
  it('LOC-24 is offline, until a check finds that it takes the order', () => {
    const refused = after(storeChosen(adajan), storeRefused(offline));
    expect(slice.selectStoreIsOffline(refused)).toBe(true);
    expect(slice.selectStoreError(refused)).toEqual(offline);
    const serves = after(storeChosen(adajan), storeRefused(offline), storeServes());
    expect(slice.selectStoreIsOffline(serves)).toBe(false);
    expect(slice.selectStoreError(serves)).toBeNull();
  });

  it('LOC-24 is offline for no error about another place or of another kind', () => {
    for (const error of [
      { ...offline, isElsewhere: true },
      { ...offline, kind: 'unavailable' as const },
      { ...offline, kind: 'failed' as const },
    ]) {
      const state = after(storeChosen(adajan), storeRefused(error));
      expect(slice.selectStoreIsOffline(state)).toBe(false);
      expect(slice.selectStoreError(state)).toEqual(error);
    }
  });

  it('LOC-24 stays offline when a later error is about something else', () => {
    const later = { ...offline, kind: 'unavailable' as const };
    expect(
      slice.selectStoreIsOffline(after(storeChosen(adajan), storeRefused(offline), storeRefused(later))),
    ).toBe(true);
  });
});

it('MEN-03 a lost restaurant is missing until the customer was led home; so is an empty one', () => {
  const lost = placeRestored({ storeIsLost: true });
  expect(slice.selectStoreIsMissing(after())).toBe(false);
  expect(slice.selectStoreIsMissing(after(lost))).toBe(true);
  expect(slice.selectStoreIsMissing(after(lost, ledHome()))).toBe(false);
  expect(slice.selectStoreIsMissing(after(pageOpened({ storeId: '', orderType: 'D' })))).toBe(true);
});

it('selectors read the parts of the state', () => {
  const state = after(storeChosen(adajan));
  expect([slice.selectStoreId(state), slice.selectStoreIsChosen(state)]).toEqual(['7', true]);
});
