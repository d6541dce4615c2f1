import { meantName } from './meant-names.ts';
import { nearestName } from './nearest-name.ts';
import { cut } from './quoted.ts';

// Proposals of messages about unknown names.

export function oneOf(value: unknown, allowed: readonly string[]): string {
  return `cannot be ${shown(value)}. ${didYouMean(value, allowed)}${allowedList(allowed)}`;
}

/** The same where numbers are among the values: they stand without quotes. `meaning` says what each stands for. */
export function oneOfValues(
  value: unknown,
  allowed: readonly unknown[],
  meaning: string | undefined,
): string {
  if (!allowed.some((one) => typeof one === 'number')) return oneOf(value, allowed.map(String));
  const meant = allowed.find((one) => typeof value === 'string' && String(one) === value.trim());
  const names = meant === undefined ? `one of ${allowed.map(String).join(', ')}` : String(meant);
  const said = meaning === undefined ? '' : ` (${meaning.replace(/\.$/, '')})`;
  return `cannot be ${shown(value)}. Write ${names}${said}, without quotes.`;
}

export function allowedList(allowed: readonly string[]): string {
  return `Write one of: ${allowed.map((name) => `'${name}'`).join(', ')}.`;
}

/** Ends with a space; empty when no name is similar. */
export function didYouMean(value: unknown, known: readonly string[]): string {
  const near = typeof value === 'string' ? (meantName(value, known) ?? nearestName(value, known)) : undefined;
  return near === undefined ? '' : `Did you mean '${near}'? `;
}

/** Proposes the similar name, or returns the given alternative. */
export function nearOr(value: string, known: readonly string[], otherwise: string): string {
  return didYouMean(value, known).trimEnd() || otherwise;
}

/** A value as messages show it. */
export function shown(value: unknown): string {
  return value === undefined ? 'left out' : cut(JSON.stringify(value));
}
