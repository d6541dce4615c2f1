import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { headerNames } from '#schemas/header-names.ts';
import { cutHeader } from './session-headers.ts';

/** Names a request in the logs: by the id that the app or the proxy gave it, else by a new one. */
export function requestIdOf({ headers }: Pick<IncomingMessage, 'headers'>): string {
  const given = headers[headerNames.requestId];
  return typeof given === 'string' && given !== '' ? cutHeader(given) : randomUUID();
}
