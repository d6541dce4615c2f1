import {
  type CSSProperties,
  lazy,
  memo,
  Suspense,
  use,
  useCallback,
  useEffect,
  useMemo,
  useState,
} from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { DocumentIssue, PreparedNode } from '#schemas/prepared.ts';
import { documentsTexts } from '#src/config/texts/documents.ts';
import { Gated } from '#src/ui/hydration-gate/gated.tsx';
import { createHydrationGate } from '#src/ui/hydration-gate/hydration-gate.ts';
import { fetched, NotLoaded } from '#src/ui/late-part/not-loaded.ts';
import { PartBoundary } from '#src/ui/late-part/part-boundary.tsx';
import type { AuthorNoteProps } from './author-note.tsx';
import styles from './document-nodes.module.css';
import type { EnginePorts } from './engine-ports.ts';
import { linkAction } from './link-action.ts';
import { loadShapes } from './load-shapes.ts';
import { NodeBoundary } from './node-boundary.tsx';
import type { NodeContent } from './node-content.ts';
import type { Registry } from './registry.ts';
import { vegProps } from './veg-only.ts';
import type { ConfiguredPaths } from '#schemas/link-path.ts';

/** What all nodes of a page share; the object stays the same as long as nothing in it changes. */
export interface NodeEngine extends Pick<EnginePorts, 'fetchContent' | 'mode'> {
  readonly registry: Registry;
  /** The element around a node: a block of the page, or an item of a list. */
  readonly frame: 'div' | 'li';
  readonly storeId: string;
  readonly paths: ConfiguredPaths;
  readonly report: (node: PreparedNode, fault: Pick<DocumentIssue, 'code'> & { path?: string }) => void;
  readonly observe: (element: Element) => undefined | (() => void);
  /** Call it while veg only hides entries of a node. */
  readonly hides: (nodeId: string) => () => void;
}

interface NodeProps {
  readonly node: PreparedNode;
  readonly engine: NodeEngine;
  readonly priority: boolean;
  /** Veg only is on, and may hide entries of the node. */
  readonly vegOnly: boolean;
}

function reserved(height: number): CSSProperties {
  return { '--reserved-height': `${height}px` } as CSSProperties;
}

const AuthorNote = lazy(async () => ({ default: (await import('./author-note.tsx')).AuthorNote }));

function NoteForAuthors(props: AuthorNoteProps) {
  return (
    <Suspense fallback={null}>
      <AuthorNote {...props} />
    </Suspense>
  );
}

/** In the place of a node whose content or code was not fetched. */
function NotFetched({ again }: { again: () => void }) {
  return (
    <div className={styles.failed} role="status">
      <p>{documentsTexts.contentFailed}</p>
      <button type="button" className={styles.retry} onClick={again}>
        {documentsTexts.tryAgain}
      </button>
    </div>
  );
}

/** Placeholder of a node that is still loading, as high as the node will be. */
function Slot({ height }: { height: number }) {
  return <div className={styles.slot} style={reserved(height)} aria-hidden="true" />;
}

function LoadedView({
  node,
  engine,
  priority,
  vegOnly,
  props,
}: NodeProps & { props: Readonly<Record<string, unknown>> }) {
  const View = use(engine.registry.view(node.type));
  const shown = useMemo(() => (vegOnly ? vegProps(props) : props), [vegOnly, props]);
  const hidesSome = shown !== props;
  const { hides } = engine;
  useEffect(() => (hidesSome ? hides(node.id) : undefined), [hidesSome, hides, node.id]);
  const contract = engine.registry.contract(node.type);
  if (!shown) return null;
  return (
    <View
      id={node.id}
      props={shown as never}
      {...(node.title === undefined ? {} : { title: node.title })}
      link={linkAction(node.link ?? contract?.defaultLink, engine.paths)}
      resolveLink={(link) => linkAction(link, engine.paths)}
      priority={priority}
    />
  );
}

/** SWR's key of a node's content: the store, the address, and the props, because the reply is merged over them. */
export function contentKey({ type, contentUrl, props }: PreparedNode, storeId: string) {
  return ['content', storeId, type, contentUrl, props] as const;
}

