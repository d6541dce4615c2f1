import { describe, expect, it } from 'vitest';
import { createHttpPartner, type TrainFetch } from './http-partner.ts';
import { TrainPartnerDown } from './train-partner.ts';

const pnr = '2456789012';

const answer = {
  trainNumber: '00001',
  trainName: 'Sandbox Marigold Express',
  journeyDate: '2026-11-23',
  class: 'AC 3 Tier (3A)',
  chart: { isPrepared: true },
  passengers: [
    { coach: 'B4', berth: '32', status: 'CNF' },
    { coach: '', berth: '', status: 'WL' },
  ],
  stations: [
    {
      code: 'NDLS',
      name: 'New Delhi',
      arrival: '2026-11-23T15:00:00+05:30',
      departure: '2026-11-23T15:00:00+05:30',
    },
    {
      code: 'AGC',
      name: 'Agra Cantt',
      arrival: '2026-11-23T18:00:00+05:30',
      departure: '2026-11-23T18:05:00+05:30',
      platform: '3',
      delayMinutes: 10,
    },
  ],
};

function partnerAnswering(reply: () => Response | Promise<Response>) {
  const asked: { url: string; init: RequestInit }[] = [];
  const fetch: TrainFetch = async (url, init) => {
    asked.push({ url, init });
    return reply();
  };
  const partner = createHttpPartner({
    url: 'https://trains.example/v1',
    key: 'the-key-of-the-shop',
    timeOutMs: 1000,
    everyMs: 60_000,
    fetch,
  });
  return { partner, asked };
}

describe('the partner that knows PNRs', () => {
  it('API-081 is asked by the key of the shop, and its answer is read', async () => {
    const { partner, asked } = partnerAnswering(() => Response.json(answer));
    const journey = await partner.journeyOf(pnr);
    expect(asked[0]?.url).toBe('https://trains.example/v1/pnr/2456789012');
    expect(new Headers(asked[0]?.init.headers).get('authorization')).toBe('Bearer the-key-of-the-shop');
    expect(journey).toMatchObject({
      trainNumber: '00001',
      travelClass: 'AC 3 Tier (3A)',
      isCancelled: false,
      chartAt: undefined,
      // Who waits for a seat has none.
      seats: [{ coach: 'B4', berth: '32', status: 'CNF' }],
    });
    expect(journey?.stops[1]).toMatchObject({
      code: 'AGC',
      arrivesAt: Date.parse('2026-11-23T12:30:00Z'),
      leavesAt: Date.parse('2026-11-23T12:35:00Z'),
      delayMinutes: 10,
      platform: '3',
    });
  });

  it('a chart that is not prepared has its time, else that of the first departure', async () => {
    const at = (chart: object) =>
      partnerAnswering(() => Response.json({ ...answer, chart })).partner.journeyOf(pnr);
    expect((await at({ isPrepared: false, at: '2026-11-23T11:00:00+05:30' }))?.chartAt).toBe(
      Date.parse('2026-11-23T05:30:00Z'),
    );
    expect((await at({ isPrepared: false }))?.chartAt).toBe(Date.parse('2026-11-23T09:30:00Z'));
  });

  it('TRN-09 a PNR that it does not know is no journey', async () => {
    const { partner } = partnerAnswering(() => new Response(null, { status: 404 }));
    expect(await partner.journeyOf(pnr)).toBeUndefined();
  });

  it.each([
    ['a server error', () => new Response('<h1>Bad Gateway</h1>', { status: 502 })],
    ['a key that it does not know', () => new Response(null, { status: 401 })],
    ['no JSON', () => new Response('hello')],
    ['another protocol', () => Response.json({ ...answer, stations: [] })],
    [
      'times without a zone',
      () =>
        Response.json({
          ...answer,
          stations: answer.stations.map((each) => ({ ...each, arrival: '2026-11-23T15:00:00' })),
        }),
    ],
    ['a connection that breaks', () => Promise.reject(new Error('ECONNRESET'))],
  ])('TRN-09 %s is told without the PNR', async (_, reply) => {
    const failed = await partnerAnswering(reply)
      .partner.journeyOf(pnr)
      .catch((error: unknown) => error);
    expect(failed).toBeInstanceOf(TrainPartnerDown);
    expect(String(failed)).not.toContain(pnr);
  });
});
