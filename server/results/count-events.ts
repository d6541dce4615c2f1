import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { faultOfEvent, type PropertiesOf } from '#schemas/events.ts';
import type { ExperimentConfig } from '#schemas/rules/variants.ts';
import type { Database } from '../database/database.ts';
import { type Removal, removeExpiredRows } from '../database/remove-in-batches.ts';
import { joined } from '../joined.ts';
import { dateInIndia } from '../time-in-india.ts';
import { clientGroupOf, drawnGroupsOf } from './client-group.ts';
import { rememberedMs, resentMs } from './counted-marks.ts';
import type { PublishedNode, PublishedNodes } from './published-nodes.ts';

export interface SentEvent {
  readonly id: string;
  readonly name: string;
  /** By the clock of the client. */
  readonly at: number;
  readonly properties: Readonly<Record<string, unknown>>;
}

interface Batch {
  readonly clientId: string;
  readonly events: readonly SentEvent[];
}

/** What was counted: a visit, a cart, or a node. */
export interface CountedEvent extends Partial<PublishedNode> {
  readonly what: 'impression' | 'click' | 'visit' | 'cart';
}

/** What one event adds, where it was not counted yet. */
interface Addition extends CountedEvent {
  readonly key: string;
  readonly day: string;
  /** The day of the partition that remembers it. */
  readonly markDay: string;
}

/** What a batch adds. */
interface Due {
  readonly additions: readonly Addition[];
  /** Of the client. */
  readonly group: string;
  /** That, and the groups that it has drawn in experiments. */
  readonly groups: readonly string[];
}

/** Batches in one statement: its text stays below a few hundred kilobytes. */
const mostBatches = 100;

export interface Counted {
  readonly events: readonly CountedEvent[];
  /** The group of the client. */
  readonly group: string;
}

const nodeEvents = { widget_impression: 'impression', widget_click: 'click' } as const;
const visitEvents = { page_view: 'visit', cart_add: 'cart' } as const;

interface Parts {
  readonly db: Database;
  readonly nodes: PublishedNodes;
  /** The experiments of the configuration. */
  readonly experiments: () => Promise<ExperimentConfig>;
  readonly now: () => number;
}

export type EventCounter = ReturnType<typeof createEventCounter>;

/** Counts what browsers tell: nodes seen and pressed by the event, visits and carts once a day for each browser. */
export function createEventCounter({ db, nodes, experiments, now }: Parts) {
  /** The day of an event; of one whose clock is wrong, today. */
  const dayOf = (at: number) => dateInIndia(at > now() - resentMs && at <= now() ? at : now());
  /**
   * The same each time that an event comes, so that its mark is looked for where it is: the day of the event's own time. One whose clock is wrong by
   * days has that of its coming: when it comes again after midnight it counts again.
   */
  const markDayOf = (at: number) => dateInIndia(Math.abs(at - now()) < rememberedMs ? at : now());

  async function additionsOf({ clientId, events }: Batch): Promise<readonly Addition[]> {
    const additions = new Map<string, Addition>();
    const add = (parts: readonly string[], addition: Omit<Addition, 'key'>) => {
      const key = hashOf([clientId, ...parts]);
      additions.set(key, { key, ...addition });
    };
    for (const event of events) {
      const { id, name, at } = event;
      if (!(name in nodeEvents || name in visitEvents) || faultOfEvent(event) !== null) continue;
      const day = dayOf(at);
      if (name in visitEvents) {
        const what = visitEvents[name as keyof typeof visitEvents];
        add([what, day], { what, day, markDay: day });
        continue;
      }
      const node = await nodes.find(event.properties as PropertiesOf<'widget_click'>);
      const what = nodeEvents[name as keyof typeof nodeEvents];
      if (node) add(['event', id], { what, day, markDay: markDayOf(at), ...node });
    }
    return [...additions.values()];
  }

  /**
   * One statement for all batches that wait, so that a batch that comes twice counts once, whatever fails, and the rows that all browsers count in are
   * locked once for many. Rows are taken in one order: two statements do not wait for each other.
   */
  async function write(batches: readonly Due[]): Promise<readonly (readonly CountedEvent[])[]> {
    const given = new Map<string, Addition & Omit<Due, 'additions'>>();
    for (const { additions, ...groups } of batches)
      for (const addition of additions) given.set(addition.key, { ...addition, ...groups });
    const { rows } = await sql<{ key: string }>`
      with given as materialized (
        select * from json_to_recordset(${JSON.stringify([...given.values()])}::json)
          as each (
            key text, what text, day text, "markDay" date, kind text, slug text, version integer, "nodeId" text,
            "group" text, groups json
          )
      ), fresh as (
        insert into counted_marks (day, key)
        select "markDay", key from given
        where not exists (select from counted_events as before where before.key = given.key)
        order by "markDay", key
        on conflict (day, key) do nothing
        returning key
      ), of_nodes as (
        insert into node_counts as kept
          (day, kind, slug, version, node_id, client_group, impressions, clicks)
        select day, kind, slug, version, "nodeId", "group",
          count(*) filter (where what = 'impression'), count(*) filter (where what = 'click')
        from given join fresh using (key)
        where what in ('impression', 'click')
        group by day, kind, slug, version, "nodeId", "group"
        order by day, kind, slug, version, "nodeId", "group"
        on conflict (kind, slug, version, day, node_id, client_group) do update set
          impressions = kept.impressions + excluded.impressions,
          clicks = kept.clicks + excluded.clicks
      ), of_visits as (
        insert into visit_counts as kept (day, client_group, visits, carts)
        select day, client_group, count(*) filter (where what = 'visit'), count(*) filter (where what = 'cart')
        from given join fresh using (key)
          cross join json_array_elements_text(groups) as of_client (client_group)
        where what in ('visit', 'cart')
        group by day, client_group
        order by day, client_group
        on conflict (day, client_group) do update set
          visits = kept.visits + excluded.visits,
          carts = kept.carts + excluded.carts
      )
      select key from fresh
    `.execute(db);
    const fresh = new Set(rows.map(({ key }) => key));
    // Of a batch that waited twice the first one is counted.
    return batches.map(({ additions }) => additions.filter(({ key }) => fresh.delete(key)));
  }
  const writeSoon = joined(write, mostBatches);

  return {
    /** Returns what was not counted before. */
    async count(batch: Batch): Promise<Counted> {
      const additions = await additionsOf(batch);
      const group = clientGroupOf(batch.clientId) ?? 'unknown';
      if (additions.length === 0) return { events: [], group };
      const groups = [group, ...drawnGroupsOf(batch.clientId, await experiments())];
      return { events: await writeSoon({ additions, group, groups }), group };
    },

    /** What builds before the partitions have marked. */
    removeExpired: (removal?: Removal): Promise<void> =>
      removeExpiredRows(
        db,
        {
          table: 'counted_events',
          key: 'key',
          expiry: 'counted_at',
          until: new Date(now() - rememberedMs),
        },
        removal,
      ),
  };
}

/** Names no client: the table holds hashes alone. */
function hashOf(parts: readonly string[]): string {
  return createHash('sha256').update(JSON.stringify(parts)).digest('base64url').slice(0, 22);
}
