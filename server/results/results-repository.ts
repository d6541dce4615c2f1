import { sql } from 'kysely';
import type { Database } from '../database/database.ts';
import { wasCancelled } from '../orders/orders-repository.ts';
import { startInIndia } from '../time-in-india.ts';
import { dayMs } from './days.ts';
import type { CountedGroup } from './client-group.ts';
import type { NamedVersion } from '../content/published-version.ts';

/** What browsers of one group did. */
export interface Journey {
  readonly visits: number;
  readonly carts: number;
  readonly orders: number;
  /** Who ordered, each once a day. */
  readonly customers: number;
  /** In paise. */
  readonly value: number;
}

export interface GroupOfDay extends Journey {
  readonly day: string;
  readonly group: CountedGroup;
}

export interface NodeCount {
  readonly nodeId: string;
  readonly group: string;
  readonly impressions: number;
  readonly clicks: number;
}

export type ResultsRepository = ReturnType<typeof createResultsRepository>;

/** The counts of days. Orders and their money are those of the shop itself: what a browser says of them is not counted. */
export function createResultsRepository(db: Database) {
  return {
    async nodes(
      { kind, slug, version }: NamedVersion & { readonly kind: string },
      days: readonly string[],
    ): Promise<NodeCount[]> {
      const rows = await db
        .selectFrom('node_counts')
        .select(['node_id', 'client_group'])
        .select(({ fn }) => [
          fn.sum<string>('impressions').as('seen'),
          fn.sum<string>('clicks').as('pressed'),
        ])
        .where('kind', '=', kind)
        .where('slug', '=', slug)
        .where('version', '=', version)
        .where('day', 'in', days)
        .groupBy(['node_id', 'client_group'])
        .execute();
      return rows.map((row) => ({
        nodeId: row.node_id,
        group: row.client_group,
        impressions: Number(row.seen),
        clicks: Number(row.pressed),
      }));
    },

    /** An order that was cancelled is none. */
    async journeys(days: readonly string[]): Promise<GroupOfDay[]> {
      const from = new Date(startInIndia(days[0] ?? ''));
      const until = new Date(startInIndia(days.at(-1) ?? '') + dayMs);
      const { rows } = await sql<Record<keyof GroupOfDay, string>>`
        with placed as (
          select to_char((placed_at at time zone 'UTC') + interval '330 minutes', 'YYYY-MM-DD') as day,
            of_client.client_group, user_id, net_price
          from orders cross join lateral (
            select coalesce(summary->>'clientGroup', 'unknown') as client_group
            union all select jsonb_array_elements_text(coalesce(summary->'drawnGroups', '[]'))
          ) as of_client
          where stages is not null and placed_at >= ${from} and placed_at < ${until} and not ${wasCancelled}
        ), sold as (
          select day, client_group, count(*) as orders, count(distinct user_id) as customers, sum(net_price) as value
          from placed group by day, client_group
        ), came as (
          select day, client_group, visits, carts from visit_counts where day in (${sql.join(days)})
        )
        select day, client_group as "group", coalesce(visits, 0) as visits, coalesce(carts, 0) as carts,
          coalesce(orders, 0) as orders, coalesce(customers, 0) as customers, coalesce(value, 0) as value
        from came full join sold using (day, client_group)
        order by day, client_group
      `.execute(db);
      return rows.map(({ day, group, ...counts }) => ({
        day,
        group: group as CountedGroup,
        visits: Number(counts.visits),
        carts: Number(counts.carts),
        orders: Number(counts.orders),
        customers: Number(counts.customers),
        value: Number(counts.value),
      }));
    },
  };
}
