import type { DocumentOptions, Request } from '#src/request/ports.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { DocumentInput, PreparedDocument } from '#schemas/prepared.ts';
import type { DocumentReader } from './load-document.ts';

export type FakeReply =
  | { readonly data?: unknown; readonly etag?: string | null; readonly status?: 304 }
  | Error;

/** A reader for tests: answers each call with the next reply, prepares a document as it is, and remembers what was asked and reported. */
export function createFakeReader(...replies: readonly FakeReply[]) {
  const asked: { id: string; path: string; options: DocumentOptions }[] = [];
  const reported: string[] = [];
  const waiting = [...replies];

  const answer = (endpoint: AnyEndpoint, options: unknown) => {
    asked.push({ id: endpoint.id, path: endpoint.path, options: (options ?? {}) as DocumentOptions });
    const reply = waiting.shift() ?? new Error(`Unexpected call: ${endpoint.id}`);
    if (reply instanceof Error) return Promise.reject(reply);
    if (reply.status === 304) return Promise.resolve({ status: 304, etag: null, notModified: true });
    return Promise.resolve({ status: 200, data: reply.data, etag: reply.etag ?? null, notModified: false });
  };
  const prepare = async ({ nodes, ...input }: DocumentInput): Promise<PreparedDocument> => {
    const readable = Array.isArray(nodes) && nodes.length > 0;
    const issues = readable
      ? []
      : [{ ...input, nodeId: '', path: input.document, code: 'unreadable-document' }];
    return { ...input, nodes: readable ? (nodes as PreparedDocument['nodes']) : [], issues, readable };
  };
  const reader: DocumentReader = {
    request: {
      callForReply: answer,
      call: async (...args: Parameters<typeof answer>) => await answer(...args),
    } as unknown as Request,
    port: { prepare, report: (issue) => void reported.push(`${issue.document} ${issue.code}`) },
  };
  return { reader, asked, reported };
}
