import { fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The message of the server when it listens. */
export interface PageServer {
  readonly port: number;
}

/** What page-server-app.ts is asked: to send on its bare route what this path is answered with, or how many bytes it takes. */
export type Question = { readonly bare: string } | { readonly memory: true };
export type Answer = { readonly etag: string } | { readonly bytes: number };

export interface PageServerProcess extends PageServer {
  /** Returns the ETag of what the bare route sends from now on. */
  readonly bareSends: (path: string) => Promise<string>;
  /** Resident bytes, after its garbage was collected. */
  readonly memory: () => Promise<number>;
  readonly end: () => Promise<void>;
}

/** The product's server in a process of its own; without the URL of a PostgreSQL database on an embedded one. */
export async function startPageServer(url?: string): Promise<PageServerProcess> {
  const server = fork(
    join(dirname(fileURLToPath(import.meta.url)), 'page-server-app.ts'),
    url === undefined ? [] : [url],
    {
      execArgv: ['--expose-gc', '--import', 'tsx'],
      env: { ...process.env, NODE_ENV: 'production' },
    },
  );
  const next = async () => (await once(server, 'message'))[0] as unknown;
  async function ask(question: Question): Promise<Answer> {
    server.send(question);
    return (await next()) as Answer;
  }
  const { port } = (await next()) as PageServer;
  return {
    port,
    async bareSends(bare) {
      const answer = await ask({ bare });
      return 'etag' in answer ? answer.etag : '';
    },
    async memory() {
      const answer = await ask({ memory: true });
      return 'bytes' in answer ? answer.bytes : Number.NaN;
    },
    async end() {
      server.disconnect();
      await once(server, 'exit');
    },
  };
}
