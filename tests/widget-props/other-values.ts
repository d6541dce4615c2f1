import { z } from 'zod';
import { linkSchema } from '#schemas/link.ts';
import { namedThings, type PictureUse } from '#schemas/named.ts';

const pictures: Readonly<Record<PictureUse, readonly string[]>> = {
  banner: ['banner-story', 'banner-hygiene'],
  category: ['category-veg-pizza', 'category-sides'],
  dish: ['pizza-margherita', 'pizza-farmhouse'],
  order: ['order-delivery', 'order-takeaway'],
  scene: ['scene-empty', 'scene-no-results'],
  topping: ['topping-corn', 'topping-onion'],
};

const things: Readonly<Record<string, readonly string[]>> = {
  icon: ['clock', 'wallet'],
  category: ['veg-pizza', 'sides'],
  coupon: ['FIRST40', 'CRUNCH100'],
};

/** Fields whose values depend on each other, the complete props first: with nothing to choose, Add puts the product into the cart. */
const fields: Readonly<Record<string, readonly unknown[]>> = {
  customisable: [false, true],
  mustChoose: [false, true],
  price: [9900, 10_900],
  strikePrice: [19_900, 20_900],
  maxLength: [250, 200],
  endsAt: ['2026-11-20T18:00:00+05:30', '2026-11-20T19:00:00+05:30'],
  mix: [
    { minimum: 2, saving: 1000 },
    { minimum: 3, saving: 2000 },
  ],
};

/** A schema without what says that a value may be left out. */
function plain(schema: z.ZodType): z.ZodType {
  let inner = schema;
  while (inner instanceof z.ZodOptional || inner instanceof z.ZodDefault || inner instanceof z.ZodNullable)
    inner = inner.unwrap() as z.ZodType;
  return inner;
}

/** Values of a schema that holds no others: all of an enumeration, else two. */
function valuesOf(schema: z.ZodType, name: string): readonly unknown[] {
  if (fields[name]) return fields[name];
  const named = namedThings.get(schema) ?? namedThings.get(plain(schema));
  const known = named?.of ? pictures[named.of] : named && things[named.thing];
  if (known) return known;
  const inner = plain(schema);
  if (inner === linkSchema)
    return ['/offers', '/orderHistory'].map((to) => ({ action: 'path', to, label: `To ${to}` }));
  if (inner instanceof z.ZodEnum) return inner.options;
  if (inner instanceof z.ZodLiteral) return [...inner.values];
  if (inner instanceof z.ZodBoolean) return [true, false];
  if (inner instanceof z.ZodNumber) return [12, 19];
  if (inner.safeParse('2026-11-20T10:00:00+05:30').success && !inner.safeParse('one').success)
    return ['2026-11-20T10:00:00+05:30', '2026-11-21T11:30:00+05:30'];
  return [`${name} one`, `${name} two`];
}

/** The longest list that a contract asks for has six entries. */
const longestList = 6;

const isOne = (schema: z.ZodType) => schema !== linkSchema;

/** Props in which no field is left out. Entries of a list differ. */
export function completeValue(schema: z.ZodType, name = '', at = 0): unknown {
  const inner = plain(schema);
  if (fields[name] === undefined && isOne(inner)) {
    if (inner instanceof z.ZodObject)
      return Object.fromEntries(
        Object.entries(inner.shape as Record<string, z.ZodType>).map(([key, field]) => [
          key,
          completeValue(field, key, at),
        ]),
      );
    if (inner instanceof z.ZodArray) {
      const entries = Array.from({ length: longestList }, (_, entry) =>
        completeValue(inner.element as z.ZodType, name, entry),
      );
      const fitting = entries
        .map((__, last) => entries.slice(0, last + 1))
        .filter((list) => inner.safeParse(list).success);
      return fitting.find(({ length }) => length > 1) ?? fitting[0] ?? [];
    }
  }
  const values = valuesOf(schema, name);
  return values[at] ?? `${name} ${at}`;
}

/** A field that gets another value. */
export interface Change {
  /** `slides.0.wash`; `slides` where the last entry is left out. */
  readonly path: string;
  readonly before: unknown;
  readonly after: unknown;
  /** Beside complete props. */
  readonly isPlain: boolean;
}

/** The object with one of its other fields left out, or with another value of few. */
function contextsOf(shape: Readonly<Record<string, z.ZodType>>, object: object, besides: string): object[] {
  return Object.entries(shape).flatMap(([key, field]) => {
    if (key === besides) return [];
    const { [key as never]: value, ...others } = object;
    const inner = plain(field);
    const isOneOfFew =
      inner instanceof z.ZodBoolean || inner instanceof z.ZodEnum || inner instanceof z.ZodLiteral;
    const another = isOneOfFew ? valuesOf(field, key).filter((each) => each !== value) : [];
    return [
      ...(field.safeParse(undefined).success ? [others] : []),
      ...another.map((each) => ({ ...object, [key]: each })),
    ];
  });
}

/**
 * The complete props with one field after the other changed: of a list those of the first entry, and its length. Each change comes first beside complete
 * props, then beside those in which another field of the same object is left out or differs, because some fields are shown only then.
 */
export function changesOf(schema: z.ZodType, whole: unknown, name = '', path = ''): readonly Change[] {
  const inner = plain(schema);
  const below = (key: string | number) => (path === '' ? String(key) : `${path}.${key}`);
  if (fields[name] === undefined && isOne(inner)) {
    if (inner instanceof z.ZodObject) {
      const shape = inner.shape as Readonly<Record<string, z.ZodType>>;
      const object = whole as Readonly<Record<string, unknown>>;
      return Object.entries(shape).flatMap(([key, field]) =>
        changesOf(field, object[key], key, below(key)).flatMap((change) =>
          [object, ...contextsOf(shape, object, key)].map((context) => ({
            path: change.path,
            isPlain: change.isPlain && context === object,
            before: { ...context, [key]: change.before },
            after: { ...context, [key]: change.after },
          })),
        ),
      );
    }
    if (inner instanceof z.ZodArray) {
      const list = whole as readonly unknown[];
      const shorter = list.slice(0, -1);
      return [
        ...(inner.safeParse(shorter).success ? [{ path, before: list, after: shorter, isPlain: true }] : []),
        ...changesOf(inner.element as z.ZodType, list[0], name, below(0)).map((change) => ({
          ...change,
          before: [change.before, ...list.slice(1)],
          after: [change.after, ...list.slice(1)],
        })),
      ];
    }
  }
  return valuesOf(schema, name)
    .filter((value) => JSON.stringify(value) !== JSON.stringify(whole))
    .map((value) => ({ path, before: whole, after: value, isPlain: true }));
}
