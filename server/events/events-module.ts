import { createRateLimit } from '../http/rate-limits.ts';
import type { ModuleParts } from '../module.ts';
import { eventsHandlers } from './events-handlers.ts';

export function eventsModule({ db }: ModuleParts) {
  return { handlers: eventsHandlers(createRateLimit(db, { name: 'events', points: 120, seconds: 60 })) };
}
