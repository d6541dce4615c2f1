import { isRecord } from '#schemas/is-record.ts';
import { pick } from '#tests/support/seeded-random.ts';

export type Json = null | boolean | number | string | Json[] | { [key: string]: Json };
type Holder = Json[] | { [key: string]: Json };

export interface Mutated {
  /** Undefined where the value itself was taken away. */
  readonly value: Json | undefined;
  /** Where something was changed, as keys from the root. */
  readonly touched: readonly (readonly (string | number)[])[];
  readonly what: string;
}

interface Slot {
  readonly holder: Holder;
  readonly key: string | number;
  readonly path: readonly (string | number)[];
}

const nastyNames = ['__proto__', 'constructor', 'toString', 'hasOwnProperty'];
const wrongValues: Json[] = [true, 'x', 7, [], {}, [[]], { a: 1 }, ['x', null], 'true', '7'];
const oddNumbers = [-1, -0.5, 3.7, 1e21, Number.MAX_SAFE_INTEGER, -Number.MAX_SAFE_INTEGER, 0, 2 ** 53];

function put({ holder, key }: Pick<Slot, 'holder' | 'key'>, value: Json): void {
  Object.defineProperty(holder, key, { value, enumerable: true, configurable: true, writable: true });
}

function held({ holder, key }: Slot): Json {
  return (holder as Record<string | number, Json>)[key] as Json;
}

/** A place inside a value. The deeper it lies the less often it is chosen, so that large parts break as well as small ones. */
function findSlot(root: Holder, random: () => number): Slot | null {
  const path: (string | number)[] = [];
  let slot: Slot | null = null;
  let inside: Json = root;
  while (typeof inside === 'object' && inside !== null) {
    const holder: Holder = inside;
    const keys = Object.keys(holder);
    if (keys.length === 0 || (slot && random() < 0.2)) break;
    const name = pick(keys, random);
    const key = Array.isArray(holder) ? Number(name) : name;
    path.push(key);
    slot = { holder, key, path };
    inside = held(slot);
  }
  return slot;
}

function toObject(list: readonly Json[]): Json {
  return Object.fromEntries(list.map((item, index) => [String(index), item]));
}

const mutations: Readonly<Record<string, (slot: Slot, random: () => number) => void>> = {
  missing: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.splice(Number(key), 1);
    else delete holder[key];
  },
  null: (slot) => put(slot, null),
  'wrong type': (slot, random) => put(slot, structuredClone(pick(wrongValues, random))),
  'odd number': (slot, random) => put(slot, pick(oddNumbers, random)),
  'empty text': (slot) => put(slot, ''),
  'long text': (slot, random) => put(slot, pick(['word '.repeat(400), 'x'.repeat(2000)], random)),
  'nested junk': (slot) => put(slot, JSON.parse(`${'[{"a":'.repeat(60)}1${'}]'.repeat(60)}`) as Json),
  'extra key': (slot) => {
    const value = held(slot);
    if (isRecord(value)) put({ holder: value, key: 'extra of a newer server' }, { a: [1] });
    else if (Array.isArray(value)) value.push({ extra: true });
    else if (!Array.isArray(slot.holder)) put({ holder: slot.holder, key: 'extra' }, value);
  },
  twice: ({ holder, key }) => {
    if (Array.isArray(holder)) holder.push(structuredClone(holder[Number(key)] as Json));
  },
  'nasty name': (slot, random) => {
    const value = held(slot);
    const holder = isRecord(value) ? value : slot.holder;
    if (!Array.isArray(holder)) put({ holder, key: pick(nastyNames, random) }, { price: 1 });
  },
  'list or object': (slot) => {
    const value = held(slot);
    put(slot, Array.isArray(value) ? toObject(value) : [value]);
  },
  'empty list': (slot) => put(slot, []),
  'huge list': (slot) => {
    const value = held(slot);
    const item = (Array.isArray(value) ? value[0] : value) ?? 'item';
    put(
      slot,
      Array.from({ length: 80 }, () => structuredClone(item)),
    );
  },
};

/** Changes a value in one to three places. The value given is not changed. */
export function mutateValue(value: Json, random: () => number): Mutated {
  // The value itself may be replaced, too.
  const root: { value?: Json } = { value: structuredClone(value) };
  const touched: (readonly (string | number)[])[] = [];
  const what: string[] = [];
  for (let count = 1 + Math.floor(random() * 3); count > 0; count--) {
    const whole = random() < 0.03 || typeof root.value !== 'object' || root.value === null;
    const found = whole ? null : findSlot(root.value as Holder, random);
    const slot = found ?? { holder: root as Holder, key: 'value', path: [] };
    const name = pick(Object.keys(mutations), random);
    mutations[name]?.(slot, random);
    touched.push(slot.path);
    what.push(`${name} at ${slot.path.join('.') || 'the root'}`);
  }
  return { value: root.value, touched, what: what.join(', ') };
}
