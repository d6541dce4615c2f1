import type { CountedError } from './count-errors.ts';

const TEXT_MAX = 100;

/** Removes what may identify a person: queries and fragments of addresses, email addresses, long numbers. */
function impersonal(text: string): string {
  return text
    .replace(/[?#][^\s'")]*/g, '')
    .replace(/[^\s@]+@[^\s@]+/g, '[email]')
    .replace(/\d{6,}/g, '[number]')
    .slice(0, TEXT_MAX);
}

interface EnvelopeParts {
  /** Epoch milliseconds. */
  readonly now: number;
  /** 0 ≤ n < 1. */
  readonly random: () => number;
}

/** An error in the envelope format of Sentry and compatible services: three lines of JSON, less than 1 kB, without session and user. */
export function errorEnvelope(
  { name, details, count }: CountedError,
  { now, random }: EnvelopeParts,
): string {
  const event_id = Array.from({ length: 32 }, () => Math.floor(random() * 16).toString(16)).join('');
  const tags = Object.fromEntries(
    Object.entries(details).flatMap(([key, value]) =>
      value === null ? [] : [[key, impersonal(String(value))]],
    ),
  );
  const event = {
    event_id,
    timestamp: now / 1_000,
    platform: 'javascript',
    level: 'error',
    logger: 'app',
    message: name,
    fingerprint: [name, ...Object.values(tags)],
    tags,
    extra: { count },
  };
  return [{ event_id }, { type: 'event' }, event].map((line) => JSON.stringify(line)).join('\n');
}
