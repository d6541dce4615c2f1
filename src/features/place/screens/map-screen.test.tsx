// @vitest-environment jsdom
import type { UnknownAction } from 'redux';
import { act, screen, waitFor, within } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { bucketKnown } from '#src/features/experiments/testing/bucket-known.ts';
import { orderTypeChosen, selectOrderType } from '#src/features/order-type/location-slice.ts';
import type { PinMapProps } from '#src/features/map/components/pin-map.tsx';
import { offline } from '#src/request/testing/answering.ts';
import { selectPopup } from '#src/store/popup-slice.ts';
import { placeLocated, selectGeoCode } from '../place-slice.ts';
import { aPlace, aStore } from '../testing/country.ts';
import { manualLocator } from '../testing/manual-locator.ts';
import { renderPlace } from '../testing/render-place.tsx';
import styles from './map-screen.module.css';
import { Screen } from './map-screen.tsx';

// The map has its own tests. Here it only reports what the customer does with it.
let map: PinMapProps | null = null;
vi.mock('#src/features/map/components/map-place.tsx', () => ({
  PinMapPlace: (props: PinMapProps) => {
    map = props;
    return <div>the map</div>;
  },
}));
beforeEach(() => {
  map = null;
});

const success = (data: object) => ({ status: 'SUCCESS', data });
const atOnce = {
  now: () => 0,
  after: (_: number, run: () => void) => {
    run();
    return () => {};
  },
};
const pin = { latitude: 12.9352, longitude: 77.6245 };

function open(path: string, answers: object = {}, events: readonly UnknownAction[] = []) {
  return renderPlace(<Screen />, {
    path,
    events,
    answers: { geocode: success({ place: aPlace }), ...answers },
    clock: atOnce,
  });
}
const move = (to = pin) => act(async () => map?.onMove(to));

/** The screen, and ways to come to it and to leave it. */
function Visit() {
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => navigate('/mapScreen?redirectUrl=%2FnewAddress')}>To the map</button>
      <button onClick={() => navigate(-1)}>Back</button>
      <Screen />
    </>
  );
}

