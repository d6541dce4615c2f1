// Zod-free: ships to the browser. Server and app go by this one rule.
import { type Clauses, clausesHold } from '../engine/clauses.ts';
import { timeClauses } from '../engine/time-clauses.ts';
import type { OrderTypeCode, When } from '../node.ts';
import type { PartnerApp } from '../partner-apps.ts';

/** What is known of somebody. What is absent, or undefined, is not known. */
export interface WhenFacts {
  readonly orderType?: OrderTypeCode | undefined;
  readonly loggedIn?: boolean | undefined;
  /** Null in a browser of one's own. */
  readonly miniApp?: PartnerApp | null | undefined;
  readonly storeId?: string | undefined;
  /** The variant of an experiment; undefined while it is not known. */
  readonly variantOf?: ((experiment: string) => string | undefined) | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** What holds of a value; undefined while it is not known. */
function known<T>(value: T | undefined, holds: (value: T) => boolean): boolean | undefined {
  return value === undefined ? undefined : holds(value);
}

export const clauses: Clauses<When, WhenFacts> = {
  orderTypes: (orderTypes, { orderType }) => known(orderType, (type) => orderTypes.includes(type)),
  session: (session, { loggedIn }) => known(loggedIn, (is) => is === (session === 'logged-in')),
  miniApp: (wanted, { miniApp }) =>
    known(miniApp, (app) => (wanted === 'any' ? app !== null : (app ?? 'none') === wanted)),
  storeIds: (storeIds, { storeId }) => known(storeId, (id) => storeIds.includes(id)),
  experiment: ({ name, variants }, { variantOf }) =>
    known(variantOf?.(name), (variant) => variants.some((each) => each === variant)),
  ...timeClauses,
};

/** Whether a node is shown now. Every clause given must hold; one about what is not known does not. */
export function holds(when: When | undefined, facts: WhenFacts): boolean {
  return clausesHold({ clauses, facts }, when);
}

/** Whether a node is shown to somebody of whom no more is known than this: whoever knows more decides. */
export function mayHold(when: When | undefined, facts: WhenFacts): boolean {
  return clausesHold({ clauses, facts }, when, true);
}
