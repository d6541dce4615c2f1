import { z } from 'zod';
import { isRecord } from '#schemas/is-record.ts';

// A second opinion on what is read of a value: the rules of docs/reading.md, applied to the Zod schemas. It knows nothing of JSON Schema, of compiled
// shapes or of the reader. Values alone are judged by Zod.

export interface ExpectedReading {
  /** False for a value that cannot be mended. */
  readonly ok: boolean;
  readonly value: unknown;
  /** Address of every fault, in no order. */
  readonly faults: readonly string[];
  /** How many items of lists and entries of records were dropped. */
  readonly dropped: number;
}

const wrong = Symbol('wrong');

interface Notes {
  readonly faults: string[];
  dropped: number;
  readonly nullIsAbsent: boolean;
}

/** Where the value comes from: null for an optional field of a reply counts as absent. */
interface Origin {
  readonly nullIsAbsent?: boolean;
}

type Def = {
  readonly type: string;
  readonly innerType: z.ZodType;
  readonly defaultValue: unknown;
  readonly shape: Readonly<Record<string, z.ZodType>>;
  readonly element: z.ZodType;
  readonly keyType: z.ZodType;
  readonly valueType: z.ZodType;
  readonly options: readonly z.ZodType[];
};

interface Check {
  readonly check: string;
  readonly minimum?: number;
  readonly maximum?: number;
}

const defOf = (schema: z.ZodType) => schema.def as unknown as Def;

/** How long a text or a list may be, and whether a text has to follow a pattern. */
function limitsOf(schema: z.ZodType) {
  const checks = (schema.def.checks ?? []).map((each) => each._zod.def as Check);
  const limit = (name: string) => checks.find(({ check }) => check === name);
  return {
    minimum: limit('min_length')?.minimum ?? 0,
    maximum: limit('max_length')?.maximum ?? Infinity,
    hasPattern: 'format' in schema.def || limit('string_format') !== undefined,
  };
}

/** A schema without what only says how a field is treated. */
function peel(schema: z.ZodType) {
  let inner = schema;
  const field = { optional: false, essential: false, deferred: false, byDefault: undefined as unknown };
  for (;;) {
    const meta = z.globalRegistry.get(inner);
    if (meta?.['essential']) field.essential = true;
    if (meta?.['deferred']) field.deferred = true;
    const { type, innerType, defaultValue } = defOf(inner);
    if (type === 'optional') field.optional = true;
    else if (type === 'default') {
      field.optional = true;
      field.byDefault = defaultValue;
    } else return { ...field, inner };
    inner = innerType;
  }
}

/** What the reader should make of a value of this schema. Addresses of faults begin with `base`. */
export function expectedReading(
  schema: z.ZodType,
  value: unknown,
  base: string,
  { nullIsAbsent = false }: Origin = {},
): ExpectedReading {
  const notes: Notes = { faults: [], dropped: 0, nullIsAbsent };
  const result = read(schema, value, { at: base, notes });
  const { faults, dropped } = notes;
  return { ok: result !== wrong, value: result === wrong ? undefined : result, faults, dropped };
}

/** Whether null is a value of the field, and not only a way to leave it out. */
function takesNull(field: z.ZodType): boolean {
  const { inner } = peel(field);
  return inner.safeParse(null).success;
}

interface Place {
  readonly at: string;
  readonly notes: Notes;
}

function read(schema: z.ZodType, value: unknown, { at, notes }: Place): unknown {
  const { inner, essential, deferred } = peel(schema);
  const fault = () => {
    notes.faults.push(at);
    return wrong;
  };
  if (deferred) return value;
  const def = defOf(inner);

  switch (def.type) {
    case 'object': {
      if (!isRecord(value)) return fault();
      const result: Record<string, unknown> = {};
      let broken = false;
      for (const [name, field] of Object.entries(def.shape)) {
        const { optional, byDefault, essential: needed, deferred: isDeferred } = peel(field);
        const place = { at: `${at}.${name}`, notes };
        const isNull = notes.nullIsAbsent && optional && value[name] === null;
        if (!Object.hasOwn(value, name) || (isNull && !isDeferred && !takesNull(field))) {
          if (!optional) notes.faults.push(place.at);
          if (!optional) broken = true;
          else if (byDefault !== undefined) result[name] = byDefault;
          continue;
        }
        const kept = read(field, value[name], place);
        if (kept !== wrong) result[name] = kept;
        else if (!optional || needed) broken = true;
        else if (byDefault !== undefined) result[name] = byDefault;
      }
      return broken ? wrong : result;
    }

    case 'array': {
      if (!Array.isArray(value)) return fault();
      const { minimum, maximum } = limitsOf(inner);
      if (value.length > maximum) {
        fault();
        if (essential) return wrong;
      }
      const items: unknown[] = value.slice(0, maximum);
      const result: unknown[] = [];
      for (const [index, item] of items.entries()) {
        const kept = read(def.element, item, { at: `${at}[${index}]`, notes });
        if (kept !== wrong) result.push(kept);
        // Nothing more is said of a list that is wrong already.
        else if (peel(def.element).essential) return wrong;
        else notes.dropped++;
      }
      if (items.length < minimum) return fault();
      return result.length < minimum ? wrong : result;
    }

    case 'record': {
      if (!isRecord(value)) return fault();
      const result: Record<string, unknown> = {};
      for (const [name, entry] of Object.entries(value)) {
        if (name === '__proto__') continue;
        const place = { at: `${at}.${name}`, notes };
        const kept = read(def.keyType, name, place) === wrong ? wrong : read(def.valueType, entry, place);
        if (kept !== wrong) result[name] = kept;
        else notes.dropped++;
      }
      return result;
    }

    case 'nullable':
    case 'union': {
      if (def.type === 'nullable' && value === null) return null;
      const options = def.type === 'union' ? def.options : [def.innerType];
      const readings = options.map((option) => expectedReading(option, value, at, notes));
      const best =
        readings.find(({ ok, faults }) => ok && faults.length === 0) ??
        readings.find(({ ok }) => ok) ??
        readings.find(({ faults }) => faults.some((address) => address !== at));
      if (!best) return fault();
      notes.faults.push(...best.faults);
      notes.dropped += best.dropped;
      return best.ok ? best.value : wrong;
    }

    case 'string': {
      const { maximum, hasPattern } = limitsOf(inner);
      if (typeof value === 'string' && value.length > maximum) {
        fault();
        const mayBeCut = !essential && !hasPattern && /\s/.test(value);
        return mayBeCut ? `${value.slice(0, maximum - 1).trimEnd()}…` : wrong;
      }
      return inner.safeParse(value).success ? value : fault();
    }

    default:
      return inner.safeParse(value).success ? value : fault();
  }
}
