import { isRecord } from '#schemas/is-record.ts';
import type { DocumentInput, DocumentIssue, PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { type Engine, type NodeRead, readNode } from './read-node.ts';
import { sameJson } from './same-json.ts';

/** From what each prepared node was read. A document that came with the page has none, and its nodes are read once more. */
const sources = new WeakMap<PreparedNode, { readonly raw: unknown; readonly read: NodeRead }>();

/**
 * Reads a list of nodes. Every fault is in `issues` once; no fault of one node changes another. A node of `previous` whose entry is the same
 * is kept, the very object, so that its view is not drawn again; one that only moved keeps its props.
 */
export function prepareDocument(input: DocumentInput, engine: Engine): PreparedDocument {
  const { document, version, place, previous } = input;
  const issues: DocumentIssue[] = [];
  const nodes: PreparedNode[] = [];
  const report = (nodeId: string, path: string, code: string) =>
    issues.push({ document, version, nodeId, path, code });

  if (!Array.isArray(input.nodes) || input.nodes.length === 0) {
    report('', document, Array.isArray(input.nodes) ? 'empty-document' : 'unreadable-document');
    return { document, version, place, nodes, issues, readable: false };
  }

  const before = new Map(previous?.nodes.map((node) => [node.id, node]));
  const ids = new Map<string, number>();
  input.nodes.forEach((raw: unknown, index) => {
    const address = `${document}[${index}]`;
    const rawId = isRecord(raw) && typeof raw.id === 'string' ? raw.id : '';
    const used = ids.get(rawId) ?? 0;
    const id = used > 0 ? `${rawId}~${used + 1}` : rawId;
    const last = before.get(id);
    const source = last && sources.get(last);
    const isSame = source !== undefined && sameJson(source.raw, raw);
    const read = isSame ? source.read : readNode(raw, engine, place);

    if (read.hasId) {
      ids.set(rawId, used + 1);
      // Two nodes with the same id are both shown, and the second one is reported.
      if (used > 0) report(rawId, `${address}.id`, 'duplicate-id');
    }
    for (const { path, code } of read.faults) report(rawId, address + path, code);
    if (!read.node) return;
    const fresh: PreparedNode = { ...read.node, id, address };
    const node = last && sameJson(last, fresh) ? last : fresh;
    nodes.push(node);
    if (node !== last || !isSame) sources.set(node, { raw, read: { ...read, node } });
  });
  return { document, version, place, nodes, issues, readable: nodes.some((node) => !node.unknown) };
}
