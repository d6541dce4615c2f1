import type { When } from '../node.ts';
import type { ValueFault } from './check-context.ts';

interface ShownNode {
  /** The prop with the time from which the widget shows nothing. */
  readonly prop: string;
  readonly props: Readonly<Record<string, unknown>>;
  readonly when: When | undefined;
}

/** Checks that a node begins before the time from which its widget shows nothing. */
export function checkShownUntil({ prop, props, when }: ShownNode): ValueFault | undefined {
  const end = props[prop];
  const from = when?.from;
  if (from === undefined || typeof end !== 'string' || !(Date.parse(from) >= Date.parse(end)))
    return undefined;
  return {
    code: 'never-shown',
    message: `would hide it permanently: 'from' is not before its '${prop}'. Correct one of the two.`,
  };
}
