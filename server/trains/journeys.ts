import type { Position } from '#schemas/rules/distance-between.ts';
import type { PnrStatus } from '#schemas/entities/train.ts';
import type { StoresRepository } from '../locator/stores-repository.ts';
import { journeyProblem, statusOf } from './journey-status.ts';
import { stations } from '../railway-stations.ts';
import { noTrains, railwaysAway, refused, unknownPnr } from './train-faults.ts';
import { type Journey, type JourneyStop, type TrainPartner, TrainPartnerDown } from './train-partner.ts';

interface Parts {
  readonly partner: TrainPartner | undefined;
  readonly stores: Pick<StoresRepository, 'nearest'>;
  readonly closesMs: number;
  readonly now: () => number;
}

/** A restaurant serves a station that is so near. */
const withinMetres = 15_000;

export type Journeys = ReturnType<typeof createJourneys>;

/** Journeys, as the partner tells them, with the restaurants on their way. */
export function createJourneys({ partner, stores, closesMs, now }: Parts) {
  const positionOf = ({ code, position }: JourneyStop): Position | undefined =>
    position ?? stations.get(code);

  async function restaurantsOf(stop: JourneyStop) {
    const position = positionOf(stop);
    return position ? stores.nearest({ position, orderType: 'IRCTC', within: withinMetres }) : [];
  }

  async function ask(pnr: string): Promise<Journey | undefined> {
    if (!partner) throw noTrains();
    try {
      return await partner.journeyOf(pnr);
    } catch (error) {
      if (error instanceof TrainPartnerDown) throw railwaysAway();
      throw error;
    }
  }

  return {
    /** A journey to which something can be ordered. Throws what customers read otherwise. */
    async open(pnr: string): Promise<{ readonly journey: Journey; readonly status: PnrStatus }> {
      const journey = await ask(pnr);
      if (!journey) throw refused(unknownPnr);
      const problem = journeyProblem(journey, now());
      if (problem) throw refused(problem);
      const restaurants = new Map(
        await Promise.all(journey.stops.map(async (stop) => [stop.code, await restaurantsOf(stop)] as const)),
      );
      return { journey, status: statusOf(journey, { now: now(), closesMs, restaurants }) };
    },

    /** What is known of a journey now; undefined where nothing new can be learned. */
    async latest(pnr: string): Promise<Journey | undefined> {
      try {
        return await partner?.journeyOf(pnr);
      } catch (error) {
        if (error instanceof TrainPartnerDown) return undefined;
        throw error;
      }
    },

    /** How often one train may be asked for. */
    everyMs: partner?.everyMs ?? 60_000,
  };
}
