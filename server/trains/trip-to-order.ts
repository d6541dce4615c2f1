import { timeForPeople, timeInIndia } from '../time-in-india.ts';
import type { FollowTrains } from './follow-trains.ts';
import type { Trip, TripsRepository } from './trips-repository.ts';

interface Parts {
  readonly trips: TripsRepository;
  readonly trains: Pick<FollowTrains, 'refreshed'>;
  readonly closesMs: number;
  readonly now: () => number;
}

/** What is in the way of an order to a train. */
export interface TripProblem {
  readonly code: string;
  readonly text: string;
}

export interface TripToOrder {
  /** Absent where nothing was saved. */
  readonly trip?: Trip;
  readonly problem?: TripProblem;
}

export type FindTripToOrder = (userId: string) => Promise<TripToOrder>;

/** Where an order to a train goes, with what is known of the train now. */
export function createTripToOrder({ trips, trains, closesMs, now }: Parts): FindTripToOrder {
  return async (userId) => {
    const open = await trips.openOf(userId);
    if (!open?.saved_at) {
      const text = 'Which train, and which seat? Open your train again and confirm your seat to go on.';
      return { problem: { code: 'TRAIN_MISSING', text } };
    }
    const trip = await trains.refreshed(open);
    const problem = problemOf(trip);
    return problem ? { trip, problem } : { trip };
  };

  function problemOf(trip: Trip): TripProblem | undefined {
    if (trip.is_cancelled) {
      const text = `${trip.train_number} ${trip.train_name} is cancelled, so nothing can be ordered to it. Nothing was charged.`;
      return { code: 'TRAIN_CANCELLED', text };
    }
    const closes = trip.arrives_at.getTime() - closesMs;
    if (closes > now()) return undefined;
    const text = `Orders to ${trip.station_name} closed at ${timeForPeople(timeInIndia(closes))}. Choose a station farther on. Nothing was charged.`;
    return { code: 'TRAIN_CLOSED', text };
  }
}
