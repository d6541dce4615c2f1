import type { z } from 'zod';
import { valueAt } from './fault.ts';
import { nearestName } from './nearest-name.ts';
import { descriptionAt } from './walk-schema.ts';

type Issue = z.core.$ZodIssue;

const examples: Readonly<Record<string, string>> = {
  datetime: 'a time with its offset, like 2026-11-20T10:00:00+05:30',
  date: 'a day, like 2026-11-20',
};

/** What is wrong, and how to mend it, in words for whoever edits the document. */
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
        : `must be ${kind(issue.expected)}, not ${shown(value)}. Write ${kind(issue.expected)}.`;
    case 'invalid_value':
      return oneOf(value, issue.values.map(String));
    case 'too_small':
      return issue.origin === 'string' && issue.minimum === 1
        ? 'is empty. Write something, or leave the field out where it is optional.'
        : `is too ${short(issue.origin)}: at least ${issue.minimum}${unit(issue.origin)}. It has ${measured(value)}.`;
    case 'too_big':
      return `is too ${long(issue.origin)}: at most ${issue.maximum}${unit(issue.origin)}. It has ${measured(value)}. Shorten it.`;
    case 'invalid_format':
      return `is not written as it must be: ${shown(value)}. Write ${examples[issue.format] ?? hint(descriptionAt(schema, issue.path))}.`;
    case 'invalid_key':
      return `has a name that is not allowed here. ${issue.issues.map(({ message }) => message).join(' ')}`;
    default:
      return `is not as it must be: ${issue.message}. Write ${hint(descriptionAt(schema, issue.path))}.`;
  }
}

export function oneOf(value: unknown, allowed: readonly string[]): string {
  const near = typeof value === 'string' ? nearestName(value, allowed) : undefined;
  const list = `Allowed: ${allowed.map((name) => `'${name}'`).join(', ')}.`;
  return `cannot be ${shown(value)}. ${near ? `Did you mean '${near}'? ` : ''}${list}`;
}

function shown(value: unknown): string {
  if (value === undefined) return 'left out';
  const text = JSON.stringify(value);
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
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
  return typeof value === 'string' || Array.isArray(value) ? String(value.length) : shown(value);
}

function hint(description: string | undefined): string {
  return description
    ? `what the field is for (${description.replace(/\.$/, '')})`
    : 'it as the hints of the editor say';
}

const short = (origin: string) => (origin === 'string' || origin === 'array' ? 'short' : 'small');
const long = (origin: string) => (origin === 'string' || origin === 'array' ? 'long' : 'large');
const unit = (origin: string) => ({ string: ' characters', array: ' entries' })[origin] ?? '';
