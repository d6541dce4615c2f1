// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { Ways } from './ways.tsx';

afterEach(cleanup);

const path = '/locationSelection?redirectUrl=%2Fcart';
const back = 'redirectUrl=%2Fcart';
const ways = () => screen.getAllByRole('link').map((link) => link.getAttribute('href'));

it('LOC-09 LOC-10 LOC-16 for a delivery there are the map, the lists and the restaurants nearby', () => {
  renderPlace(<Ways orderType="D" />, { path });
  expect(ways()).toEqual([
    `/mapScreen?${back}`,
    `/manualSelector?deliveryType=D&${back}`,
    `/nearestStores?deliveryType=D&${back}`,
  ]);
});

it('LOC-09 LOC-10 who cannot be found is not led to the restaurants nearby', () => {
  renderPlace(<Ways orderType="D" withoutPosition />, { path });
  expect(ways()).toEqual([`/mapScreen?${back}`, `/manualSelector?deliveryType=D&${back}`]);
});

it.each(['P', 'DINEIN', 'CURB'] as const)('LOC-11 for %s there are the restaurants and the lists', (type) => {
  renderPlace(<Ways orderType={type} />, { path });
  expect(ways()).toEqual([
    `/selectRestaurant?deliveryType=${type}&${back}`,
    `/manualSelector?deliveryType=${type}&${back}`,
  ]);
});
