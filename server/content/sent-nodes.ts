import type { Node, When } from '#schemas/node.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import { canRender, introducedIn } from '#schemas/registry-version.ts';
import { holds, type WhenFacts } from '#schemas/rules/when-holds.ts';
import { checksumOf } from './canonical-json.ts';

/** Whom nodes are sent to. */
export interface Receiver extends WhenFacts {
  /** Of the app; undefined counts as the newest. */
  readonly registryVersion?: number | undefined;
}

/** The registry version in the header of a request; undefined without one, which counts as the newest. */
export function registryVersionOf(header: string | undefined): number | undefined {
  return header !== undefined && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : undefined;
}

/**
 * The nodes that are sent: those that the app can render, and whose `when` holds as far as this server knows. A node whose `when` the app or this
 * server does not understand is held back: a later server may have published it. What has begun is sent without its beginning, so that it is shown
 * by the clock of the server, whatever the clock of the device says.
 */
export function sentNodes(nodes: readonly Node[], receiver: Receiver, introduced = introducedIn): Node[] {
  const { registryVersion } = receiver;
  return nodes
    .filter(
      (node) =>
        whenFaults(node.when).length === 0 &&
        (registryVersion === undefined || canRender(registryVersion, node, introduced)) &&
        holds(node.when, receiver),
    )
    .map(begun);
}

function begun(node: Node): Node {
  if (node.when?.from === undefined) return node;
  const { when, ...rest } = node;
  const { from: _, ...clauses } = when as When;
  return Object.keys(clauses).length === 0 ? rest : { ...rest, when: clauses };
}

interface Choice {
  readonly all: readonly Node[];
  readonly sent: readonly Node[];
}

/** The version, and so the ETag, of what is sent of a document: it follows what is held back. Pages and calls share it. */
export function sentVersion(
  version: string,
  { registryVersion }: Receiver,
  choices: readonly Choice[],
): string {
  const ofApp = registryVersion === undefined ? version : `${version}-r${registryVersion}`;
  if (choices.every(({ all, sent }) => sent.length === all.length)) return ofApp;
  return `${ofApp}-${checksumOf(choices.map(({ sent }) => sent.map(({ id }) => id))).slice(0, 8)}`;
}

/** When what is sent will be another by the clock alone; absent when it will not. */
export interface Timely {
  readonly changesAt?: number;
}

/** The next time at which a node begins or ends. */
export function timely(nodes: readonly Node[], { now }: Receiver): Timely {
  const times = nodes
    .flatMap(({ when }) => (whenFaults(when).length === 0 ? [when?.from, when?.until] : []))
    .flatMap((time) => (time === undefined ? [] : [Date.parse(time)]))
    .filter((time) => time > now);
  return times.length === 0 ? {} : { changesAt: Math.min(...times) };
}
