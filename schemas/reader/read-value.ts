// Zod-free: ships to the browser. The one reader for everything that comes in: replies, documents, stored values, data in the page.
import { isRecord } from '../is-record.ts';
import type { Field, ListShape, NumberShape, ObjectShape, RecordShape, Shape, TextShape } from './shape.ts';

export type Key = string | number;

export interface Fault {
  /** Keys from the root of the value, for example ['slides', 0, 'heading']. */
  readonly path: readonly Key[];
  /** The broken rule, by its name in JSON Schema: `type`, `required`, `enum`, `pattern`, `maxLength` … */
  readonly code: string;
}

export type Read =
  /** `value` is the value that was given, the same object, where nothing had to be mended or filled in. */
  | { readonly ok: true; readonly value: unknown; readonly faults: readonly Fault[] }
  | { readonly ok: false; readonly faults: readonly Fault[] };

/** Stands for a value that could not be mended. */
const wrong = Symbol('wrong');

/**
 * Reads a value of any origin by the shape of its schema. What is wrong is mended where the schema allows it: an optional field is left out, one
 * with a default takes it, a wrong item of a list is dropped alone, texts and lists that are too long are cut. A field that the object needs, or
 * that is essential, makes the object wrong. Each fault of the input is reported once; what only follows from another fault is not reported. Fields that
 * the schema does not name are left out, without a fault unless an option names one. The value that was given is never changed.
 */
export function readValue(shape: Shape, value: unknown, options = noOptions): Read {
  const reading: Reading = { faults: [], options };
  const result = read(reading, shape, value);
  const { faults } = reading;
  return result === wrong ? { ok: false, faults } : { ok: true, value: result, faults };
}

interface ReadOptions {
  readonly nullIsAbsent?: boolean;
  /** The code of a fault for each field that the schema does not name, at any depth. */
  readonly unnamed?: string;
}

const noOptions: ReadOptions = {};

/** The faults so far, each with its path from the part that is being read. */
interface Reading {
  faults: { readonly path: Key[]; readonly code: string }[];
  readonly options: ReadOptions;
}

/** Puts the key of a part before the paths of the faults that it brought. Where nothing is wrong, no path is written. */
function placeFaults({ faults }: Reading, since: number, key: Key) {
  for (let at = since; at < faults.length; at++) faults[at]?.path.unshift(key);
}

function read(reading: Reading, shape: Shape, value: unknown): unknown {
  if (typeof shape === 'string') return fits(shape, value) ? value : fault(reading, codeOf(shape, value));
  switch (shape.is) {
    case 'text':
      return readText(reading, shape, value);
    case 'number': {
      const code = numberFault(shape, value);
      return code === null ? value : fault(reading, code);
    }
    case 'choice':
      return shape.of.includes(value as string) ? value : fault(reading, choiceFault(shape.of, value));
    case 'list':
      return readList(reading, shape, value);
    case 'record':
      return readRecord(reading, shape, value);
    case 'object':
      return readObject(reading, shape, value);
    case 'either':
      return readEither(reading, shape.of, value);
    case 'essential':
      return readUncut(reading, shape.of, value);
  }
}

function fault({ faults }: Reading, code: string): typeof wrong {
  faults.push({ path: [], code });
  return wrong;
}

/** Reads an essential value: one that is too long is wrong, and not cut. */
function readUncut(reading: Reading, shape: Shape, value: unknown): unknown {
  if (typeof shape === 'object' && (shape.is === 'text' || shape.is === 'list')) {
    const { most = Number.POSITIVE_INFINITY } = shape;
    if (shape.is === 'text' && typeof value === 'string' && value.length > most)
      return fault(reading, 'maxLength');
    if (shape.is === 'list' && Array.isArray(value) && value.length > most) return fault(reading, 'maxItems');
  }
  return read(reading, shape, value);
}

function readText(reading: Reading, { least, most, like }: TextShape, value: unknown): unknown {
  if (typeof value !== 'string') return fault(reading, 'type');
  if (least !== undefined && value.length < least) return fault(reading, 'minLength');
  if (most !== undefined && value.length > most) {
    fault(reading, 'maxLength');
    // A part of an address or of an id would be a different address or id.
    return like || !/\s/.test(value) ? wrong : `${value.slice(0, most - 1).trimEnd()}…`;
  }
  return like && !like.test(value) ? fault(reading, 'pattern') : value;
}

function readList(reading: Reading, { of, least, most }: ListShape, value: unknown): unknown {
  if (!Array.isArray(value)) return fault(reading, 'type');
  let items: readonly unknown[] = value;
  if (most !== undefined && items.length > most) {
    fault(reading, 'maxItems');
    items = items.slice(0, most);
  }
  let copy: unknown[] | null = null;
  for (let index = 0; index < items.length; index++) {
    const item = items[index];
    const { length } = reading.faults;
    const result = read(reading, of, item);
    placeFaults(reading, length, index);
    if (result === wrong && isEssential(of)) return wrong;
    if (result !== item) copy ??= items.slice(0, index);
    if (copy && result !== wrong) copy.push(result);
  }
  const kept = copy ?? items;
  if (least === undefined || kept.length >= least) return kept;
  // When dropped items made the list too short, their faults are reported already.
  return items.length < least ? fault(reading, 'minItems') : wrong;
}

