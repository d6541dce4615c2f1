import type { z } from 'zod';
import { isRecord } from '../is-record.ts';
import { explainFormat } from './explain-format.ts';
import { valueAt } from './fault.ts';
import { oneOfValues, shown } from './propose.ts';
import { descriptionAt, schemaAt } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

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
      return oneOfValues(value, issue.values, descriptionAt(schema, issue.path));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'is empty. Write something, or leave the field out where it is optional.'
        : `is too ${short(issue.origin)}: at least ${issue.minimum}${unit(issue.origin, issue.minimum)}. ${measured(value)}. ${lengthened(issue)}${paise(schema, issue)}`;
    case 'too_big':
      return `is too ${long(issue.origin)}: at most ${issue.maximum}${unit(issue.origin, issue.maximum)}. ${measured(value)}. ${isCounted(issue.origin) ? 'Shorten it.' : `Write ${issue.maximum} or less.`}${paise(schema, issue)}`;
    case 'invalid_format':
      return (
        explainFormat({ ...issue, value, schema: schemaAt(schema, issue.path) }) ??
        `is not written as it must be: ${shown(value)}. Write ${hint(descriptionAt(schema, issue.path))}.`
      );
    case 'invalid_key':
      return explainName(issue, descriptionAt(schema, issue.path.slice(0, -1)));
    default:
      return `is not as it must be: ${issue.message}. Write ${hint(descriptionAt(schema, issue.path))}.`;
  }
}

/** Explains a name that its object cannot have. */
function explainName({ path, issues }: z.core.$ZodIssueInvalidKey, description: string | undefined): string {
  const [why] = issues;
  const name = String(path.at(-1));
  if (why?.code === 'invalid_format' && 'prefix' in why)
    return `has to begin with '${String(why.prefix)}'. Write '${String(why.prefix)}${name.trim()}'.`;
  return `has a name that is not allowed here. Write one that fits ${hint(description)}.`;
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
