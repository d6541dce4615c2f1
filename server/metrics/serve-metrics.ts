import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Settings } from '../settings.ts';
import { StartFault } from '../start-fault.ts';
import type { Metrics } from './create-metrics.ts';

export const metricsPath = '/metrics';

interface Parts {
  readonly metrics: Pick<Metrics, 'read' | 'contentType'>;
  readonly port: number;
  readonly host: Settings['METRICS_HOST'];
}

export interface MetricsServer {
  readonly url: string;
  readonly close: () => Promise<void>;
}

/**
 * Serves the metrics on a port of their own: they say how the shop does, and no customer's request reaches that port.
 * @throws StartFault when it cannot listen there
 */
export async function serveMetrics({ metrics, port, host }: Parts): Promise<MetricsServer> {
  const server = createServer((request, reply) => {
    // Not as a URL: what is asked for may be none, such as '//'.
    if (request.url?.split('?')[0] !== metricsPath) {
      reply.writeHead(404, { 'content-type': 'text/plain' }).end(`The metrics are at ${metricsPath}.\n`);
      return;
    }
    metrics.read().then(
      (text) => reply.writeHead(200, { 'content-type': metrics.contentType }).end(text),
      (error: unknown) => reply.writeHead(500, { 'content-type': 'text/plain' }).end(`${String(error)}\n`),
    );
  });
  await listen(server, { port, host });
  const { port: taken } = server.address() as AddressInfo;
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${taken}${metricsPath}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

function listen(server: Server, { port, host }: Omit<Parts, 'metrics'>): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) =>
      reject(
        new StartFault(
          `The metrics cannot be served at ${host}:${port}: ${error.code ?? error.message}.`,
          'Name another port with METRICS_PORT or another address with METRICS_HOST, or leave METRICS_PORT out to have no metrics.',
          { cause: error },
        ),
      ),
    );
    server.listen({ port, host }, resolve);
  });
}
