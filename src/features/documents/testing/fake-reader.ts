import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { DocumentInput, PreparedDocument } from '#schemas/prepared.ts';
import type { DocumentOptions } from '#src/request/ports.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import type { DocumentReader } from '../load-document.ts';

/**
 * A reader for tests: answers each call with the next of the given replies (a server's data, `refused()`, `tagged()` or `unchanged`), prepares
 * documents unchanged, and records the calls, the reported issues, and after which document each one was prepared.
 */
export function createFakeReader(...replies: readonly unknown[]) {
  const asked: { id: string; path: string; options: DocumentOptions }[] = [];
  const reported: string[] = [];
  const followed: (PreparedDocument | undefined)[] = [];
  const waiting = [...replies];

  const request = requestAnswering((endpoint: AnyEndpoint, options?: DocumentOptions) => {
    asked.push({ id: endpoint.id, path: endpoint.path, options: options ?? {} });
    if (waiting.length === 0) throw new Error(`Unexpected call: ${endpoint.id}`);
    return waiting.shift();
  });
  const prepare = async ({ nodes, previous, ...input }: DocumentInput): Promise<PreparedDocument> => {
    followed.push(previous);
    const readable = Array.isArray(nodes) && nodes.length > 0;
    const issues = readable
      ? []
      : [{ ...input, nodeId: '', path: input.document, code: 'unreadable-document' }];
    return { ...input, nodes: readable ? (nodes as PreparedDocument['nodes']) : [], issues, readable };
  };
  const reader: DocumentReader = {
    request,
    port: { prepare, report: (issue) => void reported.push(`${issue.document} ${issue.code}`) },
  };
  return { reader, asked, reported, followed };
}
