import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { StartedServer } from './started-server.ts';

/** What the network does to one call. */
export type Trouble = 'none' | 'lost request' | 'lost reply' | 'cut reply';

export interface Proxy {
  readonly address: string;
  readonly replies: () => number;
  readonly close: () => void;
}

interface Options {
  readonly servers: readonly StartedServer[];
  readonly trouble?: () => Trouble;
  /** Told of each reply that went through. */
  readonly onReply?: (count: number) => void;
}

/** Stands before the processes of a shop, as the balancer of an operator does: the next process that is up gets the next call. */
export async function startProxy({ servers, trouble = () => 'none', onReply }: Options): Promise<Proxy> {
  let turn = 0;
  let replies = 0;

  async function forward(asked: IncomingMessage, answer: ServerResponse) {
    const chunks: Buffer[] = [];
    for await (const chunk of asked) chunks.push(chunk as Buffer);
    const how = trouble();
    if (how === 'lost request') return void answer.destroy();
    const up = servers.filter((server) => server.isUp());
    const server = up[(turn += 1) % Math.max(up.length, 1)];
    if (!server) return void answer.writeHead(503).end('{}');
    const { hostname, port } = new URL(await server.address());
    const sending = request(
      { hostname, port, method: asked.method, path: asked.url, headers: asked.headers },
      (reply) => {
        const parts: Buffer[] = [];
        reply.on('data', (part: Buffer) => parts.push(part));
        reply.on('error', () => answer.destroy());
        reply.on('end', () => {
          const body = Buffer.concat(parts);
          if (how === 'lost reply') return void answer.destroy();
          answer.writeHead(reply.statusCode ?? 502, reply.headers);
          if (how === 'cut reply') {
            answer.write(body.subarray(0, body.length / 2));
            return void answer.destroy();
          }
          answer.end(body);
          replies += 1;
          onReply?.(replies);
        });
      },
    );
    // The process was killed meanwhile.
    sending.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end('{}')));
    sending.end(Buffer.concat(chunks));
  }

  const proxy = createServer((asked, answer) => void forward(asked, answer).catch(() => answer.destroy()));
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}`,
    replies: () => replies,
    close: () => {
      proxy.closeAllConnections();
      proxy.close();
    },
  };
}
