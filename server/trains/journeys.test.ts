import { expect, it } from 'vitest';
import { seedStores } from '../locator/seed/stores.ts';
import { storeRow } from '../locator/store-row.ts';
import type { NearStore } from '../locator/stores-repository.ts';
import { createJourneys } from './journeys.ts';
import type { Journey, JourneyStop } from './train-partner.ts';

const minute = 60_000;
const now = Date.parse('2026-11-20T15:30:00+05:30');

const stop = (code: string, inMinutes: number): JourneyStop => ({
  code,
  name: code,
  arrivesAt: now + inMinutes * minute,
  leavesAt: now + (inMinutes + 5) * minute,
  delayMinutes: 0,
});

const journey: Journey = {
  trainNumber: '00001',
  trainName: 'Marigold Express',
  journeyDate: '2026-11-20',
  travelClass: '',
  isCancelled: false,
  chartAt: undefined,
  seats: [{ coach: 'B4', berth: '32', status: 'CNF' }],
  stops: [stop('NDLS', -60), stop('AGC', 180)],
};

/** A restaurant near the station, always open by its hours. */
function restaurant(id: number, online: boolean): NearStore {
  const [facts] = seedStores();
  if (!facts) throw new Error('The sandbox has no restaurants.');
  const hours = { opens: '00:00', closes: '00:00' };
  return { ...storeRow({ ...facts, id: String(id), online, hours }), distance: id * 1000 };
}

/** The ids of the restaurants at the second station, and its state. */
async function atStation(restaurants: readonly NearStore[]) {
  const { open } = createJourneys({
    partner: { everyMs: minute, journeyOf: async () => journey },
    stores: { nearest: async ({ limit = restaurants.length }) => restaurants.slice(0, limit) },
    closesMs: 45 * minute,
    now: () => now,
  });
  const station = (await open('9901000000')).status.stations[1];
  return { state: station?.state, ids: station?.storeStationDetails.map(({ id }) => id) };
}

it('TRN-04 a restaurant that takes orders serves the station, however many nearer ones take none', async () => {
  const off = [1, 2, 3].map((id) => restaurant(id, false));
  expect(await atStation([...off, restaurant(4, true)])).toEqual({ state: 'open', ids: ['4'] });
});

it('TRN-04 a station shows its three nearest restaurants that take orders', async () => {
  const five = [1, 2, 3, 4, 5].map((id) => restaurant(id, id !== 2));
  expect(await atStation(five)).toEqual({ state: 'open', ids: ['1', '3', '4'] });
});
