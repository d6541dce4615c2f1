import { isRecord } from '../is-record.ts';
import type { CheckContext } from './check-context.ts';
import { neverHolds } from './never-holds.ts';

/** Finds notices with the same id, which would be dismissed together, and notices that would never be shown. */
export function checkAlerts({ alerts }: Readonly<Record<string, unknown>>, { report }: CheckContext) {
  const places = new Map<unknown, number>();
  for (const [at, alert] of (Array.isArray(alerts) ? alerts : []).entries()) {
    if (!isRecord(alert)) continue;
    const { id, from, until } = alert;
    const earlier = places.get(id);
    if (typeof id === 'string' && earlier !== undefined) {
      report(
        ['alerts', at, 'id'],
        'duplicate-id',
        `is '${id}', as is alerts[${earlier}].id: dismissing one would dismiss both. Give each an id of its own.`,
      );
    }
    places.set(id, at);
    if (typeof from !== 'string' || typeof until !== 'string') continue;
    const reason = neverHolds({ from, until });
    if (reason) report(['alerts', at], 'never-shown', `would never be shown: ${reason}`);
  }
}
