import type { Partitioned } from '../database/partitions/partitions-of.ts';
import { spanAfter, spanOf } from '../database/partitions/spans.ts';
import { keptFrom } from '../kept-from.ts';
import type { Settings } from '../settings.ts';
import { keepOpenOrders, removeOldOrders } from './remove-old-orders.ts';

const year = 'financial-year';

/**
 * Orders by financial year, which is what the tax law counts in: they go as a whole on the 1 April on which the first of them are `ORDERS_YEARS`
 * old. Their payments and what customers said of them go with them.
 */
export function orderPartitions({ ORDERS_YEARS: years }: Pick<Settings, 'ORDERS_YEARS'>): Partitioned {
  return {
    table: 'orders',
    column: 'placed_at',
    span: year,
    ahead: 1,
    keptFrom(now) {
      const from = keptFrom(years, now);
      return from && spanAfter(year, spanOf(year, from.getTime()));
    },
    dependents: { remove: removeOldOrders, keep: keepOpenOrders },
  };
}
