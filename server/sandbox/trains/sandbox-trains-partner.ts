import type { Database } from '../../database/database.ts';
import { dateInIndia, dateTimeInIndia } from '../../time-in-india.ts';
import { type JourneyKind, readPnr, type SandboxPnr, seatsOf } from './sandbox-pnrs.ts';

/** Nothing is sent there. */
const url = 'http://trains.sandbox.invalid';
const key = 'sandbox-trains-key';
/** It may be asked as often as what is due is done: it asks nobody. */
const everyMs = 3_000;

const minute = 60_000;
const day = 24 * 60 * minute;
const lateMinutes = 40;
/** Charts are prepared so long before a train leaves. */
const chartBefore = 4 * 60 * minute;
/** Trains of the sandbox leave at whole five minutes. */
const grid = 5 * minute;
/** Only so much of a journey is left when nearly everything has passed. */
const nearlyThereMinutes = 20;
export const delayStepMinutes = 15;

export type TrainChange = 'later' | 'on time' | 'cancel' | 'anew';

export type SandboxTrainsPartner = ReturnType<typeof createSandboxTrainsPartner>;

/**
 * The aggregator that the sandbox plays: it answers by the protocol of the adapter. A journey begins when its PNR is looked up, so that one can order at any
 * time of the day; it stays as it is until the train has arrived, and then begins anew. It is stored, for all processes and across a restart.
 */
export function createSandboxTrainsPartner(db: Database, now: () => number) {
  const lengthOf = ({ train }: SandboxPnr) => (train.stops.at(-1)?.arrivesAfterMinutes ?? 0) * minute;

  /** When a journey that is looked up now leaves its first station. */
  function leavesAt(pnr: SandboxPnr): number {
    const before: Partial<Record<JourneyKind, number>> = {
      'no chart': -20 * 60 * minute,
      'nearly there': lengthOf(pnr) - nearlyThereMinutes * minute,
      over: lengthOf(pnr) + day,
    };
    return Math.floor((now() - (before[pnr.kind] ?? 30 * minute)) / grid) * grid;
  }

  const isOver = (pnr: SandboxPnr, leaves: number, delayMinutes: number) =>
    pnr.kind !== 'over' && leaves + lengthOf(pnr) + delayMinutes * minute < now();

  /** The journey as it is kept; one that is over begins anew. */
  async function kept(pnr: SandboxPnr, isAnew = false) {
    const found = await db
      .selectFrom('sandbox_journeys')
      .selectAll()
      .where('pnr', '=', pnr.pnr)
      .executeTakeFirst();
    if (found && !isAnew && !isOver(pnr, found.leaves_at.getTime(), found.delay_minutes)) return found;
    const row = {
      leaves_at: new Date(leavesAt(pnr)),
      delay_minutes: pnr.kind === 'late' ? lateMinutes : 0,
      is_cancelled: pnr.kind === 'cancelled',
    };
    return db
      .insertInto('sandbox_journeys')
      .values({ pnr: pnr.pnr, ...row })
      .onConflict((conflict) => conflict.column('pnr').doUpdateSet(row))
      .returningAll()
      .executeTakeFirstOrThrow();
  }

  async function answerTo(pnr: SandboxPnr): Promise<Response> {
    if (pnr.kind === 'no answer') return new Response('Bad Gateway', { status: 502 });
    const { leaves_at, delay_minutes: delayMinutes, is_cancelled: isCancelled } = await kept(pnr);
    const leaves = leaves_at.getTime();
    const isPrepared = now() >= leaves - chartBefore;
    return Response.json({
      trainNumber: pnr.train.number,
      trainName: pnr.train.name,
      journeyDate: dateInIndia(leaves),
      class: pnr.kind === 'rac' ? 'Sleeper (SL)' : 'AC 3 Tier (3A)',
      isCancelled,
      chart: { isPrepared, at: dateTimeInIndia(leaves - chartBefore) },
      passengers: seatsOf(pnr.kind),
      stations: pnr.train.stops.map(({ station, arrivesAfterMinutes, haltMinutes, platform }) => ({
        code: station.code,
        name: station.name,
        arrival: dateTimeInIndia(leaves + arrivesAfterMinutes * minute),
        departure: dateTimeInIndia(
          leaves + (arrivesAfterMinutes === 0 ? 0 : arrivesAfterMinutes + haltMinutes) * minute,
        ),
        platform,
        delayMinutes,
        position: { latitude: station.latitude, longitude: station.longitude },
      })),
    });
  }

  return {
    url,
    key,
    everyMs,

    async fetch(address: string, { headers }: RequestInit): Promise<Response> {
      if (new Headers(headers).get('authorization') !== `Bearer ${key}`)
        return new Response(null, { status: 401 });
      const pnr = readPnr(new URL(address).pathname.replace('/pnr/', ''));
      return pnr ? answerTo(pnr) : new Response(null, { status: 404 });
    },

    /** The journeys that were looked up, by their PNR. */
    async begun() {
      const rows = await db.selectFrom('sandbox_journeys').selectAll().orderBy('pnr').execute();
      return rows.flatMap((row) => {
        const pnr = readPnr(row.pnr);
        return pnr
          ? [
              {
                ...pnr,
                leavesAt: row.leaves_at,
                delayMinutes: row.delay_minutes,
                isCancelled: row.is_cancelled,
              },
            ]
          : [];
      });
    },

    /** What a person makes of a journey. One that was not looked up begins by it. */
    async change(text: string, change: TrainChange): Promise<void> {
      const pnr = readPnr(text);
      if (!pnr) return;
      const { delay_minutes: delay } = await kept(pnr, change === 'anew');
      const changes = {
        later: { delay_minutes: Math.min(delay + delayStepMinutes, 24 * 60) },
        'on time': { delay_minutes: 0 },
        cancel: { is_cancelled: true },
        anew: undefined,
      }[change];
      if (changes) await db.updateTable('sandbox_journeys').set(changes).where('pnr', '=', pnr.pnr).execute();
    },
  };
}
