import type { z } from 'zod';
import {
  checkContent,
  getContentSchemas,
  getDocumentResults,
  getExperimentResults,
  listContent,
  listContentVersions,
  mostDocuments,
  previewContent,
  publishContent,
  rollbackContent,
} from '#schemas/api/content.ts';
import type { Call } from '#schemas/call.ts';
import { UsageFault } from './context.ts';

type Fetch = (
  url: string,
  options: { method: string; headers: Record<string, string>; body?: string; signal: AbortSignal },
) => Promise<{ status: number; text: () => Promise<string> }>;

interface ServerOptions {
  /** Scheme, host and port: http://localhost:3000. */
  readonly address: string;
  readonly token: string;
  readonly fetch: Fetch;
  /** How many seconds a reply may take. */
  readonly patience?: Patience;
}

interface Patience {
  readonly read: number;
  /** Of a call that makes something. */
  readonly change: number;
}

const usualPatience: Patience = { read: 30, change: 120 };

/** Codes of errors without a connection: the server got nothing. */
const withoutConnection: ReadonlySet<string> = new Set([
  'ECONNREFUSED',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'UND_ERR_CONNECT_TIMEOUT',
]);

interface Asked {
  readonly body?: unknown;
  /** Of a call that changes what is live: what to do when its reply is lost. */
  readonly whenLost?: string;
  /** The call makes something, which may take longer. */
  readonly makes?: true;
}

interface DocumentName {
  readonly kind: string;
  readonly slug: string;
}

export type ContentServer = ReturnType<typeof createContentServer>;

/** The content calls of a running server. Each failure has a message that says what to do. */
export function createContentServer({ address, token, fetch, patience = usualPatience }: ServerOptions) {
  async function ask<C extends Call>(
    call: C,
    path: string,
    { body, whenLost, makes }: Asked = {},
  ): Promise<z.output<C['reply']>> {
    const strange = /[^\x20-\x7e]/.exec(token)?.[0];
    if (strange !== undefined)
      throw new UsageFault(
        `AUTHOR_TOKEN holds '${strange}', which no token can hold. Copy the token again, without typographic quotes around it.`,
      );
    const seconds = makes ? patience.change : patience.read;
    let status: number;
    let text: string;
    try {
      const reply = await fetch(`${address}${path}`, {
        method: call.method,
        signal: AbortSignal.timeout(seconds * 1000),
        headers: {
          authorization: `Bearer ${token}`,
          ...(body !== undefined && { 'content-type': 'application/json' }),
        },
        ...(body !== undefined && { body: JSON.stringify(body) }),
      });
      status = reply.status;
      text = await reply.text();
    } catch (error) {
      const reason = reasonOf(error as Error, seconds);
      if (whenLost !== undefined && !withoutConnection.has(reason))
        throw new UsageFault(
          `The connection to ${address} broke (${reason}), and it is not known whether this was done. ${whenLost}`,
        );
      throw new UsageFault(
        `No server answers at ${address} (${reason}). Start it (npm start), or name another one: --server http://host:port`,
      );
    }
    if (status === 413)
      throw new UsageFault(
        'The documents are larger than the server accepts at once (4 MB). Name files to send fewer at a time.',
      );
    const parsed = call.reply.safeParse(readJson(text));
    if (parsed.success && (status < 400 || status === 422)) return parsed.data as z.output<C['reply']>;
    const errors = (readJson(text) as { errors?: { displayMsg?: string }[] } | undefined)?.errors;
    const said = errors?.map(({ displayMsg }) => displayMsg).join('\n');
    if (status === 401 && said)
      throw new UsageFault(
        `${said} A token that the server made is kept in its data folder, in the file author-token: AUTHOR_TOKEN=$(cat data/author-token)`,
      );
    throw new UsageFault(
      said ||
        `${address} answered ${status} with a body that this command does not understand. Is it a server of this product?`,
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
    /** `unreadable`: those that the author has besides, and that could not be read. */
    async check(documents: readonly unknown[], unreadable: readonly DocumentName[] = []) {
      refuseTooMany(documents);
      const names = unreadable.map(({ kind, slug }) => ({ kind, slug }));
      const beside = names.length > 0 && { unreadable: names };
      return ask(checkContent, checkContent.path, { body: { documents, ...beside } });
    },
    schemas: () => ask(getContentSchemas, getContentSchemas.path),
    async publish(body: { documents: readonly unknown[]; message?: string }) {
      refuseTooMany(body.documents);
      return ask(publishContent, publishContent.path, {
        body,
        makes: true,
        whenLost: 'Run it again: what is live already stays as it is.',
      });
    },
    rollback: (body: {
      kind: string;
      slug: string;
      toVersion?: number;
      takesBack?: number;
      message?: string;
    }) =>
      ask(rollbackContent, rollbackContent.path, {
        body,
        makes: true,
        whenLost: `Run again it may take back one version more. See first what is live: npm run content -- versions ${body.kind}/${body.slug}`,
      }),
    preview: (documents: readonly unknown[]) =>
      ask(previewContent, previewContent.path, { body: { documents }, makes: true }),
  };
}

/** Why there was no reply. */
function reasonOf(error: Error, seconds: number): string {
  if (error.name === 'TimeoutError') return `no reply within ${seconds} seconds`;
  return (error.cause as NodeJS.ErrnoException | undefined)?.code ?? error.message;
}

function refuseTooMany({ length }: readonly unknown[]) {
  if (length > mostDocuments)
    throw new UsageFault(
      `These are ${length} documents, and the server accepts ${mostDocuments} at once. Name files or a folder to send fewer at a time.`,
    );
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
