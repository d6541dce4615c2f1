// Zod-free: ships to the browser. Server and app go by this one rule.
import { type Clauses, clausesHold } from '../engine/clauses.ts';
import { timeClauses } from '../engine/time-clauses.ts';
import type { OrderTypeCode, When } from '../node.ts';
import type { PartnerApp } from '../partner-apps.ts';

/** What is known of somebody. A clause about what is not known holds: whoever knows it decides. */
export interface WhenFacts {
  readonly orderType?: OrderTypeCode | undefined;
  readonly loggedIn?: boolean | undefined;
  readonly miniApp?: PartnerApp | null | undefined;
  readonly storeId?: string | undefined;
  /** Experiment → variant. */
  readonly variants?: Readonly<Record<string, string>> | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

export const clauses: Clauses<When, WhenFacts> = {
  orderTypes: (orderTypes, { orderType }) => !orderType || orderTypes.includes(orderType),
  session: (session, { loggedIn }) => loggedIn === undefined || (session === 'logged-in') === loggedIn,
  miniApp: (wanted, { miniApp }) =>
    miniApp === undefined || (wanted === 'any' ? miniApp !== null : (miniApp ?? 'none') === wanted),
  storeIds: (storeIds, { storeId }) => !storeId || storeIds.includes(storeId),
  experiment: (experiment, { variants }) =>
    !variants || experiment.variants.includes(variants[experiment.name] ?? 'default'),
  ...timeClauses,
};

/** Whether a node is shown now. Every clause given must hold. */
export function holds(when: When | undefined, facts: WhenFacts): boolean {
  return clausesHold(clauses, when, facts);
}
