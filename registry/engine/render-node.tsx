import { type CSSProperties, lazy, type ReactNode, Suspense, use, useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { Link } from '#schemas/engine/links.ts';
import type { DocumentIssue, PreparedNode, ResolvedLink } from '#schemas/engine/prepared.ts';
import type { AuthorNoteProps } from './author-note.tsx';
import type { AnyDocumentEngine, EngineTexts } from './create-engine.ts';
import styles from './document-nodes.module.css';
import type { EnginePorts } from './engine-ports.ts';
import { fittingProps } from './entry-filter.ts';
import { reservedHeight } from './growing-count.ts';
import { Gated } from './hydration-gate/gated.tsx';
import { createHydrationGate } from './hydration-gate/hydration-gate.ts';
import { LateBoundary } from './late/late-boundary.tsx';
import { fetched, NotLoaded } from './late/not-loaded.ts';
import type { NodeContent } from './node-content.ts';
import type { NodeViewComponent } from './registry.ts';

/** What all nodes of a page share; the object stays the same as long as nothing in it changes. */
export interface NodeEngine extends Pick<EnginePorts, 'fetchContent' | 'mode'> {
  readonly registry: AnyDocumentEngine;
  /** The element around a node: a block of the page, or an item of a list. */
  readonly frame: 'div' | 'li';
  readonly scope: string;
  /** Reports a fault of a node at its address; `path` leads from the node to it: `.contentUrl`. */
  readonly report: (nodeId: string, code: DocumentIssue['code'], path?: string) => void;
  readonly resolveLink: (link: Link | undefined) => ResolvedLink | null;
  /** The server renders the document, or has rendered it: where it did, a node waits for its hydration. */
  readonly isFromServer: boolean;
  /** Call it while the filter hides entries of a node. */
  readonly hides: (nodeId: string) => () => void;
}

type Props = PreparedNode['props'];

interface NodeProps {
  readonly node: PreparedNode;
  readonly engine: NodeEngine;
  readonly priority: boolean;
  /** The filter is on, and may hide entries of the node. */
  readonly filtered: boolean;
}

interface RenderNodeProps extends NodeProps {
  /** The props of the node: a view that failed is drawn again with others. */
  readonly resetKey: Props;
}

/** The height that stands in for what is not rendered. */
export function reserved(height: number): CSSProperties {
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
function NotFetched({ texts, again }: { texts: EngineTexts; again: () => void }) {
  return (
    <div className={styles.failed} role="status">
      <p>{texts.contentFailed}</p>
      <button type="button" className={styles.retry} onClick={again}>
        {texts.tryAgain}
      </button>
    </div>
  );
}

/** Placeholder of a node that is still loading, as high as the node will be. */
function Slot({ height }: { height: number }) {
  return <div className={styles.slot} style={reserved(height)} aria-hidden="true" />;
}

/** Says that the filter hides entries of a node, for as long as it is rendered. */
function HidesSome({ engine: { hides }, nodeId }: { engine: NodeEngine; nodeId: string }) {
  useEffect(() => hides(nodeId), [hides, nodeId]);
  return null;
}

/** The view of a kind, with what the filter leaves of the props. */
function viewOf(View: NodeViewComponent, { node, engine, priority, filtered }: NodeProps, props: Props) {
  const { contract, filter } = engine.registry;
  const shown = filtered && filter ? fittingProps(props, filter.fits) : props;
  const view = shown && (
    <View
      id={node.id}
      props={shown as never}
      title={node.title}
      link={engine.resolveLink(node.link ?? contract(node.type)?.defaultLink)}
      resolveLink={engine.resolveLink}
      priority={priority}
    />
  );
  if (shown === props) return view;
  return (
    <>
      {view}
      <HidesSome engine={engine} nodeId={node.id} />
    </>
  );
}

function LoadedView({ props, ...of }: NodeProps & { readonly props: Props }) {
  return viewOf(use(of.engine.registry.view(of.node.type)), of, props);
}

/** SWR's key of a node's content: the scope (a store), the address, and the props, because the reply is merged over them. */
export function contentKey({ type, contentUrl, props }: PreparedNode, scope: string) {
  return ['content', scope, type, contentUrl, props] as const;
}

function ContentNode({ node, engine, priority, filtered }: NodeProps) {
  const { id } = node;
  const key = contentKey(node, engine.scope);
  const { cache, fallback } = useSWRConfig();
  const serialised = unstable_serialize(key);
  const cameWithPage = cache.get(serialised)?.data === undefined && fallback[serialised] !== undefined;
  const { data, error, mutate } = useSWR<NodeContent>(
    key,
    async () => {
      const [reply, [shapes, { readContent }]] = await Promise.all([
        engine.fetchContent(node.contentUrl ?? '', engine.scope),
        fetched(() => Promise.all([engine.registry.loadReading(), import('./node-content.ts')])),
      ]);
      return readContent(node, reply, { ...shapes, contract: engine.registry.contract });
    },
    // Content in the page was loaded by the server a moment ago and is not fetched again. After the last retry a button is shown.
    { errorRetryCount: 3, ...(cameWithPage ? { revalidateOnMount: false } : {}) },
  );
  const faults = data?.faults;
  useEffect(() => {
    for (const { path, code } of faults ?? []) engine.report(id, code, ['', 'content', ...path].join('.'));
  }, [faults, id, engine]);
  useEffect(() => {
    if (error) engine.report(id, 'content-failed', '.contentUrl');
  }, [error, id, engine]);

  const height = reservedHeight(engine.registry, node.type);
  if (data?.props)
    return (
      <LoadedView node={node} engine={engine} priority={priority} filtered={filtered} props={data.props} />
    );
  // A button that cannot help is not shown.
  if (error instanceof NotLoaded && error.needsReload) return null;
  if (error) return <NotFetched texts={engine.registry.texts} again={() => void mutate()} />;
  if (data === undefined) return <Slot height={height} />;
  return engine.mode === 'author' ? <NoteForAuthors node={node} why="empty" /> : null;
}

/** What a node is when it is first rendered. */
function mountNode({ type }: PreparedNode, { isFromServer, registry, frame }: NodeEngine) {
  // The nodes of a list do not wait for hydration: it is short, and stays while pages change (the navigation bars).
  const gate = isFromServer && frame === 'div' ? createHydrationGate() : null;
  return gate ? { type, gate } : { type, View: registry.viewNow(type) };
}

/** Whether a node only moved: no field is another but its address. */
function onlyMoved(before: PreparedNode, after: PreparedNode): boolean {
  const names = Object.keys({ ...before, ...after }) as readonly (keyof PreparedNode)[];
  return names.every((name) => name === 'address' || before[name] === after[name]);
}

/**
 * One node: its view with valid props, in a frame whose impressions and clicks are counted. A failure does not affect other nodes. A view whose
 * code was not fetched is shown once it can be.
 */
export class RenderNode extends LateBoundary<RenderNodeProps> {
  private readonly mounted = mountNode(this.props.node, this.props.engine);

  /** Customers see no address: a node that only moved is not drawn again. */
  override shouldComponentUpdate(after: RenderNodeProps, state: unknown): boolean {
    const before = this.props;
    return (
      state !== this.state ||
      before.engine !== after.engine ||
      before.priority !== after.priority ||
      before.filtered !== after.filtered ||
      (before.node !== after.node &&
        !(after.engine.mode === 'customer' && onlyMoved(before.node, after.node)))
    );
  }

  protected override load(): Promise<unknown> {
    return this.props.engine.registry.viewAgain(this.props.node.type);
  }

  protected override onError(): void {
    const { node, engine } = this.props;
    engine.registry.forgetFailure(node.type);
    engine.report(node.id, 'view-failed');
  }

  /** The view, or what stands in its place. */
  private content(height: number): ReactNode {
    const { node, engine } = this.props;
    const { error } = this.state;
    if (error instanceof NotLoaded) {
      const { needsReload, again } = this.notLoadedState(error);
      // An item of a list has no height for a message.
      return needsReload || engine.frame === 'li' ? null : (
        <NotFetched texts={engine.registry.texts} again={again} />
      );
    }
    if (error !== null) return engine.mode === 'author' ? <NoteForAuthors node={node} why="failed" /> : null;
    const { gate, type, View } = this.mounted;
    const isLoaded = View !== undefined && type === node.type;
    const view =
      node.contentUrl !== undefined ? (
        <ContentNode {...this.props} />
      ) : isLoaded ? (
        viewOf(View, this.props, node.props)
      ) : (
        <LoadedView {...this.props} props={node.props} />
      );
    // A view that is there already is not waited for. In the HTML of the server each node has a boundary.
    if (isLoaded && !engine.isFromServer) return view;
    return (
      <Suspense fallback={<Slot height={height} />}>
        {gate ? <Gated gate={gate}>{view}</Gated> : view}
      </Suspense>
    );
  }

  override render(): ReactNode {
    const { node, engine, priority } = this.props;
    const { frame: Frame, registry } = engine;
    // Customers get none of these.
    if (node.unknown)
      return (
        <Frame>
          <NoteForAuthors node={node} why={node.unknown} />
        </Frame>
      );
    const height = reservedHeight(registry, node.type);
    const isItem = Frame === 'li';
    return (
      <Frame
        ref={this.mounted.gate?.watch}
        className={priority && !isItem ? styles.near : undefined}
        style={priority || isItem ? undefined : reserved(height)}
        data-node={node.id}
        data-margin={isItem ? undefined : node.layout?.margin}
        data-width={node.layout?.width}
      >
        {this.content(height)}
      </Frame>
    );
  }
}
