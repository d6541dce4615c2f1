import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';
import { type EventName, events } from '#schemas/events.ts';
import type { Connections } from '../database/database.ts';
import type { ReplicaReport } from '../database/replica/open-replica.ts';

/** A reply that was sent. */
export interface Replied {
  readonly method: string;
  /** The pattern of its route, never its address: addresses name customers and orders, and are without number. */
  readonly route: string;
  readonly status: number;
  readonly seconds: number;
}

/** What a cache holds now, and how often it had what was asked for since the start. */
export interface CacheState {
  readonly bytes: number;
  readonly hits: number;
  readonly misses: number;
}

/** Seconds. From a file of the app to the longest time that a customer waits. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** A node of a document that was seen or pressed; what is counted without a node has none. */
interface NodeEvent {
  readonly what: string;
  readonly kind?: string;
  readonly slug?: string;
  readonly nodeId?: string;
}

interface BrowserEvent {
  readonly name: string;
  readonly properties: Readonly<Record<string, unknown>>;
}

export type Metrics = ReturnType<typeof createMetrics>;

/** What a running server knows of itself, in the metrics of Prometheus. Each server of a process has its own. docs/operations.md lists them. */
export function createMetrics() {
  const registry = new Registry();
  const registers = [registry];
  // Memory, processor, open files, and how late the event loop is.
  collectDefaultMetrics({ register: registry });

  const replies = new Counter({
    name: 'http_replies_total',
    help: 'Replies by method, route and status.',
    labelNames: ['method', 'route', 'status'],
    registers,
  });
  const times = new Histogram({
    name: 'http_reply_seconds',
    help: 'Seconds from a request to the end of its reply.',
    labelNames: ['method', 'route'],
    buckets,
    registers,
  });
  const refused = new Counter({
    name: 'http_shed_total',
    help: 'Requests that were refused at once because too many were waiting.',
    registers,
  });
  const told = new Counter({
    name: 'browser_events_total',
    help: 'Events that browsers sent, by name (docs/events.md). A batch that comes twice counts twice.',
    labelNames: ['event'],
    registers,
  });
  const faults = new Counter({
    name: 'document_faults_total',
    help: 'Places in documents that browsers mended or left out, by document and kind of fault.',
    labelNames: ['document', 'code'],
    registers,
  });
  const nodes = new Counter({
    name: 'document_node_events_total',
    help: 'Nodes of documents that were seen and pressed, by document, node and group of the client. Counted once, like the results.',
    labelNames: ['document', 'node', 'group', 'event'],
    registers,
  });

  const purges = new Counter({
    name: 'cdn_purges_total',
    help: 'How often a CDN was told what has changed, by whether it took it.',
    labelNames: ['result'],
    registers,
  });

  const faultLabels = boundedFaults();

  return {
    /** The text that Prometheus reads, and its media type. */
    read: () => registry.metrics(),
    contentType: registry.contentType,

    replied({ method, route, status, seconds }: Replied): void {
      replies.inc({ method, route, status });
      times.observe({ method, route }, seconds);
    },

    shed(): void {
      refused.inc();
    },

    /** Names that are not of the list count together: a browser can invent any number. */
    told(batch: readonly BrowserEvent[]): void {
      for (const { name, properties } of batch) {
        told.inc({ event: isEvent(name) ? name : 'unknown' });
        if (name === 'document_fault') faults.inc(faultLabels(properties));
      }
    },

    counted(events: readonly NodeEvent[], group: string): void {
      for (const { what, kind, slug, nodeId } of events)
        if (kind !== undefined && slug !== undefined && nodeId !== undefined)
          nodes.inc({ document: `${kind}/${slug}`, node: nodeId, group, event: what });
    },

    /** The requests that wait for their answer, asked for whenever the metrics are read. */
    watchWaiting(read: () => number): void {
      new Gauge({
        name: 'http_requests_waiting',
        help: 'Requests that wait for their answer.',
        registers,
        collect() {
          this.set(read());
        },
      });
    },

    purged(result: 'done' | 'failed'): void {
      purges.inc({ result });
    },

    /** The connections to the database, asked for whenever the metrics are read. */
    watchConnections(read: () => Connections): void {
      new Gauge({
        name: 'database_connections',
        help: 'Connections to the database that are busy or idle, and requests that wait for one.',
        labelNames: ['state'],
        registers,
        collect() {
          for (const [state, count] of Object.entries(read())) this.set({ state }, count);
        },
      });
    },

    /** The replica of the database, asked for whenever the metrics are read. */
    watchReplica(read: () => ReplicaReport): void {
      new Counter({
        name: 'database_public_reads_total',
        help: 'Queries of pages and public calls, by where they were answered.',
        labelNames: ['from'],
        registers,
        collect() {
          this.reset();
          for (const [from, count] of Object.entries(read().reads)) this.inc({ from }, count);
        },
      });
      new Gauge({
        name: 'database_replica_asked',
        help: 'Whether pages and public calls read from the replica (1), or from the primary alone (0).',
        registers,
        collect() {
          this.set(read().isAsked ? 1 : 0);
        },
      });
      new Gauge({
        name: 'database_replica_lag_seconds',
        help: 'Seconds that the replica is behind at most.',
        registers,
        collect() {
          this.set(read().lagMs / 1000);
        },
      });
    },

    /** Whether Valkey answers, asked for whenever the metrics are read. */
    watchValkey(isReady: () => boolean): void {
      new Gauge({
        name: 'valkey_ready',
        help: 'Whether Valkey counts the limits (1), or the database in its place (0).',
        registers,
        collect() {
          this.set(isReady() ? 1 : 0);
        },
      });
    },

    /** The caches of this process by name, asked for whenever the metrics are read. */
    watchCaches(read: () => Readonly<Record<string, CacheState>>): void {
      new Gauge({
        name: 'cache_bytes',
        help: 'Bytes that a cache holds.',
        labelNames: ['cache'],
        registers,
        collect() {
          for (const [cache, { bytes }] of Object.entries(read())) this.set({ cache }, bytes);
        },
      });
      new Counter({
        name: 'cache_asked_total',
        help: 'How often a cache was asked, by whether it had the answer.',
        labelNames: ['cache', 'result'],
        registers,
        collect() {
          this.reset();
          for (const [cache, { hits, misses }] of Object.entries(read())) {
            this.inc({ cache, result: 'hit' }, hits);
            this.inc({ cache, result: 'miss' }, misses);
          }
        },
      });
    },
  };
}

function isEvent(name: string): name is EventName {
  return Object.hasOwn(events, name);
}

/** Browsers can invent values. Each new one is a time series that stays, so those past this number count together. */
const mostFaults = 500;
const other = { document: 'other', code: 'other' };

function boundedFaults() {
  const shape = events.document_fault.properties.pick({ document: true, code: true });
  const seen = new Set<string>();
  return ({ document, code }: Readonly<Record<string, unknown>>) => {
    const { data } = shape.safeParse({ document, code });
    if (!data) return other;
    const key = JSON.stringify([data.document, data.code]);
    if (!seen.has(key) && seen.size >= mostFaults) return other;
    seen.add(key);
    return data;
  };
}