function readRecord(reading: Reading, { of, names }: RecordShape, value: unknown): unknown {
  if (!isRecord(value)) return fault(reading, 'type');
  let copy: Record<string, unknown> | null = null;
  for (const name of Object.keys(value)) {
    const item = value[name];
    const { length } = reading.faults;
    const isNamed = name !== '__proto__' && (names === undefined || read(reading, names, name) !== wrong);
    const result = isNamed ? read(reading, of, item) : wrong;
    placeFaults(reading, length, name);
    if (result === wrong && isEssential(of)) return wrong;
    if (result === item) continue;
    copy ??= { ...value };
    if (result === wrong) delete copy[name];
    else copy[name] = result;
  }
  return copy ?? value;
}

function readObject(reading: Reading, { fields }: ObjectShape, value: unknown): unknown {
  if (!isRecord(value)) return fault(reading, 'type');
  let copy: Record<string, unknown> | null = null;
  let isWrong = false;
  let known = 0;
  for (const name in fields) {
    const field = fields[name] as Field;
    const item = Object.hasOwn(value, name) ? value[name] : undefined;
    const isOptional = Array.isArray(field);
    if (
      item === undefined ||
      (item === null && isOptional && reading.options.nullIsAbsent && !takesNull(field[0]))
    ) {
      if (!isOptional) {
        isWrong = true;
        reading.faults.push({ path: [name], code: 'required' });
      } else if (field.length === 2) (copy ??= { ...value })[name] = field[1];
      else if (item === null) delete (copy ??= { ...value })[name];
      continue;
    }
    known++;
    const shape = (isOptional ? field[0] : field) as Shape;
    const { length } = reading.faults;
    const result = read(reading, shape, item);
    placeFaults(reading, length, name);
    if (result === item) continue;
    if (result !== wrong) (copy ??= { ...value })[name] = result;
    else if (!isOptional || isEssential(shape)) isWrong = true;
    else if (field.length === 2) (copy ??= { ...value })[name] = field[1];
    else delete (copy ??= { ...value })[name];
  }
  let whole = copy ?? value;
  if (Object.keys(value).length > known) {
    // Mostly no fault: a newer server says more than an older app asks for. Nobody here has a use for it.
    const more = whole;
    const { unnamed } = reading.options;
    whole = {};
    for (const name in more) {
      if (Object.hasOwn(fields, name)) whole[name] = more[name];
      else if (unnamed) reading.faults.push({ path: [name], code: unnamed });
    }
  }
  return isWrong ? wrong : whole;
}

function readEither(reading: Reading, shapes: readonly Shape[], value: unknown): unknown {
  const before = reading.faults;
  let best: { readonly result: unknown; readonly faults: Reading['faults']; readonly rank: number } | null =
    null;
  for (const shape of shapes) {
    reading.faults = [];
    const result = read(reading, shape, value);
    const { faults } = reading;
    // Mended, wrong inside, or wrong as a whole.
    const rank = result !== wrong ? 2 : faults.some(({ path }) => path.length > 0) ? 1 : 0;
    if (!best || rank > best.rank || faults.length === 0) best = { result, faults, rank };
    if (faults.length === 0) break;
  }
  reading.faults = before;
  // Faults inside a value of the right kind are more useful than the fault that it fits none.
  if (!best || best.rank === 0) return fault(reading, 'anyOf');
  before.push(...best.faults);
  return best.result;
}

function takesNull(shape: Shape): boolean {
  if (typeof shape === 'string') return shape === 'any';
  if (shape.is === 'essential') return takesNull(shape.of);
  return shape.is === 'choice' ? shape.of.includes(null) : shape.is === 'either' && shape.of.some(takesNull);
}

function isEssential(shape: Shape): boolean {
  return typeof shape === 'object' && shape.is === 'essential';
}

function fits(shape: string, value: unknown): boolean {
  switch (shape) {
    case 'text':
      return typeof value === 'string';
    case 'name':
      return typeof value === 'string' && value !== '';
    case 'flag':
      return typeof value === 'boolean';
    case 'number':
      return Number.isFinite(value);
    case 'integer':
      return Number.isSafeInteger(value);
    case 'count':
      return Number.isSafeInteger(value) && (value as number) >= 0;
    default:
      return true;
  }
}

/** Why a value does not fit a plain shape. */
function codeOf(shape: string, value: unknown): string {
  if (shape === 'name' && value === '') return 'minLength';
  return shape === 'count' && Number.isSafeInteger(value) ? 'minimum' : 'type';
}

function numberFault({ whole, least, most, above, below }: NumberShape, value: unknown): string | null {
  if (whole ? !Number.isSafeInteger(value) : !Number.isFinite(value)) return 'type';
  const number = value as number;
  if (least !== undefined && number < least) return 'minimum';
  if (most !== undefined && number > most) return 'maximum';
  if (above !== undefined && number <= above) return 'exclusiveMinimum';
  return below !== undefined && number >= below ? 'exclusiveMaximum' : null;
}

function choiceFault(allowed: readonly unknown[], value: unknown): string {
  return allowed.some((each) => typeof each === typeof value) ? 'enum' : 'type';
}
