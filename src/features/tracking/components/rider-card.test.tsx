// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import type { RiderMapProps } from '#src/features/map/components/rider-map.tsx';
import { renderTrack, reply } from '../testing/render-track.tsx';
import { mapPath, onMap, trackedAt } from '../testing/tracked-fixture.ts';

// The map has its own tests. Here it only says what it was given.
let map: RiderMapProps | null = null;
vi.mock('#src/features/map/components/map-place.tsx', () => ({
  RiderMapPlace: (props: RiderMapProps) => {
    map = props;
    return <div>the map</div>;
  },
}));

const getTrackedOrder = reply(trackedAt(4, { fareyeUrl: mapPath }));
const card = async () => within(await screen.findByRole('region', { name: 'Where the rider is' }));

it('ORD-20 names the rider, and has the map show the rider, both ends and the way that is left', async () => {
  const { rider, store, destination, route } = onMap;
  await renderTrack(mapPath, { getTrackedOrder, getOrderOnMap: reply(onMap) });
  expect(await (await card()).findByText('Ravi is on the way.')).toBeVisible();
  expect(screen.getByText('the map')).toBeVisible();
  expect(map).toMatchObject({ label: 'Where the rider is', rider, store, destination, route });
  expect(map?.names).toEqual({ store: 'The restaurant', destination: 'Your place', rider: 'The rider' });
});

it('ORD-20 says that a rider without a name is on the way, and nothing of one who has not left', async () => {
  const { name: _, ...unnamed } = onMap.rider ?? {};
  const { unmount } = await renderTrack(mapPath, {
    getTrackedOrder,
    getOrderOnMap: reply({ ...onMap, rider: unnamed }),
  });
  expect(await (await card()).findByText('The rider is on the way.')).toBeVisible();
  unmount();
  const { rider: _rider, ...before } = onMap;
  await renderTrack(mapPath, { getTrackedOrder, getOrderOnMap: reply(before) });
  expect(await (await card()).findByText('the map')).toBeVisible();
  expect(map?.rider).toBeUndefined();
  expect(screen.queryByText(/is on the way\.$/)).toBeNull();
});
