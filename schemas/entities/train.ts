import { z } from 'zod';
import { essential } from '../essential.ts';
import { storeDetailSchema } from './store.ts';

// A journey by train, as the PNR of a ticket tells it (spec §3, Train). Times are instants; they hold the delay that is known.

const instant = z.iso.datetime();
const code = z.string().min(1).max(8);

/**
 * Whether one can order to a station. `open` alone lets one: `passed` the train has left it, `closed` it is too near, `shut` the restaurant is not open
 * at that time, `none` there is no restaurant, `boarding` the journey begins there.
 */
export const stationStates = ['open', 'boarding', 'passed', 'closed', 'shut', 'none'] as const;

/** A station on the way of the passenger, from where they get on to where they get off. */
export const trainStation = z.object({
  code: essential(code),
  name: essential(z.string().min(1)),
  arrivesAt: essential(instant),
  plannedAt: instant.optional().describe('By the timetable; with a delay it is before `arrivesAt`.'),
  haltMinutes: z.int().min(0).default(0),
  platform: z.string().max(8).optional(),
  day: z.int().min(1).default(1).describe('Day of the journey.'),
  delayMinutes: z.int().min(0).default(0),
  closesAt: instant.optional().describe('Until when one can order to this station.'),
  state: essential(z.enum(stationStates)),
  why: z.string().default('').describe('Why one cannot order to it, for customers.'),
  storeStationDetails: z
    .array(storeDetailSchema)
    .default([])
    .describe('Restaurants there, the nearest first.'),
});

export const trainInfo = z.object({
  number: essential(z.string().min(1).max(10)),
  name: essential(z.string().min(1)),
  journeyDate: z.iso.date().describe('When it leaves its first station, in India.'),
  from: z.string().default('').describe('Where the passenger gets on.'),
  to: z.string().default(''),
  delayMinutes: z.int().min(0).default(0),
});

/** CNF confirmed, RAC a seat that two share. Who waits for one (WL) is not served. */
export const trainSeat = z.object({
  coach: essential(z.string().min(1).max(8)),
  berth: essential(z.string().min(1).max(8)),
  status: z.enum(['CNF', 'RAC']).default('CNF'),
});

export const pnrStatus = z.object({
  stations: essential(z.array(trainStation)),
  trainInfo: essential(trainInfo),
  seatInfo: z.object({ class: z.string().default(''), passengers: z.array(trainSeat).default([]) }),
});

/** What an order to a train says of its journey, with the times that are known now. */
export const orderTrain = z.object({
  number: z.string(),
  name: z.string(),
  stationCode: z.string(),
  stationName: z.string(),
  coach: z.string(),
  berth: z.string(),
  platform: z.string().optional(),
  arrivesAt: instant.optional(),
  delayMinutes: z.int().min(0).default(0),
});

/** An order to a train before it is paid: which station, whose mobile number, whether a code has shown that it is theirs. */
export const trainOrder = z.object({
  orderId: essential(z.string().min(1).max(80)),
  stationCode: essential(code),
  storeId: essential(z.string().min(1)),
  mobile: z.string(),
  isVerified: essential(z.boolean()),
  isSaved: essential(z.boolean()),
  arrivesAt: essential(instant),
  closesAt: essential(instant),
  resendAfter: z
    .int()
    .min(0)
    .optional()
    .describe('Seconds until the code can be sent again; absent where none is needed.'),
});

export type TrainStation = z.output<typeof trainStation>;
export type PnrStatus = z.output<typeof pnrStatus>;
export type TrainSeat = z.output<typeof trainSeat>;
export type TrainOrder = z.output<typeof trainOrder>;
