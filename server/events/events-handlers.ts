import { callerOf } from '../http/caller-of.ts';
import type { HandlersOf } from '../http/handlers.ts';
import type { RateLimit } from '../http/rate-limits.ts';

/** Names of properties that could identify the customer: removed before logging. */
const privateName =
  /mobile|phone|email|(first|last|full|user)_?name|address|token|secret|password|otp|latitude|longitude|card|vpa/i;

/** Analytics events become log lines, one for each batch, with the count of each event. The analytics tool reads this log. */
export function eventsHandlers(limit: RateLimit): HandlersOf<'postEvents'> {
  return {
    async postEvents({ request, body }) {
      await limit.take(callerOf(request));
      const counts = new Map<string, number>();
      for (const { name } of body.events) counts.set(name, (counts.get(name) ?? 0) + 1);
      request.log.info({ clientId: body.clientId, counts: Object.fromEntries(counts) }, 'events');
      for (const { name, at, properties } of body.events)
        request.log.debug({ name, at, properties: withoutPrivate(properties) }, 'event');
      return { status: 'SUCCESS', data: { accepted: body.events.length } };
    },
  };
}

function withoutPrivate<Value>(properties: Readonly<Record<string, Value>>): Record<string, Value> {
  return Object.fromEntries(Object.entries(properties).filter(([name]) => !privateName.test(name)));
}
