import type { FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { z } from 'zod';
import type { trainOrder } from '#schemas/entities/train.ts';
import type { Database } from '../database/database.ts';
import { inTurn } from '../database/in-turn.ts';
import { Answer, personal } from '../http/answer.ts';
import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import { type Session, sessionOf } from '../http/session.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { Journeys } from './journeys.ts';
import { alreadyPlaced, notVerified, noSuchTrainOrder, otherSeat, stationClosed } from './train-faults.ts';
import { trainTerms } from './train-terms.ts';
import type { TripCodes } from './trip-codes.ts';
import type { Trip, TripsRepository } from './trips-repository.ts';

/** A lookup of a PNR may be a guess. The same one once more is none, and counts as one of so many. */
export const guessCosts = 10;
/** Of so many sessions it is known which PNR they have looked up last. */
const mostRemembered = 20_000;

interface Options {
  readonly db: Database;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
  readonly journeys: Journeys;
  readonly trips: TripsRepository;
  readonly codes: TripCodes;
  /** Lookups of PNRs, which could be guessed: of a session, of a caller. A guess takes `guessCosts` points. */
  readonly lookups: Readonly<Record<'ofSession' | 'ofCaller', RateLimit>>;
  readonly closesMs: number;
}

interface Call {
  readonly session: Session | undefined;
  readonly request: FastifyRequest;
}

export function trainHandlers({
  db,
  now,
  randomBytes,
  journeys,
  trips,
  codes,
  lookups,
  closesMs,
}: Options): HandlersOf<
  'getPnrStatus' | 'beginTrainOrder' | 'validateTrainOtp' | 'saveTrainOrder' | 'deleteTrainOrder'
> {
  const lookedUpLast = new LRUCache<string, string>({ max: mostRemembered });

  async function lookUp({ session, request }: Call, pnr: string) {
    const { userId } = sessionOf({ session });
    // A page that is open asks for its journey each minute, and whoever begins an order asks for it once more.
    const points = lookedUpLast.get(userId) === pnr ? 1 : guessCosts;
    await lookups.ofSession.take(userId, points);
    await lookups.ofCaller.take(callerOf(request), points);
    lookedUpLast.set(userId, pnr);
    return journeys.open(pnr);
  }

  const askerOf = ({ session, request }: Call) => ({
    from: callerOf(request),
    userId: sessionOf({ session }).userId,
  });

  /** An order of the session that was not placed yet. */
  async function own({ session }: Pick<Call, 'session'>, id: string): Promise<Trip> {
    const trip = await trips.find(sessionOf({ session }).userId, id);
    if (!trip) throw noSuchTrainOrder();
    if (trip.is_placed) throw alreadyPlaced();
    return trip;
  }

  function reply(trip: Trip, resendAfter?: number) {
    const data: z.input<typeof trainOrder> = {
      orderId: trip.id,
      stationCode: trip.station_code,
      storeId: trip.store_id,
      mobile: trip.mobile,
      isVerified: trip.verified_at !== null,
      isSaved: trip.saved_at !== null,
      arrivesAt: trip.arrives_at.toISOString(),
      closesAt: new Date(trip.arrives_at.getTime() - closesMs).toISOString(),
      ...(resendAfter !== undefined && { resendAfter }),
    };
    return new Answer({ status: 'SUCCESS' as const, data }, { cacheControl: personal });
  }

  return {
    async getPnrStatus({ params: { pnr }, ...call }) {
      const { status } = await lookUp(call, pnr);
      const data = { pnrStatus: status, termsCondition: trainTerms(Math.round(closesMs / 60_000)) };
      return new Answer({ status: 'SUCCESS', data }, { cacheControl: personal });
    },

    async beginTrainOrder({ body: { data }, ...call }) {
      const { userId } = sessionOf(call);
      const { pnr, stationCode, storeId, mobile } = data;
      const { journey, status } = await lookUp(call, pnr);
      const station = status.stations.find(({ code }) => code === stationCode);
      const stop = journey.stops.find(({ code }) => code === stationCode);
      if (!station || !stop || !station.storeStationDetails.some(({ id }) => id === storeId))
        throw stationClosed(station?.why ?? '');
      const trip = await inTurn(db, userId, async (transaction) => {
        const open = await trips.openOf(userId, transaction);
        const isSame =
          open?.pnr === pnr &&
          open.station_code === stationCode &&
          open.store_id === storeId &&
          open.mobile === mobile &&
          open.planned_at.getTime() === stop.arrivesAt;
        // A seat is confirmed or changed until the chart is prepared: the seats are those that are known now.
        if (isSame) return trips.update(open.id, { seats: [...journey.seats] }, transaction);
        await trips.endOpen(userId, transaction);
        const isKnown = open?.pnr === pnr && open.mobile === mobile;
        return trips.insert(
          {
            id: `t-${randomBytes(18).toString('base64url')}`,
            user_id: userId,
            pnr,
            train_number: journey.trainNumber,
            train_name: journey.trainName,
            journey_date: journey.journeyDate,
            station_code: stationCode,
            station_name: station.name,
            store_id: storeId,
            mobile,
            seats: [...journey.seats],
            planned_at: new Date(stop.arrivesAt),
            arrives_at: new Date(station.arrivesAt),
            platform: station.platform ?? null,
            verified_at: isKnown ? open.verified_at : null,
          },
          transaction,
        );
      });
      return reply(trip, trip.verified_at ? undefined : await codes.send(trip, askerOf(call)));
    },

    async validateTrainOtp({ body: { orderId, otp }, ...call }) {
      return reply(await codes.check(await own(call, orderId), otp, askerOf(call)));
    },

    async saveTrainOrder({ body: { data }, ...call }) {
      const { orderId, name, coach, berth, instructions } = data;
      const trip = await own(call, orderId);
      if (!trip.verified_at) throw notVerified();
      if (!trip.seats.some((seat) => seat.coach === coach && seat.berth === berth)) throw otherSeat();
      return reply(
        await trips.update(trip.id, { name, coach, berth, instructions, saved_at: new Date(now()) }),
      );
    },

    async deleteTrainOrder({ params: { orderId }, ...call }) {
      const trip = await own(call, orderId);
      await trips.update(trip.id, { deleted_at: new Date(now()) });
      return { status: 'SUCCESS', data: {} };
    },
  };
}
