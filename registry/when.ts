import type { When } from '#schemas/node.ts';
import type { EngineFacts } from './engine-ports.ts';

/** Whether a node is shown now. Every clause given must hold. */
export function holds(when: When | undefined, facts: EngineFacts): boolean {
  if (!when) return true;
  const { orderTypes, session, miniApp, storeIds, experiment, from, until } = when;
  if (orderTypes && !orderTypes.includes(facts.orderType)) return false;
  if (session && (session === 'logged-in') !== facts.loggedIn) return false;
  if (
    miniApp &&
    !(miniApp === 'any'
      ? facts.miniApp !== null
      : miniApp === 'none'
        ? facts.miniApp === null
        : facts.miniApp === miniApp)
  ) {
    return false;
  }
  if (storeIds && !storeIds.includes(facts.storeId)) return false;
  if (experiment && !experiment.variants.includes(facts.variants[experiment.name] ?? 'default')) return false;
  if (from && facts.now < Date.parse(from)) return false;
  if (until && facts.now >= Date.parse(until)) return false;
  return true;
}
