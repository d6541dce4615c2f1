import type { Partitioned } from '../database/partitions/partitions-of.ts';
import { spanAfter, spanOf } from '../database/partitions/spans.ts';
import type { Settings } from '../settings.ts';

/** What happened to payments, month by month. */
export function orderEvents({
  PAYMENT_EVENTS_MONTHS: months,
}: Pick<Settings, 'PAYMENT_EVENTS_MONTHS'>): Partitioned {
  return {
    table: 'order_transaction_events',
    column: 'at',
    span: 'month',
    ahead: 3,
    keptFrom: (now) => (months === 0 ? undefined : spanAfter('month', spanOf('month', now), -months)),
  };
}
