import {
  Fragment,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useInsertionEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import type { DocumentTypes } from '#schemas/engine/document-types.ts';
import type { PreparedDocument } from '#schemas/engine/prepared.ts';
import type { AnyDocumentEngine, DocumentEngine } from './create-engine.ts';
import styles from './document-nodes.module.css';
import type { EnginePorts, NodeEvent } from './engine-ports.ts';
import { fittingNodes } from './fitting-nodes.ts';
import { countWithin, firstScreenHeight, heightOf, priorityHeight, useGrowth } from './growing-count.ts';
import type { ImpressionTracker } from './impressions.ts';
import { whenIdle } from './late/when-idle.ts';
import { hearPress } from './hydration-gate/hydration-gate.ts';
import { useHydrating } from './hydration-gate/use-hydrating.ts';
import { usePreparation } from './use-preparation.ts';
import { resolveLink } from './resolve-link.ts';
import { type NodeEngine, RenderNode, reserved } from './render-node.tsx';
import { fittingPart, useFittingNodes } from './entry-filter.ts';

export interface DocumentNodesProps<Documents extends DocumentTypes> {
  readonly document: PreparedDocument<NoInfer<Documents>>;
  readonly ports: EnginePorts<NoInfer<Documents>>;
  readonly engine: DocumentEngine<Documents>;
  /** How many nodes the first render contains; when absent, as many as fill the first screen. Server and hydration must use the same number. */
  readonly initialCount?: number;
  /** The nodes are the items of a short list, all shown at once, whose class lays them out; otherwise they stand one below the other. */
  readonly list?: { readonly className: string | undefined };
  /** Says that the filter hides something, once, where the first part of the document is hidden. It stays in its place when the filter is switched off. */
  readonly hiddenNote?: ReactNode;
}

/** Shows the nodes of a document, in order: those whose `when` holds and which the filter does not hide, the first screen first. */
export function DocumentNodes<Documents extends DocumentTypes>({
  document,
  ports,
  engine,
  initialCount,
  list,
  hiddenNote,
}: DocumentNodesProps<Documents>) {
  const { facts, fetchContent, mode } = ports;
  // Here the engine is that of any product: the types above have compared it with the document and the facts.
  const registry: AnyDocumentEngine = engine;
  const { filter } = registry;
  const fits = filter?.isOn(facts) ? filter.fits : null;
  const scope = registry.scopeOf(facts);
  const preparation = usePreparation(document, ports.report);
  const [asked, setAsked] = useState(0);
  const least = list ? Infinity : Math.max(asked, initialCount ?? 0);
  // Both are of one moment: what is prepared meanwhile is in neither of two that are not.
  const [fitting, unprepared] = useMemo(
    () => [
      fittingNodes({ document, preparation, registry, facts, fits, least, mode }),
      preparation ? heightOf(preparation.entries, preparation.count, registry) : 0,
    ],
    [document, preparation, registry, facts, fits, least, mode],
  );
  const { shown: visible, noteAfter, hides } = useFittingNodes(fitting, fits);
  const urgent = countWithin(priorityHeight, visible, registry);
  const wanted = Math.max(least, initialCount ?? countWithin(firstScreenHeight, visible, registry));
  const hasMore = visible.length > wanted || preparation?.isDone() === false;
  const tail = useGrowth({
    count: wanted,
    hasMore,
    showAtLeast: setAsked,
  });

  // Handlers read the newest values from this ref, so that a changed port does not render the nodes anew.
  const latest = useRef({ document, ports, visible });
  // A view that throws while it is drawn is reported before other effects run.
  useInsertionEffect(() => {
    latest.current = { document, ports, visible };
  });

  const whole = useRef<HTMLDivElement & HTMLUListElement>(null);
  const tracker = useRef<ImpressionTracker | null>(null);
  const send = (kind: NodeEvent['kind'], element: Element | null, href?: string) => {
    const { document: of, ports: now, visible: nodes } = latest.current;
    const node = nodes.find(({ id }) => id === element?.getAttribute('data-node'));
    if (!node) return;
    const { id: nodeId, type, tracking } = node;
    now.track({
      kind,
      document: of.document,
      version: of.version,
      nodeId,
      type,
      name: tracking?.name ?? nodeId,
      ...(tracking?.campaign !== undefined && { campaign: tracking.campaign }),
      ...(href !== undefined && { href }),
    });
  };
  const frame = list ? 'li' : 'div';
  const [isFromServer] = useState(useHydrating());
  const nodeEngine: NodeEngine = useMemo(
    () => ({
      registry,
      frame,
      isFromServer,
      scope,
      mode,
      fetchContent,
      hides,
      resolveLink: (link) => resolveLink(registry.links, link),
      report: (nodeId, code, path = '') => {
        const { document: of, ports: now, visible: nodes } = latest.current;
        const node = nodes.find(({ id }) => id === nodeId);
        if (node)
          now.report({
            document: of.document,
            version: of.version,
            nodeId,
            path: node.address + path,
            code,
          });
      },
    }),
    [registry, frame, isFromServer, scope, mode, fetchContent, hides],
  );
  // An effect before the paint, as in `usePreparation`.
  useLayoutEffect(() => {
    if (typeof IntersectionObserver === 'undefined') return;
    // What is counted was in view for a while, so its code can wait. Where it cannot be fetched, nothing is counted until more nodes come.
    const watchFrames = async () => {
      const { createImpressionTracker } = await import('./impressions.ts');
      tracker.current ??= createImpressionTracker((seen) => send('impression', seen));
      tracker.current.watch(whole.current?.querySelectorAll(':scope > [data-node]') ?? []);
    };
    return whenIdle(() => void watchFrames().catch(() => {}));
  }, [visible, wanted]);
  useEffect(() => () => tracker.current?.stop(), []);

  function onClickCapture(event: MouseEvent) {
    hearPress(event.target);
    const target =
      event.target instanceof Element ? event.target.closest('a, button, [role="radio"], label') : null;
    // After a click on a label the browser also clicks the label's control: only that second click is counted.
    if (target instanceof HTMLLabelElement && target.control && target.control !== event.target) return;
    if (target) send('click', target.closest('[data-node]'), target.getAttribute('href') ?? undefined);
  }

  // No node has this key: an id has a letter at least.
  const note = <Fragment key="">{hiddenNote}</Fragment>;
  const rendered = visible.slice(0, wanted).flatMap((node, index) => {
    const drawn = (
      <RenderNode
        key={node.id}
        node={node}
        resetKey={node.props}
        engine={nodeEngine}
        priority={index < urgent}
        // A node that stays the same is not drawn again, so that React does not take it over before it comes near the screen.
        filtered={!!fits && (!!node.contentUrl || fittingPart(node, fits) !== node.props)}
      />
    );
    return noteAfter === node.id ? [drawn, note] : drawn;
  });
  const Whole = list ? 'ul' : 'div';
  return (
    // Clicks are only counted here; the clicked element handles them.
    <Whole ref={whole} className={list ? list.className : styles.nodes} onClickCapture={onClickCapture}>
      {[noteAfter === '' && note, ...rendered]}
      {hasMore && (
        <div
          ref={tail}
          className={styles.tail}
          style={reserved(heightOf(visible, wanted, registry) + unprepared)}
          aria-hidden="true"
        />
      )}
    </Whole>
  );
}
