import { nearestName } from './nearest-name.ts';
import { cut } from './quoted.ts';

// Proposals of messages about unknown names.

export function oneOf(value: unknown, allowed: readonly string[]): string {
  return `cannot be ${shown(value)}. ${didYouMean(value, allowed)}${allowedList(allowed)}`;
}

export function allowedList(allowed: readonly string[]): string {
  return `Write one of: ${allowed.map((name) => `'${name}'`).join(', ')}.`;
}

/** Ends with a space; empty when no name is similar. */
export function didYouMean(value: unknown, known: readonly string[]): string {
  const near = typeof value === 'string' ? nearestName(value, known) : undefined;
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
