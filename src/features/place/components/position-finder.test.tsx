// @vitest-environment jsdom
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { selectPlace } from '../place-slice.ts';
import { aPlace } from '../testing/country.ts';
import { renderPlace } from '../testing/render-place.tsx';
import { PositionFinder } from './position-finder.tsx';

type Answer = 'found' | 'silent' | 1 | 2 | 3;
type Hrefs = Parameters<typeof PositionFinder>[0];

const both: Hrefs = { citiesHref: '/cities', mapHref: '/map' };
const reply = (data: object) => ({ status: 'SUCCESS', data });

/** A page that needs to know where the customer is, on a device that answers in one way after the other. */
function setUp(answers: readonly Answer[], hrefs = both) {
  const left = [...answers];
  const getCurrentPosition = vi.fn((found: (at: unknown) => void, fail: (error: unknown) => void) => {
    const answer = left.shift() ?? 'silent';
    if (answer === 'found') found({ coords: { latitude: 12.97, longitude: 77.64 } });
    else if (answer !== 'silent') fail({ code: answer });
  });
  Object.defineProperty(navigator, 'geolocation', { configurable: true, value: { getCurrentPosition } });
  const clock = createFakeClock();
  const suggestion = { placeId: 'x', title: 'Indiranagar', subtitle: 'Bengaluru', kind: 'locality' };
  const view = renderPlace(<PositionFinder {...hrefs} />, {
    path: '/',
    clock,
    answers: {
      geocode: reply({ place: aPlace }),
      autocomplete: reply({ suggestions: [suggestion] }),
      geocodes: reply({ place: aPlace }),
    },
  });
  const links = () =>
    screen.queryAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  return { ...view, clock, links, getCurrentPosition, place: () => selectPlace(view.store.getState()) };
}

describe('finding the customer', () => {
  it('LOC-08 asks the device at once, and says nothing while it waits', async () => {
    const { getCurrentPosition, links } = setUp(['silent']);
    await waitFor(() => expect(getCurrentPosition).toHaveBeenCalledOnce());
    expect(screen.queryByRole('heading')).toBeNull();
    expect([screen.queryByRole('combobox'), links()]).toEqual([null, []]);
    expect(screen.getByRole('status')).toHaveTextContent('Loading');
  });

  it('LOC-08 goes on with the position of the device, without a word', async () => {
    const { place, getCurrentPosition } = setUp(['found']);
    await waitFor(() => expect(place()).toEqual(aPlace));
    expect(getCurrentPosition).toHaveBeenCalledOnce();
    expect(screen.queryByRole('heading')).toBeNull();
  });

  it('LOC-25 ERR-09 where the device has none the customer says it: by search, by the lists, on the map', async () => {
    const { links, user, clock, place } = setUp([3]);
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(screen.getByRole('alert')).toHaveTextContent(/could not auto detect your location/);
    expect(links()).toEqual([
      ['Choose your city', '/cities'],
      ['Point it out on the map', '/map'],
    ]);
    await user.type(screen.getByRole('combobox'), 'indi');
    await clock.advance(250);
    await user.click(await screen.findByRole('option', { name: /Indiranagar/ }));
    await waitFor(() => expect(place()).toEqual(aPlace));
  });

  it.each([
    [1, 'scene-location-blocked'],
    [2, 'scene-map-pin'],
    [3, 'scene-map-pin'],
  ] as const)('LOC-25 ERR-10 the picture of a fault with %d is %s', async (code, picture) => {
    const { container } = setUp([code]);
    await screen.findByRole('alert');
    expect(container.querySelector(`img[src*="${picture}"]`)).toBeVisible();
  });

  it('LOC-25 offers no lists and no map where the page has none', async () => {
    const { links } = setUp([2], { citiesHref: null, mapHref: null });
    expect(await screen.findByRole('heading', { name: 'Where are you?' })).toBeVisible();
    expect(links()).toEqual([]);
  });

  it('LOC-25 asks the device again when the customer wants it', async () => {
    const { user, place } = setUp([3, 'found']);
    await user.click(await screen.findByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(place()).toEqual(aPlace));
  });

  it('LOC-25 ERR-10 a customer who has blocked it is told how to allow it, not to try again', async () => {
    setUp([1]);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Location is blocked.*To allow it again/);
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
  });
});
