import { expect, it } from 'vitest';
import { constants } from '#src/config/constants.ts';
import { sharedPlaceOf, withSharedPlace } from './shared-place.ts';

it.each([
  [
    '?text=Cafe+Sunrise%0A100+Feet+Road%2C+Indiranagar%0Ahttps%3A%2F%2Fmaps.example%2Fx',
    'Cafe Sunrise 100 Feet Road, Indiranagar',
  ],
  ['?title=Indiranagar', 'Indiranagar'],
  ['?text=MG+Road%0Ahttp%3A%2F%2Fmaps.example%2Fx%0ABengaluru', 'MG Road Bengaluru'],
  ['?text=https%3A%2F%2Fmaps.example%2Fx', null],
  ['?source=homescreen', null],
  ['?title=Cafe+Sunrise&text=MG+Road', 'MG Road'],
  [`?text=${'a'.repeat(101)}`, 'a'.repeat(100)],
])('reads the place that an app shared in %s', (search, place) => {
  expect(sharedPlaceOf(search, '')).toBe(place);
});

it('LOC-07 a long address that an app shared is no longer than a search may be: the server would refuse it for ever', () => {
  const address =
    'Cafe Sunrise, 298, 100 Feet Road, near the metro, HAL 2nd Stage, Indiranagar, Bengaluru, Karnataka 560038';
  const place = sharedPlaceOf(`?${new URLSearchParams({ text: address })}`, '');
  expect(place?.length).toBeLessThanOrEqual(constants.location.searchMax);
  expect(address.startsWith(place ?? '-')).toBe(true);
});

it('goes on behind the #, where the server does not see it', () => {
  const address = withSharedPlace(new URL('https://shop.example/locationSelection?text=MG+Road'));
  expect(address).toBe('/locationSelection#place=MG+Road');
  expect(sharedPlaceOf('', '#place=MG+Road')).toBe('MG Road');
  expect(withSharedPlace(new URL('https://shop.example/locationSelection'))).toBe(
    '/locationSelection#place=',
  );
});