function ContentNode({ node, engine, priority, vegOnly }: NodeProps) {
  const key = contentKey(node, engine.storeId);
  const { cache, fallback } = useSWRConfig();
  const serialised = unstable_serialize(key);
  const cameWithPage = cache.get(serialised)?.data === undefined && fallback[serialised] !== undefined;
  const { data, error, isLoading, mutate } = useSWR<NodeContent>(
    key,
    async () => {
      const [reply, [shapes, { readContent }]] = await Promise.all([
        engine.fetchContent(node.contentUrl ?? '', engine.storeId),
        fetched(() => Promise.all([loadShapes(), import('./node-content.ts')])),
      ]);
      return readContent(node, reply, { ...shapes, contract: engine.registry.contract });
    },
    // Content in the page was loaded by the server a moment ago and is not fetched again. After the last retry a button is shown.
    { errorRetryCount: 3, ...(cameWithPage ? { revalidateOnMount: false } : {}) },
  );
  const faults = data?.faults;
  useEffect(() => {
    for (const { path, code } of faults ?? [])
      engine.report(node, { path: ['content', ...path].join('.'), code });
  }, [faults, node, engine]);
  useEffect(() => {
    if (error) engine.report(node, { path: 'contentUrl', code: 'content-failed' });
  }, [error, node, engine]);

  const height = engine.registry.contract(node.type)?.reservedHeight ?? 0;
  if (data?.props)
    return (
      <LoadedView node={node} engine={engine} priority={priority} vegOnly={vegOnly} props={data.props} />
    );
  // A button that cannot help is not shown.
  if (error instanceof NotLoaded && error.needsReload) return null;
  if (error) return <NotFetched again={() => void mutate()} />;
  if (isLoading || data === undefined) return <Slot height={height} />;
  return engine.mode === 'author' ? <NoteForAuthors node={node} why="empty" /> : null;
}

/**
 * One node: its view with valid props, in a frame whose impressions and clicks are counted. A failure does not affect other nodes. A view whose
 * code was not fetched is shown once it can be.
 */
export const RenderNode = memo(function RenderNode({ node, engine, priority, vegOnly }: NodeProps) {
  const Frame = engine.frame;
  const [gate] = useState(createHydrationGate);
  // The nodes of a list do not wait for hydration: it is short, and stays while pages change (the navigation bars).
  const held = Frame === 'div';
  const { observe } = engine;
  const frameRef = useCallback(
    (element: Element | null) => {
      if (!element) return undefined;
      const stop = observe(element);
      const unwatch = held ? gate.watch(element) : undefined;
      return () => {
        stop?.();
        unwatch?.();
      };
    },
    [observe, gate, held],
  );
  if (node.unknown) {
    return engine.mode === 'author' ? (
      <Frame>
        <NoteForAuthors node={node} why={node.unknown} />
      </Frame>
    ) : null;
  }
  const height = engine.registry.contract(node.type)?.reservedHeight ?? 0;
  const view =
    node.contentUrl === undefined ? (
      <LoadedView node={node} engine={engine} priority={priority} vegOnly={vegOnly} props={node.props} />
    ) : (
      <ContentNode node={node} engine={engine} priority={priority} vegOnly={vegOnly} />
    );
  return (
    <Frame
      ref={frameRef}
      className={priority || Frame === 'li' ? styles.node : styles.below}
      style={reserved(height)}
      data-node={node.id}
      data-margin={Frame === 'li' ? undefined : (node.layout?.margin ?? 'normal')}
      data-width={node.layout?.width}
    >
      <NodeBoundary
        resetKey={node}
        onFail={() => engine.report(node, { code: 'view-failed' })}
        fallback={engine.mode === 'author' ? <NoteForAuthors node={node} why="failed" /> : null}
      >
        <PartBoundary
          resetKey={node}
          load={() => engine.registry.viewAgain(node.type)}
          onNotLoaded={() => {
            engine.registry.forgetFailure(node.type);
            engine.report(node, { code: 'view-failed' });
          }}
          // An item of a list has no height for a message.
          fallback={({ again, needsReload }) => (needsReload || !held ? null : <NotFetched again={again} />)}
        >
          <Suspense fallback={<Slot height={height} />}>
            {held ? <Gated gate={gate}>{view}</Gated> : view}
          </Suspense>
        </PartBoundary>
      </NodeBoundary>
    </Frame>
  );
});