describe('the map screen', () => {
  it('LOC-09 NAV-17 says what is under the pin and delivers there, to the position of the pin', async () => {
    const { user, address, sentTo } = open('/mapScreen', { selectAddressStore: success({ store: aStore }) });
    await screen.findByText('the map');
    await move();
    expect(await screen.findByText('Bengaluru, Karnataka 560038')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Deliver here' }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(sentTo('selectAddressStore')).toMatchObject([{ body: { data: pin } }]);
  });

  it('LOC-07 LOC-09 a place of the search moves the focus to the card with its actions', async () => {
    const suggestion = { placeId: 'x', title: 'Indiranagar', subtitle: 'Bengaluru', kind: 'locality' };
    const { user } = open('/mapScreen', {
      autocomplete: success({ suggestions: [suggestion] }),
      geocodes: success({ place: aPlace }),
    });
    await user.type(await screen.findByRole('combobox'), 'indi');
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }));
    expect(await screen.findByRole('button', { name: 'Deliver here' })).toBeVisible();
    expect(screen.getByRole('combobox')).toHaveValue('Indiranagar');
    expect(screen.getByRole('region', { name: 'Where shall we bring it?' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Deliver here' })).toHaveFocus();
  });

  it('LOC-09 LOC-25 once the device has returned its position, the focus is on the card', async () => {
    const getCurrentPosition = (found: (at: unknown) => void) => found({ coords: pin });
    Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
    const { user } = open('/mapScreen');
    (await screen.findByRole('button', { name: 'Use my current location' })).focus();
    await user.keyboard('{Enter}');
    expect(await screen.findByRole('button', { name: 'Deliver here' })).toBeVisible();
    expect(screen.getByRole('heading', { name: 'Where shall we bring it?' })).toHaveFocus();
    await user.tab();
    expect(screen.getByRole('button', { name: 'Deliver here' })).toHaveFocus();
  });

  it('LOC-09 NAV-16 hands the position on to the address form', async () => {
    const { user, address, store } = open('/mapScreen?redirectUrl=%2Fcart');
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Add house number and floor' }));
    expect(address()).toBe('/newAddress?redirectUrl=%2Fcart');
    expect(selectGeoCode(store.getState())).toEqual(pin);
  });

  it('NAV-17 gives the point to the form that asked for it', async () => {
    const { user, address, store } = open('/mapScreen?redirectUrl=%2FnewAddress%3FaddressEdit%3D7');
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Use this point' }));
    expect(address()).toBe('/newAddress?addressEdit=7');
    expect(selectGeoCode(store.getState())).toEqual(pin);
  });

  it('NAV-17 Back from the form that got the point does not return to the map', async () => {
    const { user, address } = renderPlace(<Visit />, {
      path: '/cart',
      answers: { geocode: success({ place: aPlace }) },
      clock: atOnce,
    });
    const press = async (name: string) => user.click(await screen.findByRole('button', { name }));
    await press('To the map');
    await move();
    await press('Use this point');
    expect(address()).toBe('/newAddress');
    await press('Back');
    expect(address()).toBe('/cart');
  });

  it.each([
    [true, [['Choose city and area from a list', '/manualSelector?deliveryType=D&redirectUrl=%2Fcart']]],
    [false, []],
  ] as const)(
    'LOC-07 EXP-26 a search that finds nothing leads to the lists, where there are any: %s',
    async (hasLists, expected) => {
      const { user } = open(
        '/mapScreen?redirectUrl=%2Fcart',
        { autocomplete: success({ suggestions: [] }) },
        [manualLocator(hasLists), placeLocated(aPlace)],
      );
      const links = () =>
        screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
      const box = await screen.findByRole('combobox');
      expect(links()).toEqual([]);
      await user.type(box, 'zzz');
      expect(await screen.findByRole('heading', { name: /We know no place in India/ })).toBeVisible();
      expect(links()).toEqual(expected);
    },
  );

  it('LOC-42 says so outside India, and offers the lists', async () => {
    const { call } = open('/mapScreen');
    await screen.findByText('the map');
    await move({ latitude: 51.5, longitude: -0.1 });
    expect(await screen.findByText('The pin is outside India')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Choose city and area from a list' })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=D',
    );
    expect(call).not.toHaveBeenCalled();
  });

  it('LOC-09 continues without a name of the place when the lookup fails', async () => {
    const { user, address, store } = open('/mapScreen', { geocode: offline });
    await screen.findByText('the map');
    await move();
    expect(await screen.findByText('We could not find out what is here')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Add house number and floor' }));
    expect(address()).toBe('/newAddress');
    expect(selectGeoCode(store.getState())).toEqual(pin);
  });

  it('LOC-09 NAV-17 leads back to where the customer came from, by the list as well', async () => {
    open('/mapScreen?redirectUrl=%2Fcart');
    expect(await screen.findByRole('link', { name: 'Choose city and area from a list' })).toHaveAttribute(
      'href',
      '/manualSelector?deliveryType=D&redirectUrl=%2Fcart',
    );
  });

  it('EXP-24 EXP-26 does not offer the lists where the flag is off', async () => {
    open('/mapScreen', {}, [manualLocator(false)]);
    await screen.findByText('the map');
    expect(screen.getByRole('button', { name: 'Use my current location' })).toBeVisible();
    expect(screen.queryByRole('link', { name: 'Choose city and area from a list' })).toBeNull();
  });

  it.each(['P', 'IRCTC'] as const)('LOC-19 delivers, whatever was ordered before: %s', async (before) => {
    const { user, address, store } = open('/mapScreen', { selectAddressStore: success({ store: aStore }) }, [
      orderTypeChosen(before),
    ]);
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(selectOrderType(store.getState())).toBe('D');
  });

  it('LOC-21 says in a popup and on the card that no store delivers there, until the pin is moved', async () => {
    const refused = { status: 'FAILED', errors: [{ code: '2.STORENA', displayMsg: 'Too far out.' }] };
    const { user, store } = open('/mapScreen', { selectAddressStore: refused });
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
    expect(await screen.findByText('Too far out.')).toBeVisible();
    expect(selectPopup(store.getState())).toMatchObject({ text: 'Too far out.' });
    expect(screen.getByRole('link', { name: 'Choose city and area from a list' })).toBeVisible();
    await move({ ...pin, latitude: 12.94 });
    expect(screen.queryByText('Too far out.')).toBeNull();
  });

  it('LOC-09 offers nothing of the place before once the pin has moved', async () => {
    const { user, sentTo } = open('/mapScreen', { geocode: () => new Promise(() => {}) }, [
      placeLocated(aPlace),
    ]);
    await screen.findByText('the map');
    expect(screen.getByRole('button', { name: 'Deliver here' })).toBeVisible();
    await move();
    expect(screen.queryByText(aPlace.subtitle)).toBeNull();
    await user.click(screen.getByRole('button', { name: /Deliver here/ }));
    expect(sentTo('selectAddressStore')).toEqual([]);
  });

  it.each([
    ['A', false],
    ['B', true],
    ['default', false],
  ])('EXP-16 in variant %s the map goes on below search and card: %s', async (variant, fills) => {
    const experiments = { map_page_ab: { B: variant } };
    const { container } = open('/mapScreen', {}, [
      pageConfigReceived({ ...defaultConfig, experiments }),
      bucketKnown('B'),
    ]);
    await screen.findByText('the map');
    expect(map?.bleeds).toBe(fills);
    expect(container.querySelector(`.${styles.filled}`) !== null).toBe(fills);
  });

  it('LOC-34 begins at the last place that was found', async () => {
    const { call } = renderPlace(<Screen />, { path: '/mapScreen', events: [placeLocated(aPlace)] });
    expect(await screen.findByText(aPlace.subtitle)).toBeVisible();
    expect(map?.centre).toMatchObject({ latitude: aPlace.latitude, longitude: aPlace.longitude });
    expect(call).not.toHaveBeenCalled();
  });

  it('LOC-09 shows its title and no actions before the app has started', () => {
    renderPlace(<Screen />, { path: '/mapScreen', started: false });
    expect(screen.getByRole('heading', { name: 'Where shall we bring it?' })).toBeVisible();
    expect([screen.queryByRole('combobox'), screen.queryByRole('button')]).toEqual([null, null]);
  });

  it('LOC-09 asks again what is under the pin when the customer wants it', async () => {
    const replies: unknown[] = [offline];
    const { user } = open('/mapScreen', { geocode: () => replies.shift() ?? success({ place: aPlace }) });
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(aPlace.subtitle)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Deliver here' })).toBeVisible();
  });

  it('LOC-09 LOC-19 shows that the store is looked up, and looks it up once', async () => {
    const { user, sentTo } = open('/mapScreen', { selectAddressStore: () => new Promise(() => {}) });
    await screen.findByText('the map');
    await move();
    await user.click(await screen.findByRole('button', { name: 'Deliver here' }));
    const button = screen.getByRole('button', { name: /Deliver here/ });
    expect(button).toHaveAttribute('aria-busy', 'true');
    await user.click(button);
    expect(sentTo('selectAddressStore')).toHaveLength(1);
  });

  it.each([true, false])(
    'LOC-25 EXP-26 a device without a position leads to the lists, where there are any: %s',
    async (hasLists) => {
      const getCurrentPosition = (_: unknown, fail: (error: unknown) => void) => fail({ code: 2 });
      Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
      const { user } = open('/mapScreen', {}, [manualLocator(hasLists)]);
      await screen.findByText('the map');
      expect(screen.queryByRole('dialog')).toBeNull();
      await user.click(screen.getByRole('button', { name: 'Use my current location' }));
      const dialog = within(await screen.findByRole('dialog', { name: 'Where are you?' }));
      const list = dialog.queryByRole('link', { name: 'Choose city and area from a list' });
      expect(list !== null).toBe(hasLists);
      await user.click(dialog.getByRole('button', { name: 'Search by area, street or PIN code' }));
      await waitFor(() => expect(screen.getByRole('combobox')).toHaveFocus());
      expect(screen.queryByRole('dialog')).toBeNull();
    },
  );
});
