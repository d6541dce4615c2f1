import {
  type CSSProperties,
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useMemo,
  useRef,
} from 'react';
import type { ConfiguredPaths } from '#schemas/link-path.ts';
import type { PreparedDocument, PreparedNode } from '#schemas/prepared.ts';
import { holds } from '#schemas/rules/when-holds.ts';
import styles from './document-nodes.module.css';
import type { EnginePorts, NodeEvent } from './engine-ports.ts';
import { firstScreenCount, priorityCount, reservedHeightOf, useGrowingCount } from './growing-count.ts';
import { createImpressionTracker, type ImpressionTracker } from './impressions.ts';
import type { Registry } from './registry.ts';
import { type NodeEngine, RenderNode } from './render-node.tsx';
import { useVegNodes, vegPart } from './veg-only.ts';

export interface DocumentNodesProps {
  readonly document: PreparedDocument;
  readonly ports: EnginePorts;
  readonly registry: Registry;
  /** Paths that configuration names. */
  readonly paths?: ConfiguredPaths;
  /** How many nodes the first render contains; when absent, as many as fill the first screen. Server and hydration must use the same number. */
  readonly initialCount?: number;
  /** The nodes are the items of a short list, all shown at once, whose class lays them out; otherwise they stand one below the other. */
  readonly list?: { readonly className: string | undefined };
  /** Says that veg only hides something, once, where the first part of the document is hidden. It stays in its place when veg only is switched off. */
  readonly hiddenNote?: ReactNode;
}

const noPaths: ConfiguredPaths = {};

/** Shows the nodes of a document, in order: those whose `when` holds and which veg only does not hide, the first screen first. */
export function DocumentNodes({
  document,
  ports,
  registry,
  paths = noPaths,
  initialCount,
  list,
  hiddenNote,
}: DocumentNodesProps) {
  const { facts, fetchContent, mode } = ports;
  const { vegOnly } = facts;
  const fitting = useMemo(() => document.nodes.filter((node) => holds(node.when, facts)), [document, facts]);
  const { shown: visible, noteAfter, hides } = useVegNodes(fitting, vegOnly);
  const screenful = useMemo(() => firstScreenCount(visible, registry), [visible, registry]);
  const urgent = useMemo(() => priorityCount(visible, registry), [visible, registry]);
  const { count, tail } = useGrowingCount(
    visible.length,
    list ? visible.length : Math.min(initialCount ?? screenful, visible.length),
  );

  // Handlers read the newest values from this ref, so that a changed port does not render the nodes anew.
  const latest = useRef({ document, ports, visible });
  useEffect(() => {
    latest.current = { document, ports, visible };
  });
  useEffect(() => {
    for (const issue of document.issues) latest.current.ports.report(issue);
  }, [document]);

  const tracker = useRef<ImpressionTracker | null>(null);
  const send = (kind: NodeEvent['kind'], element: Element | null, href?: string) => {
    const { document: shown, ports: now, visible: nodes } = latest.current;
    const node = nodes.find(({ id }) => id === element?.getAttribute('data-node'));
    if (node) now.track(nodeEvent({ kind, node, document: shown, ...(href === undefined ? {} : { href }) }));
  };
  const frame = list ? 'li' : 'div';
  const engine: NodeEngine = useMemo(
    () => ({
      registry,
      frame,
      storeId: facts.storeId,
      paths,
      mode,
      fetchContent,
      hides,
      report: (node, { path, code }) => {
        const { document: shown, ports: now } = latest.current;
        now.report({
          document: shown.document,
          version: shown.version,
          nodeId: node.id,
          path: path === undefined ? node.address : `${node.address}.${path}`,
          code,
        });
      },
      observe: (element) => {
        tracker.current ??= createImpressionTracker({
          seen: (seen) => send('impression', seen),
          setTimer: (callback, ms) => setTimeout(callback, ms),
          clearTimer: (timer) => clearTimeout(timer as ReturnType<typeof setTimeout>),
        });
        return tracker.current?.observe(element);
      },
    }),
    // `send` reads through `latest`.
    [registry, frame, facts.storeId, paths, mode, fetchContent, hides],
  );
  useEffect(() => () => tracker.current?.stop(), []);

  function onClickCapture(event: MouseEvent) {
    const target =
      event.target instanceof Element ? event.target.closest('a, button, [role="radio"], label') : null;
    // After a click on a label the browser also clicks the label's control: only that second click is counted.
    if (target instanceof HTMLLabelElement && target.control && target.control !== event.target) return;
    if (target) send('click', target.closest('[data-node]'), target.getAttribute('href') ?? undefined);
  }

  const rest = visible.slice(count);
  const Whole = list ? 'ul' : 'div';
  return (
    // Clicks are only counted here; the clicked element handles them.
    <Whole className={list ? list.className : styles.nodes} onClickCapture={onClickCapture}>
      {noteAfter === '' && hiddenNote}
      {visible.slice(0, count).map((node, index) => (
        <Fragment key={node.id}>
          <RenderNode
            node={node}
            engine={engine}
            priority={index < urgent}
            // A node that stays the same is not drawn again, so that React does not take it over before it comes near the screen.
            vegOnly={vegOnly && (!!node.contentUrl || vegPart(node) !== node.props)}
          />
          {noteAfter === node.id && hiddenNote}
        </Fragment>
      ))}
      {rest.length > 0 && (
        <div
          ref={tail}
          className={styles.tail}
          style={{ '--reserved-height': `${reservedHeightOf(rest, registry)}px` } as CSSProperties}
          aria-hidden="true"
        />
      )}
    </Whole>
  );
}

function nodeEvent(input: {
  kind: NodeEvent['kind'];
  node: PreparedNode;
  document: PreparedDocument;
  href?: string;
}): NodeEvent {
  const { kind, node, document, href } = input;
  return {
    kind,
    document: document.document,
    version: document.version,
    nodeId: node.id,
    type: node.type,
    name: node.tracking?.name ?? node.id,
    ...(node.tracking?.campaign === undefined ? {} : { campaign: node.tracking.campaign }),
    ...(href === undefined ? {} : { href }),
  };
}
