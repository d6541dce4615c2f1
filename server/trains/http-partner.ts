import { z } from 'zod';
import { type Journey, type TrainPartner, TrainPartnerDown } from './train-partner.ts';

export type TrainFetch = (url: string, init: RequestInit) => Promise<Response>;

export interface HttpPartnerOptions {
  /** Scheme, host and path before '/pnr/'. */
  readonly url: string;
  readonly key: string;
  readonly timeOutMs: number;
  readonly everyMs: number;
  readonly fetch: TrainFetch;
}

const instant = z.iso.datetime({ offset: true }).transform((text) => Date.parse(text));
const degrees = z.object({ latitude: z.number().min(-90).max(90), longitude: z.number().min(-180).max(180) });

/** What the aggregator answers: docs/operations.md has an example. */
const answer = z.object({
  trainNumber: z.string().min(1).max(10),
  trainName: z.string().min(1).max(80),
  journeyDate: z.iso.date(),
  class: z.string().max(40).default(''),
  isCancelled: z.boolean().default(false),
  chart: z.object({ isPrepared: z.boolean(), at: instant.optional() }),
  passengers: z
    .array(
      z.object({
        coach: z.string().max(8).default(''),
        berth: z.string().max(8).default(''),
        status: z.string().max(8),
      }),
    )
    .max(20),
  stations: z
    .array(
      z.object({
        code: z.string().min(1).max(8),
        name: z.string().min(1).max(80),
        arrival: instant,
        departure: instant,
        platform: z.string().max(8).optional(),
        delayMinutes: z.number().int().min(0).max(2880).default(0),
        position: degrees.optional(),
      }),
    )
    .min(2)
    .max(200),
});

/** An aggregator of IRCTC e-catering that tells journeys as JSON. */
export function createHttpPartner({ url, key, timeOutMs, everyMs, fetch }: HttpPartnerOptions): TrainPartner {
  async function ask(pnr: string): Promise<unknown> {
    let reply: Response;
    try {
      reply = await fetch(`${url}/pnr/${pnr}`, {
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
        headers: { authorization: `Bearer ${key}`, accept: 'application/json' },
      });
      if (reply.status === 404) return undefined;
      if (!reply.ok) throw new TrainPartnerDown(`The partner of trains answered with ${reply.status}.`);
      return await reply.json();
    } catch (error) {
      if (error instanceof TrainPartnerDown) throw error;
      throw new TrainPartnerDown('The partner of trains did not answer.');
    }
  }

  return {
    everyMs,
    async journeyOf(pnr) {
      const came = await ask(pnr);
      if (came === undefined) return undefined;
      const read = answer.safeParse(came);
      if (!read.success) throw new TrainPartnerDown('The partner of trains answered not by its protocol.');
      return journeyIn(read.data);
    },
  };
}

function journeyIn({ chart, passengers, stations, ...read }: z.output<typeof answer>): Journey {
  return {
    trainNumber: read.trainNumber,
    trainName: read.trainName,
    journeyDate: read.journeyDate,
    travelClass: read.class,
    isCancelled: read.isCancelled,
    chartAt: chart.isPrepared ? undefined : (chart.at ?? stations[0]?.departure),
    seats: passengers.flatMap(({ coach, berth, status }) =>
      (status === 'CNF' || status === 'RAC') && coach !== '' && berth !== ''
        ? [{ coach, berth, status }]
        : [],
    ),
    stops: stations.map(({ arrival, departure, ...stop }) => ({
      ...stop,
      arrivesAt: arrival,
      leavesAt: departure,
    })),
  };
}
