// Zod-free: ships to the browser. Server and app go by this one rule.
import type { OrderTypeCode, When } from '../node.ts';

/** What is known of somebody. A clause about what is not known holds: whoever knows it decides. */
export interface WhenFacts {
  readonly orderType?: OrderTypeCode | undefined;
  readonly loggedIn?: boolean | undefined;
  readonly miniApp?: 'PAYTM' | 'GPAY' | null | undefined;
  readonly storeId?: string | undefined;
  /** Experiment → variant. */
  readonly variants?: Readonly<Record<string, string>> | undefined;
  /** Epoch milliseconds. */
  readonly now: number;
}

/** Whether a node is shown now. Every clause given must hold. */
export function holds(when: When | undefined, facts: WhenFacts): boolean {
  if (!when) return true;
  const { orderTypes, session, miniApp, storeIds, experiment, from, until } = when;
  const { orderType, loggedIn, miniApp: inside, storeId, variants, now } = facts;
  if (orderTypes && orderType && !orderTypes.includes(orderType)) return false;
  if (session && loggedIn !== undefined && (session === 'logged-in') !== loggedIn) return false;
  if (
    miniApp &&
    inside !== undefined &&
    !(miniApp === 'any' ? inside !== null : miniApp === 'none' ? inside === null : inside === miniApp)
  ) {
    return false;
  }
  if (storeIds && storeId && !storeIds.includes(storeId)) return false;
  if (experiment && variants && !experiment.variants.includes(variants[experiment.name] ?? 'default'))
    return false;
  if (from && now < Date.parse(from)) return false;
  if (until && now >= Date.parse(until)) return false;
  return true;
}
