import { isRecord } from '../is-record.ts';
import type { WarnContext } from './warn-context.ts';
import { warnEnd } from './warn-end.ts';

/** WID-17: warns of notices that are over. */
export function warnAlerts({ alerts }: Readonly<Record<string, unknown>>, context: WarnContext) {
  for (const [at, alert] of (Array.isArray(alerts) ? alerts : []).entries())
    if (isRecord(alert))
      warnEnd({ end: alert.until, path: ['alerts', at, 'until'], what: 'the notice' }, context);
}
