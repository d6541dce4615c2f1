import type { OrderChanges } from '../orders/order-changes.ts';
import { arrivalAt } from './journey-status.ts';
import type { Journeys } from './journeys.ts';
import type { Trip, TripsRepository } from './trips-repository.ts';

interface Parts {
  readonly trips: TripsRepository;
  readonly journeys: Journeys;
  readonly changes: Pick<OrderChanges, 'change' | 'arriveAt'>;
  readonly now: () => number;
}

export type FollowTrains = ReturnType<typeof createFollowTrains>;

/** Follows the trains that orders wait for: their plan moves with the arrival, and the order of a train that is cancelled is cancelled too. */
export function createFollowTrains({ trips, journeys, changes, now }: Parts) {
  /** What the partner knows of the train of an order; the order as it is where that is nothing new. */
  async function look(trip: Trip): Promise<Trip> {
    const journey = await journeys.latest(trip.pnr);
    const stop = journey?.stops.find(({ code }) => code === trip.station_code);
    // A later run of the train has another timetable: it is not the train of this order.
    if (!journey || stop?.arrivesAt !== trip.planned_at.getTime()) return trip;
    return {
      ...trip,
      arrives_at: new Date(arrivalAt(stop)),
      platform: stop.platform ?? null,
      is_cancelled: journey.isCancelled,
    };
  }

  function keep({ id, arrives_at, platform, is_cancelled }: Trip): Promise<Trip> {
    return trips.update(id, { arrives_at, platform, is_cancelled, asked_at: new Date(now()) });
  }

  return {
    /** The order with the times that are known now. It is asked for no more often than the partner allows. */
    async refreshed(trip: Trip): Promise<Trip> {
      return trip.asked_at.getTime() + journeys.everyMs > now() ? trip : keep(await look(trip));
    },

    /** Looks at the trains of placed orders. The orders change first: who is interrupted does it once more. */
    async runDue(ending: AbortSignal): Promise<void> {
      for (const trip of await trips.toFollow(now() - journeys.everyMs)) {
        if (ending.aborted) return;
        const seen = await look(trip);
        const hasMoved = seen.arrives_at.getTime() !== trip.arrives_at.getTime();
        if (!hasMoved && seen.platform === trip.platform && !seen.is_cancelled) continue;
        for (const id of await trips.placedOrders(trip.id)) {
          if (seen.is_cancelled) await changes.change(id, 'cancel');
          else if (hasMoved) await changes.arriveAt(id, seen.arrives_at.getTime());
        }
        await keep(seen);
      }
    },
  };
}
