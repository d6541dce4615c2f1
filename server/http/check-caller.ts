import type { FastifyRequest } from 'fastify';
import { HttpFault } from './http-fault.ts';
import { header } from './session-headers.ts';

/** Partner apps call with keys and client types of their own (spec §6). Without a list of keys every caller may call. */
export function createCheckCaller(keys: ReadonlyMap<string, string>) {
  return (request: FastifyRequest) => {
    if (keys.size === 0) return;
    const clientType = keys.get(header(request, 'apiKey') ?? '');
    if (clientType === undefined || clientType !== header(request, 'clientType')) {
      throw new HttpFault(403, {
        code: 'API_KEY',
        displayMsg: 'This API key and client type may not call. Check the headers of the request.',
      });
    }
  };
}
