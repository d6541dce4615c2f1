import type { DocumentKind } from '#schemas/documents/documents.ts';
import { addressOf, type Path, type Report } from './fault.ts';
import { neverHolds } from './never-holds.ts';
import { isRecord } from './walk-schema.ts';

/** Lists in which a value stands once, by the kind of node: where it is, and what must differ in an entry of it. */
const distinctEntries: Readonly<Record<string, readonly [list: string, field?: string]>> = {
  'field-category': ['options', 'value'],
  'field-tags': ['tags'],
  'order-types': ['types', 'code'],
};

/** What fits its schema field by field, and makes no sense together. */
export function checkContradictions(
  kind: DocumentKind,
  { body, report }: { readonly body: Readonly<Record<string, unknown>>; readonly report: Report },
) {
  if (body.heading === '') report(['heading'], 'blank', 'is empty. Write what the page is headed by.');
  if (kind === 'alerts') checkAlerts(listOf(body.alerts), report);
  const nodes = listOf(body.nodes);
  if (kind === 'feedback-template') checkForm(nodes, report);
  for (const [at, node] of nodes.entries()) checkEntries(node, { path: ['nodes', at], report });
}

function checkAlerts(alerts: readonly unknown[], report: Report) {
  const places = new Map<unknown, number>();
  for (const [at, alert] of alerts.entries()) {
    if (!isRecord(alert)) continue;
    const { id, from, until } = alert;
    const earlier = places.get(id);
    if (typeof id === 'string' && earlier !== undefined) {
      report(
        ['alerts', at, 'id'],
        'duplicate-id',
        `is '${id}', as is alerts[${earlier}].id: who dismisses one would dismiss both. Give each an id of its own.`,
      );
    }
    places.set(id, at);
    if (typeof from !== 'string' || typeof until !== 'string') continue;
    const reason = neverHolds({ from, until });
    if (reason) report(['alerts', at], 'never-shown', `would never be shown: ${reason}`);
  }
}

/** A form sends one answer of a kind, the first. Fields with a `when` may be there for one another. */
function checkForm(nodes: readonly unknown[], report: Report) {
  const places = new Map<string, number>();
  for (const [at, node] of nodes.entries()) {
    if (!isRecord(node) || typeof node.type !== 'string' || !node.type.startsWith('field-')) continue;
    const earlier = places.get(node.type);
    const other = earlier === undefined ? undefined : nodes[earlier];
    if (isRecord(other) && (node.when === undefined || other.when === undefined)) {
      report(
        ['nodes', at],
        'asked-twice',
        `asks with '${node.type}', as does nodes[${earlier}]: only the first answer would be sent. Remove one of the two.`,
      );
    }
    if (earlier === undefined) places.set(node.type, at);
  }
}

function checkEntries(node: unknown, { path, report }: { readonly path: Path; readonly report: Report }) {
  if (!isRecord(node) || typeof node.type !== 'string' || !Object.hasOwn(distinctEntries, node.type)) return;
  const [list, field] = distinctEntries[node.type] ?? [''];
  if (!isRecord(node.props)) return;
  const places = new Map<unknown, string>();
  for (const [at, entry] of listOf(node.props[list]).entries()) {
    const value = field === undefined ? entry : isRecord(entry) ? entry[field] : undefined;
    if (typeof value !== 'string') continue;
    const place = [...path, 'props', list, at, ...(field === undefined ? [] : [field])];
    const earlier = places.get(value);
    if (earlier !== undefined)
      report(
        place,
        'duplicate-value',
        `is '${value}', as is ${earlier}: nobody could tell the two apart. Change or remove one.`,
      );
    else places.set(value, addressOf(place));
  }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}
