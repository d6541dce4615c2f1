// A journey by train, for tests and stories.
import type { z } from 'zod';
import type { getPnrStatus } from '#schemas/api/trains.ts';

export type JourneyInput = NonNullable<z.input<typeof getPnrStatus.reply>['data']>;
type StationInput = JourneyInput['pnrStatus']['stations'][number];
type StoreInput = NonNullable<StationInput['storeStationDetails']>[number];

export const pnr = '9901000000';

export function restaurant(id: string, name: string, city: string): StoreInput {
  return {
    id,
    name,
    city,
    online: true,
    latitude: 27.16,
    longitude: 77.99,
    orderTypes: ['D', 'IRCTC'],
    hours: { opens: '00:00', closes: '00:00' },
    isOpen: true,
  };
}

export const agra = restaurant('15010', 'Taj Ganj, Agra', 'Agra');
export const bhopal = restaurant('15020', 'Arera Colony, Bhopal', 'Bhopal');

function station(code: string, name: string, fields: Partial<StationInput>): StationInput {
  return {
    code,
    name,
    arrivesAt: '2026-11-23T13:30:00.000Z',
    platform: '3',
    haltMinutes: 5,
    state: 'open',
    storeStationDetails: [],
    ...fields,
  };
}

const stations: readonly StationInput[] = [
  station('NDLS', 'New Delhi', {
    arrivesAt: '2026-11-23T11:00:00.000Z',
    haltMinutes: 0,
    state: 'passed',
    why: 'The train has left this station.',
  }),
  station('MTJ', 'Mathura Jn', {
    arrivesAt: '2026-11-23T12:55:00.000Z',
    state: 'none',
    why: 'None of our restaurants is near this station.',
  }),
  station('AGC', 'Agra Cantt', {
    arrivesAt: '2026-11-23T14:10:00.000Z',
    plannedAt: '2026-11-23T14:10:00.000Z',
    closesAt: '2026-11-23T13:25:00.000Z',
    storeStationDetails: [agra],
  }),
  station('GWL', 'Gwalior Jn', {
    arrivesAt: '2026-11-23T15:30:00.000Z',
    state: 'closed',
    why: 'Orders closed at 8:15 pm, 45 minutes before the train.',
  }),
  station('BPL', 'Bhopal Jn', {
    arrivesAt: '2026-11-23T20:40:00.000Z',
    closesAt: '2026-11-23T19:55:00.000Z',
    day: 2,
    platform: '1',
    haltMinutes: 10,
    storeStationDetails: [bhopal],
  }),
  station('NGP', 'Nagpur Jn', {
    arrivesAt: '2026-11-24T02:10:00.000Z',
    day: 2,
    state: 'shut',
    why: 'Our restaurant there is closed at 7:40 am.',
  }),
];

export const terms = [
  'You can order until 45 minutes before the train arrives at the station.',
  'When the train is late, your food comes with it. We follow the train, and you need not do anything.',
];

/** The journey, and what is changed of it. */
export function journeyWith({
  delayMinutes = 0,
  passengers = [
    { coach: 'B4', berth: '32', status: 'CNF' },
    { coach: 'B4', berth: '35', status: 'CNF' },
  ],
  change = (each) => each,
}: {
  readonly delayMinutes?: number;
  readonly passengers?: JourneyInput['pnrStatus']['seatInfo']['passengers'];
  readonly change?: (station: StationInput) => StationInput;
} = {}): JourneyInput {
  return {
    pnrStatus: {
      stations: stations.map(change),
      trainInfo: {
        number: '00001',
        name: 'Sandbox Marigold Express',
        journeyDate: '2026-11-23',
        from: 'New Delhi',
        to: 'MGR Chennai Central',
        delayMinutes,
      },
      seatInfo: { class: 'AC 3 Tier (3A)', passengers },
    },
    termsCondition: terms,
  };
}

/** Every station is 40 minutes late. */
export const late = journeyWith({
  delayMinutes: 40,
  change: (each) => ({
    ...each,
    delayMinutes: 40,
    plannedAt: each.arrivesAt,
    arrivesAt: new Date(Date.parse(each.arrivesAt) + 40 * 60_000).toISOString(),
  }),
});

/** Nothing is open any more. */
export const passed = journeyWith({
  change: (each) => ({
    ...each,
    state: 'passed',
    why: 'The train has left this station.',
    storeStationDetails: [],
  }),
});

/** What the server answers when an order is begun. */
export const begun = {
  orderId: 't-1',
  stationCode: 'AGC',
  storeId: agra.id,
  mobile: '9876543210',
  isVerified: false,
  isSaved: false,
  arrivesAt: '2026-11-23T14:10:00.000Z',
  closesAt: '2026-11-23T13:25:00.000Z',
  resendAfter: 45,
};
