import type { FastifyInstance } from 'fastify';
import type { GatewayFetch } from '../../gateways/gateway.ts';
import { type GatewaySimulator, paymentsPath, SandboxOutage } from './gateway-simulator.ts';

/** The host does not matter: nothing leaves the process. */
const anyHost = 'http://sandbox.invalid';

/** The `fetch` of gateways whose base is below /sandbox/pay: their simulators answer, in this process. There is no other address in the sandbox. */
export function createInsideFetch(simulators: readonly GatewaySimulator[]): GatewayFetch {
  return async (address, init) => {
    const url = new URL(address, anyHost);
    const simulator = simulators.find(({ slug }) => url.pathname.startsWith(`${paymentsPath}/${slug}/`));
    if (!simulator || url.origin !== anyHost) throw new TypeError('The sandbox calls no outside party.');
    const request = new Request(url, init);
    const path = url.pathname.slice(`${paymentsPath}/${simulator.slug}`.length);
    const handler = handlerOf(simulator, `${request.method} ${path}`);
    if (!handler) return new Response('<h1>Not Found</h1>', { status: 404, headers: html });
    try {
      return await handler(request);
    } catch (error) {
      if (!(error instanceof SandboxOutage)) throw error;
      if (error.how === 'silence') return never(init.signal);
      return new Response('<h1>Internal Server Error</h1>', { status: 500, headers: html });
    }
  };
}

/** The `fetch` of simulators to the shop, which is in the same process. */
export function reachInside(app: Pick<FastifyInstance, 'inject'>): GatewayFetch {
  return async (url, { headers, body }) => {
    const reply = await app.inject({
      method: 'POST',
      url,
      headers: Object.fromEntries(new Headers(headers)),
      payload: typeof body === 'string' ? body : '',
    });
    return new Response(reply.body, { status: reply.statusCode });
  };
}

function handlerOf({ api }: GatewaySimulator, name: string) {
  const isCalled = (pattern: string) => {
    const [parts, asked] = [pattern.split('/'), name.split('/')];
    return parts.length === asked.length && parts.every((part, at) => part === ':id' || part === asked[at]);
  };
  return Object.entries(api).find(([pattern]) => isCalled(pattern))?.[1];
}

const html = { 'content-type': 'text/html' };

/** No answer, until the one who asks has waited long enough. */
function never(signal: AbortSignal | null | undefined): Promise<never> {
  return new Promise((_, reject) => {
    const give = () =>
      reject(signal?.reason instanceof Error ? signal.reason : new Error('The wait is over.'));
    if (!signal || signal.aborted) give();
    else signal.addEventListener('abort', give, { once: true });
  });
}
