import { type Agent, get } from 'node:http';

export const CONNECTIONS = 20;
const ROUND_MS = 1500;

export interface Load {
  readonly agent: Agent;
  readonly port: number;
  /** Of the nth request. */
  readonly pathOf: (at: number) => string;
  readonly headers: Readonly<Record<string, string>>;
  readonly status: 200 | 304;
}

/** The bytes of the body that the nth request gets. */
export function ask({ agent, port, pathOf, headers, status }: Load, at = 0): Promise<number> {
  const path = pathOf(at);
  return new Promise((resolve, reject) => {
    const request = get({ host: '127.0.0.1', port, path, agent, headers }, (reply) => {
      let bytes = 0;
      reply.on('data', (chunk: Buffer) => (bytes += chunk.length));
      reply.on('error', reject);
      reply.on('end', () => {
        if (reply.statusCode === status) resolve(bytes);
        else reject(new Error(`${path} answered ${reply.statusCode}, not ${status}.`));
      });
    });
    request.on('error', reject);
  });
}

/** Replies per second over all connections, each of which sends the next request as soon as it has the reply. */
export async function rate(load: Load): Promise<number> {
  const start = performance.now();
  let asked = 0;
  const counts = await Promise.all(
    Array.from({ length: CONNECTIONS }, async () => {
      let count = 0;
      for (; performance.now() - start < ROUND_MS; count++) await ask(load, asked++);
      return count;
    }),
  );
  return (1000 * counts.reduce((sum, count) => sum + count)) / (performance.now() - start);
}
