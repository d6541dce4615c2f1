// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { inputSchema } from '#schemas/engine/json-schema.ts';
import { isRecord } from '#schemas/is-record.ts';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { StoredLine } from '#schemas/stored/cart.ts';
import { createBrowserApp } from '#src/app/browser/create-browser-app.ts';
import { startSteps } from '#src/app/browser/start-app.ts';
import type { PropertiesOf } from '#schemas/events.ts';
import { browserStorages, storageName } from '#src/store/persistence.ts';
import { seededRandom } from '#tests/support/seeded-random.ts';
import { expectedReading } from './expected-reading.ts';
import { type Json, mutateValue } from './mutate-value.ts';
import { sampleOf } from './sample-of.ts';
import { type CompiledStored, compiledStored } from './stored-keys.ts';

const MUTATIONS = 50;
const SEED = 20261124;
const pageStore = '14052';

// It would send what is kept, or keep what it cannot send.
vi.mock('#src/app/events/start-events.ts', () => ({ startEvents() {} }));

/** Texts that are no value of this version: torn, older, newer, without a version, of no app at all. */
const noValues: readonly ((good: unknown, version: number) => string)[] = [
  () => '',
  () => 'null',
  () => '7',
  () => '[]',
  () => 'undefined',
  () => '{}',
  (good) => JSON.stringify(good),
  (good) => JSON.stringify({ d: good }),
  (good, version) => JSON.stringify({ v: version - 1, d: good }),
  (good, version) => JSON.stringify({ v: version + 1, d: good }),
  (good, version) => JSON.stringify({ v: String(version), d: good }),
  (good, version) => JSON.stringify({ v: version, d: good }).slice(0, -2),
];

interface Damaged {
  readonly text: string;
  readonly what: string;
  /** Undefined where nothing of it can be kept. */
  readonly value: unknown;
  readonly faults: readonly string[];
}

function damagedValues({ definition, key }: CompiledStored, random: () => number): Damaged[] {
  const schema = inputSchema(definition.schema);
  const sample = () => {
    const value = sampleOf(schema, random);
    // Few units of different products: what a cart holds.
    if (key.name === 'cartLines' && Array.isArray(value))
      return value.map(
        (line, index) => ({ ...(line as object), productId: `P${index}`, quantity: 1 }) as Json,
      );
    return value;
  };
  const broken = noValues.map((textOf): Damaged => {
    const text = textOf(sample(), key.version);
    return { text, what: text.slice(0, 60), value: undefined, faults: [key.name] };
  });
  const mutated = Array.from({ length: MUTATIONS }, (): Damaged => {
    const { value, what } = mutateValue(sample(), random);
    const text = JSON.stringify({ v: key.version, d: value });
    const packed = JSON.parse(text) as { d?: unknown };
    return { text, what, ...expectedReading(definition.schema, packed.d, key.name) };
  });
  return [...broken, ...mutated];
}

/** A visit of the real app, as the browser starts it; and what it said of a stored value by the time that it was read. */
function visit({ key }: CompiledStored) {
  const app = createBrowserApp({
    storeId: pageStore,
    orderType: 'D',
    bucket: 'none',
    menuOrder: 'plain',
    config: null,
    renderedAt: 0,
    known: {},
    nodeTypes: [],
    laterTypes: [],
    preview: null,
  });
  for (const step of startSteps) step(app);
  const value = app.persistence.read(key);
  const faults: string[] = [];
  app.analytics.connect({
    take(seen) {
      if (seen.is === 'event' && seen.name === 'document_fault')
        faults.push((seen.properties as PropertiesOf<'document_fault'>).path);
    },
    flush() {},
  });
  return { value, faults, store: app.store };
}

/** What the app itself makes of a value when it starts, where that is not the value as it was read. */
const madeOf: Readonly<Record<string, (value: unknown) => unknown>> = {
  // Without a store of its own the visit is for that of the page.
  lastLocation: (value) =>
    isRecord(value) && 'storeId' in value ? value : { storeId: pageStore, storeIsChosen: false },
  // T is an older code of P (LOC-02).
  orderType: (value) => (value === 'T' ? 'P' : (value ?? null)),
  // Lines that are one are kept once.
  cartLines: (value) => {
    const lines = (value ?? null) as readonly StoredLine[] | null;
    const keys = new Set(lines?.map(lineKey));
    return lines && keys.size < lines.length ? expect.any(Array) : lines;
  },
  gaId: (value) => value ?? expect.stringMatching(/^\d+\.\d+$/),
};

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', () => new Promise(() => {}));
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const every = await compiledStored();

describe('damaged stored values', () => {
  it.each(every.map((stored) => ({ name: stored.key.name, stored })))(
    'WID-20 the app starts with any $name, keeps what is good, and reports each fault once for good',
    ({ stored }) => {
      const { key } = stored;
      // Of the name: a value that is added changes nothing for the others.
      const random = seededRandom(
        [...key.name].reduce((sum, letter) => sum * 31 + letter.charCodeAt(0), SEED) % 2 ** 31,
      );
      const { device, tab } = browserStorages();
      const tally = { kept: 0, dropped: 0 };
      for (const { text, what, value, faults } of damagedValues(stored, random)) {
        for (const storage of [device, tab]) (storage as Storage).clear();
        (key.keptIn === 'tab' ? tab : device)?.setItem(storageName(key), text);

        const first = visit(stored);
        expect([...first.faults].sort(), what).toEqual([...faults].sort());
        const made = madeOf[key.name] ?? ((kept: unknown) => kept ?? null);
        expect(first.value, what).toEqual(made(value));
        const second = visit(stored);
        expect(second.faults, what).toEqual([]);
        expect(second.value, what).toEqual(first.value);
        tally[value === undefined ? 'dropped' : 'kept']++;
      }
      expect(tally.dropped).toBeGreaterThanOrEqual(noValues.length);
      if (isRecord(inputSchema(stored.definition.schema)['properties']))
        expect(tally.kept).toBeGreaterThan(5);
    },
    120_000,
  );
});
