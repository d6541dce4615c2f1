import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import type { FastifyInstance, HTTPMethods } from 'fastify';
import { onTestFinished } from 'vitest';
import { run, type Terminal } from '../content/command/run.ts';

export interface Desk {
  readonly folder: string;
  /** A string is written as it is. */
  readonly write: (path: string, content: object | string) => void;
  readonly remove: (path: string) => void;
  readonly read: (path: string) => string;
  /** Runs one content command, and returns its exit code and what it printed. */
  readonly command: (...args: string[]) => Promise<{ code: number; text: string }>;
}

interface Options {
  readonly token: string;
  readonly fetch: Terminal['fetch'];
  readonly server?: string;
  readonly env?: Terminal['env'];
}

/** An author with a content folder and a token of their own. The folder is removed when the test is over. */
export function createDesk({ token, fetch, server, env }: Options): Desk {
  const folder = mkdtempSync(join(tmpdir(), 'desk-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  return {
    folder,
    write(path, content) {
      const file = join(folder, path);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, typeof content === 'string' ? content : JSON.stringify(content));
    },
    remove: (path) => rmSync(join(folder, path)),
    read: (path) => readFileSync(join(folder, path), 'utf8'),
    async command(...args) {
      const printed: string[] = [];
      const print = (text: string) => void printed.push(text);
      const code = await run([...args, '--content', folder, ...(server ? ['--server', server] : [])], {
        env: { AUTHOR_TOKEN: token, ...env },
        fetch,
        print,
        printError: print,
        now: () => Date.parse('2026-11-20T10:00:00Z'),
      });
      return { code, text: printed.join('\n') };
    },
  };
}

/** Sends the calls of a desk into an app that listens to no port. */
export function fetchFrom(app: FastifyInstance): Terminal['fetch'] {
  return async (url, { method, headers, body }) => {
    const { pathname, search } = new URL(url);
    const reply = await app.inject({
      method: method as HTTPMethods & 'GET',
      url: pathname + search,
      headers,
      ...(body !== undefined && { payload: body }),
    });
    return { status: reply.statusCode, text: async () => reply.body };
  };
}

/** A home page with one notice. */
export const landingSaying = (text: string) => ({
  document: 'landing',
  nodes: [{ id: 'a', type: 'notice', props: { text } }],
});
