import { beforeAll, describe, expect, it } from 'vitest';
import { reportOnce } from '#registry/engine/report-once.ts';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { dataOf } from '#schemas/api/reply.ts';
import { isRecord } from '#schemas/is-record.ts';
import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { createRequestWorld, customer } from '#src/request/testing/request-world.ts';
import { rounds } from '#tests/support/rounds.ts';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import { compiledCalls } from './compiled-calls.ts';
import { type ExpectedReading, expectedReading } from './expected-reading.ts';
import { mutateReply } from './mutate-reply.ts';
import { type Recorded, recordedCart, recordReplies, recordedStore } from './recorded-replies.ts';
import { untouchedNeighbours, valueAt } from './untouched-neighbours.ts';

const MUTATIONS = rounds(12_000);
const SEED = 20261122;

let recorded: Recorded[];
beforeAll(async () => {
  recorded = await recordReplies();
}, 120_000);

/** Whether a reply says of itself that the call worked; undefined where it says nothing. */
function saysItWorked(body: unknown): boolean | undefined {
  const { status, errors } = isRecord(body) ? body : {};
  if (typeof status === 'string' && status.trim() !== '') return /^(success|partial)$/i.test(status);
  return Array.isArray(errors) && errors.some(isRecord) ? false : undefined;
}

type Expected = Omit<ExpectedReading, 'value'> & { readonly value?: unknown };

/** What should come of a body. */
function expectedAnswer({ call }: Recorded, text: string): Expected {
  const refused = { ok: false, faults: [], dropped: 0 };
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return refused;
  }
  const said = saysItWorked(body);
  const data = dataOf(call.reply);
  if (said === false || (said === undefined && data)) return refused;
  if (!data) return expectedReading(call.reply, body, call.id, { nullIsAbsent: true });
  // Absent data is read as null.
  const value = (isRecord(body) ? body['data'] : undefined) ?? null;
  return expectedReading(data, value, `${call.id}.data`, { nullIsAbsent: true });
}

/** Data with the keys that lead to them in a reply. */
function asRead({ endpoint }: Recorded, data: unknown): unknown {
  return endpoint.enveloped ? { data } : data;
}

function kindOf({ ok, faults, dropped }: Expected): 'refused' | 'untouched' | 'dropped' | 'mended' {
  if (!ok) return 'refused';
  if (faults.length === 0) return 'untouched';
  return dropped > 0 ? 'dropped' : 'mended';
}

/** The request layer in front of a server whose next reply the test decides. */
function createAsking() {
  let text = '';
  const world = createRequestWorld({
    session: { ...customer, storeId: recordedStore, cartId: recordedCart },
    script: Object.fromEntries(recorded.map(({ path }) => [`GET ${path}`, () => ({ text })])),
  });
  return async ({ endpoint, options }: Recorded, reply: string) => {
    text = reply;
    world.faults.length = 0;
    const answer = await world.request.call(endpoint, options);
    return { answer, faults: [...world.faults] };
  };
}

describe('replies', () => {
  it('are recorded of every GET call, and none of them is empty or at fault', async () => {
    const asked = (await compiledCalls()).filter(({ call }) => call.method === 'GET');
    expect(recorded.map(({ call }) => call.id)).toEqual(asked.map(({ call }) => call.id));
    const ask = createAsking();
    for (const each of recorded) {
      const text = JSON.stringify(each.reply);
      const { answer, faults } = await ask(each, text);
      expect(faults, each.call.id).toEqual([]);
      expect(answer, each.call.id).toEqual({ ok: true, data: expectedAnswer(each, text).value });
      expect(text, each.call.id).not.toMatch(/"data":\{("version":"[^"]*",)?"\w+":\[\]\}+$/);
    }
  });

  it(`${MUTATIONS} mutations: nothing thrown, healthy parts kept, refused only without what is needed, each fault reported once`, async () => {
    const random = seededRandom(SEED);
    const ask = createAsking();
    const good = new Map(
      recorded.map((each) => {
        const { value } = expectedAnswer(each, JSON.stringify(each.reply));
        return [each.call.id, asRead(each, value)] as const;
      }),
    );
    const hasDeferred = new Set(
      recorded
        .filter(({ call }) => JSON.stringify(inputSchema(call.reply)).includes('"deferred":true'))
        .map(({ call }) => call.id),
    );
    const tally = { refused: 0, untouched: 0, dropped: 0, mended: 0, faults: 0, neighbours: 0 };
    for (let round = 0; round < MUTATIONS; round++) {
      const real = pick(recorded, random);
      const { id } = real.call;
      const { text, touched, what } = mutateReply(real.reply, random);
      const label = `round ${round}: ${id} (${what})`;
      const expected = expectedAnswer(real, text);
      const { answer, faults } = await ask(real, text);

      expect(answer.ok, label).toBe(expected.ok);
      if (answer.ok) {
        expect(answer.data, label).toEqual(expected.value);
        const schema = dataOf(real.call.reply) ?? real.call.reply;
        if (!hasDeferred.has(id)) expect(schema.safeParse(answer.data).error, label).toBeUndefined();
      } else expect(answer.refusal.text, label).toMatch(/\S/);

      expect(faults.map(({ path }) => path).sort(), label).toEqual([...expected.faults].sort());
      for (const { call, code } of faults) {
        expect(call, label).toBe(id);
        expect(code, label).toMatch(/\S/);
      }
      tally[kindOf(expected)]++;
      tally.faults += faults.length;

      const neighbours = untouchedNeighbours(good.get(id), touched);
      if (answer.ok && neighbours) {
        const list = valueAt(asRead(real, answer.data), neighbours.list);
        for (const item of neighbours.items)
          expect(list, `${label}: a healthy neighbour is gone`).toContainEqual(item);
        tally.neighbours += neighbours.items.length;
      }

      const told: DocumentIssue[] = [];
      const report = reportOnce((issue) => told.push(issue));
      const again = await ask(real, text);
      for (const { call, ...fault } of [...faults, ...again.faults])
        report({ document: call, nodeId: '', ...fault });
      expect(told, `${label}: reported twice`).toHaveLength(faults.length);
    }
    console.log(`${MUTATIONS} mutations of replies: ${JSON.stringify(tally)}`);
    expect(tally.refused).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.untouched).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.dropped).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.mended).toBeGreaterThan(MUTATIONS / 20);
    expect(tally.faults).toBeGreaterThan(MUTATIONS / 3);
    expect(tally.neighbours).toBeGreaterThan(MUTATIONS / 3);
  }, 600_000);
});
