import { headerNames, type HeaderName } from '#schemas/header-names.ts';
import type { Node, When } from '#schemas/node.ts';
import { whenFaults } from '#schemas/rules/when-faults.ts';
import { canRender, introducedIn } from '#schemas/registry-version.ts';
import { isOfApp } from '#schemas/rules/variants.ts';
import { holds, mayHold, type WhenFacts } from '#schemas/rules/when-holds.ts';
import { checksumOf } from './canonical-json.ts';
import { type Ending, shownUntil } from './shown-until.ts';

/** Whom nodes are sent to. */
export interface Receiver extends WhenFacts {
  /** Of the app; undefined counts as the newest. */
  readonly registryVersion?: number | undefined;
  /**
   * A page that caches keep for everybody: a node for whom the page cannot know is not in it, and comes by a call. What a call does not say is
   * left to the app, which knows it.
   */
  readonly isPage?: boolean;
  /** The group of experiments follows from the client, because the call does not say that of its page. */
  readonly isGroupOfClient?: boolean;
}

/** The registry version in the header of a request; undefined without one, which counts as the newest. */
export function registryVersionOf(header: string | undefined): number | undefined {
  return header !== undefined && /^[1-9]\d{0,5}$/.test(header) ? Number(header) : undefined;
}

/** What tells whom a node is for, and until when. */
type Told = Ending & Pick<Node, 'when'>;

/** Whether app and server understand the node: what it is, and by its `when` whom it is for. A later server may have published it. */
function isUnderstood(node: Told, { registryVersion }: Receiver, introduced = introducedIn): boolean {
  return (
    whenFaults(node.when).length === 0 &&
    (registryVersion === undefined || canRender(registryVersion, node, introduced))
  );
}

/**
 * The nodes that are sent: those that the app can render, that are not over, and whose `when` holds as far as this server knows. What has begun is sent
 * without its beginning, so that it is shown by the clock of the server, whatever the clock of the device says.
 */
export function sentNodes(nodes: readonly Node[], receiver: Receiver, introduced = introducedIn): Node[] {
  const isFor = receiver.isPage ? holds : mayHold;
  return (
    nodes
      .filter((node) => isUnderstood(node, receiver, introduced) && isFor(node.when, receiver))
      // A page says nothing of time: until the app has started, and where no script runs, a countdown that is over would stand there.
      .filter((node) => (shownUntil(node) ?? Infinity) > receiver.now)
      .map(begun)
  );
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

/** By what else than its content a document that is sent changes. */
export interface Varying {
  /** The next time at which a node begins or ends, in epoch milliseconds; absent where none does. */
  readonly changesAt?: number | undefined;
  /** The headers by which its nodes are chosen. */
  readonly vary: string;
  /** It may be for one person alone: no cache that people share keeps it. */
  readonly isPersonal: boolean;
}

/** By which header of a call each clause is decided. The session is that of the tokens; the header tells caches. */
const headerOf: { readonly [Clause in keyof When]?: HeaderName } = {
  orderTypes: 'deliveryType',
  session: 'isLoggedIn',
  miniApp: 'miniApp',
  storeIds: 'storeId',
  experiment: 'experimentGroup',
};

/** Times, and clauses of all nodes of a document, whether they are sent or held back. */
export function varying(nodes: readonly Told[], receiver: Receiver): Varying {
  const understood = nodes.filter((node) => isUnderstood(node, receiver));
  const whens = understood.flatMap(({ when }) => when ?? []);
  const times = [
    ...whens.flatMap(({ from, until }) => [from, until]).map((time) => time && Date.parse(time)),
    ...understood.map(shownUntil),
  ].filter((time): time is number => typeof time === 'number' && time > receiver.now);
  const headers = whens.flatMap((when) =>
    Object.keys(when).flatMap((clause) => headerOf[clause as keyof When] ?? []),
  );
  const isDrawn = whens.some(
    ({ experiment }) =>
      experiment !== undefined && (receiver.isGroupOfClient === true || !isOfApp(experiment.name)),
  );
  const all = new Set<HeaderName>(['registryVersion', ...headers, ...(isDrawn ? ['clientId' as const] : [])]);
  return {
    ...(times.length > 0 && { changesAt: Math.min(...times) }),
    vary: [...all].map((name) => headerNames[name]).join(', '),
    isPersonal: isDrawn || whens.some(({ session }) => session !== undefined),
  };
}
