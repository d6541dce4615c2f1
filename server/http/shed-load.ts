import type { FastifyInstance, FastifyRequest } from 'fastify';
import { askAgainSeconds } from '../database/database-unavailable.ts';
import { healthPaths } from './health.ts';
import { HttpFault } from './http-fault.ts';
import { isFileRoute } from './static-files.ts';

interface ShedLoadOptions {
  /** Most requests that wait for an answer at once. */
  readonly mostWaiting: number;
  /** Told of each request that was refused. */
  readonly shed: () => void;
}

/** What is waiting for an answer now. */
export interface Load {
  readonly waiting: () => number;
}

const overloaded = {
  code: 'OVERLOADED',
  displayMsg: 'Very many guests are ordering right now. Please try again in a moment.',
  header: 'Oops!',
  btnMsg: 'Ok',
};

/**
 * Refuses requests at once when too many wait: in a longer line each would wait until its customer has given up, and be answered all the same.
 * A request waits from its headers to the begin of its answer, without the time in which its body arrives: slow clients take nobody's place. One
 * whose customer has gone waits on, since the work for it goes on as well. Files wait for nothing, and whether the process is well is asked most of all when it is not.
 */
export function shedLoad(app: FastifyInstance, { mostWaiting, shed }: ShedLoadOptions): Load {
  const waiting = new Set<FastifyRequest>();

  function enter(request: FastifyRequest) {
    if (isFileRoute(request) || healthPaths.has(request.routeOptions.url ?? '')) return;
    if (waiting.size >= mostWaiting) {
      shed();
      throw new HttpFault(503, overloaded, { 'retry-after': String(askAgainSeconds) });
    }
    waiting.add(request);
  }

  app.addHook('onRequest', async (request) => enter(request));
  app.addHook('preParsing', async (request) => void waiting.delete(request));
  app.addHook('preValidation', async (request) => enter(request));
  app.addHook('onSend', async (request) => void waiting.delete(request));
  return { waiting: () => waiting.size };
}
