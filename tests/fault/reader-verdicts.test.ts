import { Ajv, type ValidateFunction } from 'ajv';
import { describe, expect, it } from 'vitest';
import { inputSchema, type JsonSchema } from '#schemas/engine/json-schema.ts';
import { dataOf } from '#schemas/api/reply.ts';
import { propsShapes } from '#schemas/compiled/widget-shapes.ts';
import type { WidgetContract } from '#schemas/contract.ts';
import { contracts } from '#schemas/contracts.ts';
import { isRecord } from '#schemas/is-record.ts';
import { readValue } from '#schemas/reader/read-value.ts';
import type { Shape } from '#schemas/reader/shape.ts';
import { pick, seededRandom } from '#tests/support/seeded-random.ts';
import { compiledCalls } from './compiled-calls.ts';
import { type Json, mutateValue } from './mutate-value.ts';
import { sampleOf } from './sample-of.ts';
import { compiledStored } from './stored-keys.ts';

const MUTATIONS = 8_000;
const SEED = 20261123;

const ajv = new Ajv({
  allErrors: true,
  strict: false,
  unicode: false,
  validateFormats: false,
  logger: false,
});

/** The schema as Ajv takes it; a deferred part may be anything, for another reader looks at it. */
function forAjv(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(forAjv);
  if (!isRecord(value)) return value;
  if (value['deferred'] === true) return {};
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key, inner]) => !(key === 'id' && typeof inner === 'string') && key !== '$schema')
      // A name that no field has is dropped by the reader, and no fault. Where it would be one, in `when`, `whenFaults` looks too.
      .filter(([key, inner]) => !(key === 'additionalProperties' && inner === false))
      .map(([key, inner]) => [key, forAjv(inner)]),
  );
}

interface Subject {
  readonly name: string;
  readonly schema: JsonSchema;
  readonly shape: Shape;
  readonly isValid: ValidateFunction;
}

function subject(name: string, raw: JsonSchema, shape: Shape): Subject {
  const schema = forAjv(raw) as JsonSchema;
  return { name, schema, shape, isValid: ajv.compile(schema) };
}

/** Everything that the reader has a shape for: replies, stored values, props of widgets. */
async function everySubject(): Promise<Subject[]> {
  const replies = (await compiledCalls()).map(({ call, endpoint }) =>
    subject(call.id, inputSchema(dataOf(call.reply) ?? call.reply), endpoint.reply),
  );
  const stored = (await compiledStored()).map(({ definition, key }) =>
    subject(key.name, inputSchema(definition.schema), key.shape),
  );
  const props = contracts.map(({ type, props: schema }: WidgetContract) => {
    // What a kind cannot do without may come from its contentUrl: its shape asks for nothing.
    const { required: _, ...partial } = inputSchema(schema);
    return subject(type, partial, propsShapes.get(type) as Shape);
  });
  return [...replies, ...stored, ...props];
}

/**
 * What the two see differently on purpose: an own key named __proto__ is no entry of a record to the reader. It drops the key, and there is no
 * fault to tell. Ajv is asked about the value without it.
 */
function withoutProto(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(withoutProto);
  if (!isRecord(value)) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== '__proto__')
      .map(([key, inner]) => [key, withoutProto(inner)]),
  );
}

describe('the reader and Ajv', () => {
  it('agree on good values', async () => {
    const random = seededRandom(SEED);
    for (const { name, schema, shape, isValid } of await everySubject()) {
      for (let count = 0; count < 10; count++) {
        const sample = sampleOf(schema, random);
        expect(isValid(sample), `${name}: ${ajv.errorsText(isValid.errors)}`).toBe(true);
        expect(readValue(shape, sample).faults, name).toEqual([]);
      }
    }
  });

  it(`agree on ${MUTATIONS} mutated values: there is a fault exactly where Ajv sees one`, async () => {
    const random = seededRandom(SEED + 1);
    const subjects = await everySubject();
    const tally = { good: 0, bad: 0 };
    for (let round = 0; round < MUTATIONS; round++) {
      const { name, schema, shape, isValid } = pick(subjects, random);
      const { value, what } = mutateValue(sampleOf(schema, random), random);
      if (value === undefined) continue;
      const sent = JSON.parse(JSON.stringify(value)) as Json;
      const good = isValid(withoutProto(sent)) as boolean;
      const { faults } = readValue(shape, sent);
      const label = `round ${round}: ${name} (${what}); Ajv: ${ajv.errorsText(isValid.errors)}; reader: ${JSON.stringify(faults)}`;
      expect(faults.length === 0, label).toBe(good);
      tally[good ? 'good' : 'bad']++;
    }
    console.log(`${MUTATIONS} verdicts: ${JSON.stringify(tally)}`);
    expect(tally.good).toBeGreaterThan(MUTATIONS / 8);
    expect(tally.bad).toBeGreaterThan(MUTATIONS / 8);
  }, 300_000);

  it('differ on a key named __proto__, which the reader drops without a fault', async () => {
    const subjects = await everySubject();
    const records = subjects.find(({ name }) => name === 'edvMixMenu') as Subject;
    const value = JSON.parse('{"a":1,"__proto__":"x"}') as Json;
    expect(records.isValid(value)).toBe(false);
    expect(readValue(records.shape, value)).toEqual({ ok: true, value: { a: 1 }, faults: [] });
  });
});
