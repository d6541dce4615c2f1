import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';
import type { Metrics } from '../metrics/create-metrics.ts';
import type { ResultsModule } from '../results/results-module.ts';
import { deviceTypeOf } from './device-type.ts';
import type { RecentEvents } from './recent-events.ts';

/** Names of properties that could identify the customer: removed before logging. */
const privateName =
  /mobile|phone|email|(first|last|full|user)_?name|address|token|secret|password|otp|latitude|longitude|card|vpa/i;

interface Options {
  readonly limit: RateLimit;
  /** Where the sandbox shows them. */
  readonly recent: RecentEvents | undefined;
  /** Counts them for the results of documents and experiments. */
  readonly count: ResultsModule['count'];
  readonly metrics: Pick<Metrics, 'told' | 'counted'> | undefined;
}

/** Analytics events become log lines, one for each batch, with the count of each event. The analytics tool reads this log. */
export function eventsHandlers({ limit, recent, count, metrics }: Options): HandlersOf<'postEvents'> {
  return {
    async postEvents({ request, body }) {
      await limit.take(callerOf(request));
      const counts = new Map<string, number>();
      for (const { name } of body.events) counts.set(name, (counts.get(name) ?? 0) + 1);
      const deviceType = deviceTypeOf(request.headers['user-agent'] ?? '');
      request.log.info({ clientId: body.clientId, deviceType, counts: Object.fromEntries(counts) }, 'events');
      const events = body.events.map((event) => ({ ...event, properties: withoutPrivate(event.properties) }));
      for (const event of events) request.log.debug(event, 'event');
      recent?.add(body.clientId, events);
      metrics?.told(body.events);
      try {
        const { events: fresh, group } = await count(body);
        metrics?.counted(fresh, group);
      } catch (error) {
        // The browser has done its part.
        request.log.warn({ err: error }, 'events were not counted');
      }
      return { status: 'SUCCESS', data: { accepted: body.events.length } };
    },
  };
}

function withoutPrivate<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !privateName.test(name)));
}
