import type { PnrStatus, TrainStation } from '#schemas/entities/train.ts';
import { given } from '#schemas/given.ts';
import { isOpenAt } from '../locator/opening-hours.ts';
import type { NearStore } from '../locator/stores-repository.ts';
import { storeDetail } from '../locator/store-row.ts';
import { dateInIndia, timeForPeople, timeInIndia } from '../time-in-india.ts';
import { chartNotPrepared, noSeat, pnrExpired, type PnrProblem, trainCancelled } from './train-faults.ts';
import type { Journey, JourneyStop } from './train-partner.ts';

// What a journey means for an order: pure functions.

const minute = 60_000;
const dayMs = 24 * 60 * minute;
/** A station shows so many restaurants at most: the nearest of those that take orders for the arrival. */
const mostRestaurants = 3;

export interface StatusParts {
  readonly now: number;
  /** One can order until so long before the train arrives. */
  readonly closesMs: number;
  /** Restaurants that serve trains, by the code of their station, the nearest first. */
  readonly restaurants: ReadonlyMap<string, readonly NearStore[]>;
}

/** When the train is at a station, with its delay. */
export function arrivalAt({ arrivesAt, delayMinutes }: JourneyStop): number {
  return arrivesAt + delayMinutes * minute;
}

/** Why nothing can be ordered for a journey at all; undefined where something may. */
export function journeyProblem(journey: Journey, now: number): PnrProblem | undefined {
  const last = journey.stops.at(-1);
  if (last && arrivalAt(last) <= now) return pnrExpired(journey);
  if (journey.isCancelled) return trainCancelled(journey);
  if (journey.chartAt !== undefined) return chartNotPrepared(journey, journey.chartAt);
  if (journey.seats.length === 0) return noSeat(journey);
  return undefined;
}

/** TRN-02. Train, seats, and the stations with what can be ordered to them. */
export function statusOf(journey: Journey, parts: StatusParts): PnrStatus {
  const { stops, seats, travelClass } = journey;
  const ahead = stops.find((stop) => leavesAt(stop) > parts.now) ?? stops.at(-1);
  return {
    stations: stops.map((stop, at) => stationOf(stop, { ...parts, isFirst: at === 0, from: stops[0] })),
    trainInfo: {
      number: journey.trainNumber,
      name: journey.trainName,
      journeyDate: journey.journeyDate,
      from: stops[0]?.name ?? '',
      to: stops.at(-1)?.name ?? '',
      delayMinutes: ahead?.delayMinutes ?? 0,
    },
    seatInfo: { class: travelClass, passengers: [...seats] },
  };
}

function leavesAt({ leavesAt: planned, delayMinutes }: JourneyStop): number {
  return planned + delayMinutes * minute;
}

interface StationParts extends StatusParts {
  readonly isFirst: boolean;
  readonly from: JourneyStop | undefined;
}

function stationOf(stop: JourneyStop, parts: StationParts): TrainStation {
  const { now, closesMs, restaurants, from } = parts;
  const arrives = arrivalAt(stop);
  const open = (restaurants.get(stop.code) ?? []).filter((store) => store.online && isOpenAt(store, arrives));
  const { state, why } = stateOf(stop, parts);
  return {
    code: stop.code,
    name: stop.name,
    arrivesAt: new Date(arrives).toISOString(),
    plannedAt: new Date(stop.arrivesAt).toISOString(),
    haltMinutes: Math.max(0, Math.round((stop.leavesAt - stop.arrivesAt) / minute)),
    day: 1 + daysBetween(from?.leavesAt ?? stop.arrivesAt, stop.arrivesAt),
    delayMinutes: stop.delayMinutes,
    closesAt: new Date(arrives - closesMs).toISOString(),
    state,
    why,
    storeStationDetails:
      state === 'open' ? open.slice(0, mostRestaurants).map((store) => storeDetail(store, now)) : [],
    ...given({ platform: stop.platform }),
  };
}

/** Whether one can order to a station, and why not. */
function stateOf(
  stop: JourneyStop,
  { now, closesMs, restaurants, isFirst }: StationParts,
): Pick<TrainStation, 'state' | 'why'> {
  const arrives = arrivalAt(stop);
  const near = restaurants.get(stop.code) ?? [];
  if (leavesAt(stop) <= now) return { state: 'passed', why: 'The train has left this station.' };
  if (isFirst) return { state: 'boarding', why: 'Your journey begins here.' };
  if (near.length === 0) return { state: 'none', why: 'None of our restaurants is near this station.' };
  if (arrives <= now) return { state: 'passed', why: 'The train is at this station.' };
  if (arrives - closesMs <= now) {
    const minutes = Math.round(closesMs / minute);
    return {
      state: 'closed',
      why: `Orders closed at ${clock(arrives - closesMs)}, ${minutes} minutes before the train.`,
    };
  }
  if (!near.some(({ online }) => online))
    return { state: 'shut', why: 'Our restaurant there takes no orders at the moment.' };
  if (!near.some((store) => store.online && isOpenAt(store, arrives)))
    return { state: 'shut', why: `Our restaurant there is closed at ${clock(arrives)}.` };
  return { state: 'open', why: '' };
}

function clock(at: number): string {
  return timeForPeople(timeInIndia(at));
}

/** Midnights in India between two moments. */
function daysBetween(from: number, to: number): number {
  return Math.max(0, Math.round((Date.parse(dateInIndia(to)) - Date.parse(dateInIndia(from))) / dayMs));
}
