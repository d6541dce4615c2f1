import type { z } from 'zod';
import {
  checkContent,
  getContentSchemas,
  getDocumentResults,
  getExperimentResults,
  listContent,
  listContentVersions,
  previewContent,
  publishContent,
  rollbackContent,
} from '#schemas/api/content.ts';
import type { Call } from '#schemas/call.ts';
import { UsageFault } from './context.ts';

type Fetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: string },
) => Promise<{ status: number; text: () => Promise<string> }>;

interface ServerOptions {
  /** Scheme, host and port: http://localhost:3000. */
  readonly address: string;
  readonly token: string;
  readonly fetch: Fetch;
}

export type ContentServer = ReturnType<typeof createContentServer>;

/** The content calls of a running server. Each failure has a message that says what to do. */
export function createContentServer({ address, token, fetch }: ServerOptions) {
  async function ask<C extends Call>(call: C, path: string, body?: unknown): Promise<z.output<C['reply']>> {
    const strange = /[^\x20-\x7e]/.exec(token)?.[0];
    if (strange !== undefined)
      throw new UsageFault(
        `AUTHOR_TOKEN holds '${strange}', which no token can hold. Copy the token again, without typographic quotes around it.`,
      );
    let reply: Awaited<ReturnType<Fetch>>;
    try {
      reply = await fetch(`${address}${path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
    } catch (error) {
      const reason =
        ((error as Error).cause as NodeJS.ErrnoException | undefined)?.code ?? (error as Error).message;
      throw new UsageFault(
        `No server answers at ${address} (${reason}). Start it (npm start), or name another one: --server http://host:port`,
      );
    }
    if (reply.status === 413)
      throw new UsageFault(
        'The documents are larger than the server accepts at once (4 MB). Name files to send fewer at a time.',
      );
    const text = await reply.text();
    const parsed = call.reply.safeParse(readJson(text));
    if (parsed.success && (reply.status < 400 || reply.status === 422))
      return parsed.data as z.output<C['reply']>;
    const errors = (readJson(text) as { errors?: { displayMsg?: string }[] } | undefined)?.errors;
    const said = errors?.map(({ displayMsg }) => displayMsg).join('\n');
    if (reply.status === 401 && said)
      throw new UsageFault(
        `${said} A token that the server made is kept in its data folder, in the file author-token: AUTHOR_TOKEN=$(cat data/author-token)`,
      );
    throw new UsageFault(
      said ||
        `${address} answered ${reply.status} with a body that this command does not understand. Is it a server of this product?`,
    );
  }

  return {
    address,
    list: () => ask(listContent, listContent.path),
    versions: (kind: string, slug: string) =>
      ask(listContentVersions, listContentVersions.path.replace(':kind', kind).replace(':slug', slug)),
    documentResults: (kind: string, slug: string, days: number | undefined) =>
      ask(
        getDocumentResults,
        `${getDocumentResults.path.replace(':kind', kind).replace(':slug', slug)}${daysQuery(days)}`,
      ),
    experimentResults: (days: number | undefined) =>
      ask(getExperimentResults, `${getExperimentResults.path}${daysQuery(days)}`),
    check: (documents: readonly unknown[]) => ask(checkContent, checkContent.path, { documents }),
    schemas: () => ask(getContentSchemas, getContentSchemas.path),
    publish: (body: { documents: readonly unknown[]; message?: string }) =>
      ask(publishContent, publishContent.path, body),
    rollback: (body: {
      kind: string;
      slug: string;
      toVersion?: number;
      takesBack?: number;
      message?: string;
    }) => ask(rollbackContent, rollbackContent.path, body),
    preview: (documents: readonly unknown[]) => ask(previewContent, previewContent.path, { documents }),
  };
}

function daysQuery(days: number | undefined): string {
  return days === undefined ? '' : `?days=${days}`;
}

function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
