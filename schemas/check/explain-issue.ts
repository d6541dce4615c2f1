import type { z } from 'zod';
import { isRecord } from '../is-record.ts';
import { linkToPattern, safeUrlPattern } from '../engine/link-schema.ts';
import { valueAt } from './fault.ts';
import { timeWithOffset } from '../engine/node-schema.ts';
import { oneOf, shown } from './propose.ts';
import { descriptionAt } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

const examples: Readonly<Record<string, string>> = {
  datetime: 'a time with its offset, like 2026-11-20T10:00:00+05:30',
  date: 'a day, like 2026-11-20',
};

/** Explains to an author what is wrong and how to fix it. */
export function explainIssue({
  issue,
  schema,
  value: whole,
}: {
  issue: Issue;
  schema: z.ZodType;
  value: unknown;
}): string {
  const value = valueAt(whole, issue.path);
  switch (issue.code) {
    case 'invalid_type':
      return value === undefined
        ? `is missing. Add it: ${kind(issue.expected)}.`
        : `must be ${kind(issue.expected)}, not ${shown(value)}. Write ${kind(issue.expected)}.${paise(schema, issue)}`;
    case 'invalid_value':
      return oneOf(value, issue.values.map(String));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'is empty. Write something, or leave the field out where it is optional.'
        : `is too ${short(issue.origin)}: at least ${issue.minimum}${unit(issue.origin, issue.minimum)}. ${measured(value)}. ${lengthened(issue)}${paise(schema, issue)}`;
    case 'too_big':
      return `is too ${long(issue.origin)}: at most ${issue.maximum}${unit(issue.origin, issue.maximum)}. ${measured(value)}. ${isCounted(issue.origin) ? 'Shorten it.' : `Write ${issue.maximum} or less.`}${paise(schema, issue)}`;
    case 'invalid_format':
      if (isAddress(value, issue.pattern))
        return `is not written as it must be: ${shown(value)}. Begin with https:// for another site, or with one '/' for a page of the app; other addresses are not allowed.`;
      return `is not written as it must be: ${shown(value)}. Write ${exampleOf(issue) ?? hint(descriptionAt(schema, issue.path))}.`;
    case 'invalid_key':
      return `has a name that is not allowed here. Write one that fits ${hint(descriptionAt(schema, issue.path.slice(0, -1)))}.`;
    default:
      return `is not as it must be: ${issue.message}. Write ${hint(descriptionAt(schema, issue.path))}.`;
  }
}

/** What a format looks like; undefined where the description of the field has to say it. */
function exampleOf({ format, pattern }: { readonly format: string; readonly pattern?: string | undefined }) {
  return pattern === timePattern ? examples.datetime : examples[format];
}

/** As issues name it. */
const timePattern = timeWithOffset
  .safeParse('')
  .error?.issues.find((issue) => issue.code === 'invalid_format')?.pattern;
const addressPatterns = [safeUrlPattern, linkToPattern].map(String);

/** Whether a field for a link or an address holds a text with a scheme, or the address of another site without one. */
function isAddress(value: unknown, pattern: string | undefined): boolean {
  const asked = pattern !== undefined && addressPatterns.includes(pattern);
  return asked && typeof value === 'string' && /^\s*(?:[a-z][a-z0-9+.-]*:|[/\\]{2})/i.test(value);
}

function kind(expected: string): string {
  const names: Record<string, string> = {
    string: 'a text in quotes',
    number: 'a number',
    int: 'a whole number',
    boolean: 'true or false',
    array: 'a list in […]',
    object: 'an object in {…}',
    record: 'an object in {…}',
  };
  return names[expected] ?? expected;
}

function measured(value: unknown): string {
  if (typeof value === 'string' || Array.isArray(value)) return `It has ${value.length}`;
  return isRecord(value) ? `It has ${Object.keys(value).length}` : `It is ${shown(value)}`;
}

/** The hint for an amount out of range: it was probably written in rupees. */
function paise(schema: z.ZodType, { path }: Issue): string {
  const isAmount = /\bin paise\b/i.test(descriptionAt(schema, path) ?? '');
  return isAmount ? ' Amounts are in paise: ₹99 is 9900.' : '';
}

function hint(description: string | undefined): string {
  return description
    ? `what the field is for (${description.replace(/\.$/, '')})`
    : 'it as the hints of the editor say';
}

const units: Readonly<Record<string, readonly [one: string, many: string]>> = {
  string: [' character', ' characters'],
  array: [' entry', ' entries'],
  object: [' entry', ' entries'],
};
/** What to do with a value that is too short or too small. */
function lengthened({ origin, minimum }: { readonly origin: string; readonly minimum: number | bigint }) {
  if (!isCounted(origin)) return `Write ${minimum} or more.`;
  return origin === 'string' ? 'Lengthen it.' : 'Add what is missing.';
}

/** Whether the value has a length; otherwise it is a number. */
const isCounted = (origin: string) => Object.hasOwn(units, origin);
const short = (origin: string) => (isCounted(origin) ? 'short' : 'small');
const long = (origin: string) => (isCounted(origin) ? 'long' : 'large');
const unit = (origin: string, count: number | bigint) => units[origin]?.[Number(count) === 1 ? 0 : 1] ?? '';
