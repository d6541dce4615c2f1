import { type CSSProperties, memo, Suspense, use, useEffect } from 'react';
import useSWR, { unstable_serialize, useSWRConfig } from 'swr';
import type { DocumentIssue, PreparedNode } from '#schemas/prepared.ts';
import { texts } from '#src/config/texts.ts';
import { AuthorCard } from './author-card.tsx';
import styles from './document-nodes.module.css';
import type { EnginePorts } from './engine-ports.ts';
import { linkAction } from './link-action.ts';
import { loadValidators } from './load-validators.ts';
import { NodeBoundary } from './node-boundary.tsx';
import type { NodeContent } from './node-content.ts';
import type { Registry } from './registry.ts';
import type { ConfiguredPaths } from '#schemas/link-path.ts';

/** What every node of a page shares; the same object for as long as nothing in it changes. */
export interface NodeEngine extends Pick<EnginePorts, 'fetchContent' | 'mode'> {
  readonly registry: Registry;
  readonly storeId: string;
  readonly paths: ConfiguredPaths;
  readonly report: (node: PreparedNode, fault: Pick<DocumentIssue, 'code'> & { path?: string }) => void;
  readonly observe: (element: Element | null) => undefined | (() => void);
}

interface NodeProps {
  readonly node: PreparedNode;
  readonly engine: NodeEngine;
  readonly priority: boolean;
}

function reserved(height: number): CSSProperties {
  return { '--reserved-height': `${height}px` } as CSSProperties;
}

/** The place of a node that is still on its way, as high as the node will be. */
function Slot({ height }: { height: number }) {
  return <div className={styles.slot} style={reserved(height)} aria-hidden="true" />;
}

function LoadedView({
  node,
  engine,
  priority,
  props,
}: NodeProps & { props: Readonly<Record<string, unknown>> }) {
  const View = use(engine.registry.view(node.type));
  const contract = engine.registry.contract(node.type);
  return (
    <View
      id={node.id}
      props={props as never}
      {...(node.title === undefined ? {} : { title: node.title })}
      link={linkAction(node.link ?? contract?.defaultLink, engine.paths)}
      resolveLink={(link) => linkAction(link, engine.paths)}
      priority={priority}
    />
  );
}

/** SWR's key of a node's content: what it is, and for which store. */
export function contentKey(node: PreparedNode, storeId: string): readonly [string, string, string, string] {
  return ['content', storeId, node.type, node.contentUrl ?? ''];
}

function ContentNode({ node, engine, priority }: NodeProps) {
  const key = contentKey(node, engine.storeId);
  const { cache, fallback } = useSWRConfig();
  const serialised = unstable_serialize(key);
  const cameWithPage = cache.get(serialised)?.data === undefined && fallback?.[serialised] !== undefined;
  const { data, error, isLoading, mutate } = useSWR<NodeContent>(
    key,
    async () => {
      const [reply, validators, { readContent }] = await Promise.all([
        engine.fetchContent(node.contentUrl ?? ''),
        loadValidators(),
        import('./node-content.ts'),
      ]);
      return readContent(node, reply, { ...validators, contract: engine.registry.contract });
    },
    // What the page came with was read a moment ago by the server.
    { revalidateOnFocus: true, ...(cameWithPage ? { revalidateOnMount: false } : {}) },
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
  if (data?.props) return <LoadedView node={node} engine={engine} priority={priority} props={data.props} />;
  if (error) {
    return (
      <div className={styles.failed} role="status">
        <p>{texts.documents.contentFailed}</p>
        <button type="button" className={styles.retry} onClick={() => void mutate()}>
          {texts.documents.tryAgain}
        </button>
      </div>
    );
  }
  if (isLoading || data === undefined) return <Slot height={height} />;
  return engine.mode === 'author' ? (
    <AuthorCard address={node.address}>
      The reply of {node.contentUrl} holds nothing to show. Customers see nothing here.
    </AuthorCard>
  ) : null;
}

/** One node: its view with props that fit, in a frame that is counted as seen and clicked; what fails in it stays in it. */
export const RenderNode = memo(function RenderNode({ node, engine, priority }: NodeProps) {
  if (node.unknown) {
    return engine.mode === 'author' ? (
      <AuthorCard address={node.address}>
        This app cannot show a node of type ‘{node.type}’ in this version. Customers see nothing here.
      </AuthorCard>
    ) : null;
  }
  const height = engine.registry.contract(node.type)?.reservedHeight ?? 0;
  return (
    <div
      ref={engine.observe}
      className={styles.node}
      data-node={node.id}
      data-margin={node.layout?.margin ?? 'normal'}
      data-width={node.layout?.width}
    >
      <NodeBoundary
        resetKey={node}
        onFail={() => engine.report(node, { code: 'view-failed' })}
        fallback={
          engine.mode === 'author' ? (
            <AuthorCard address={node.address}>
              The view of ‘{node.type}’ failed with these props. Customers see nothing here.
            </AuthorCard>
          ) : null
        }
      >
        <Suspense fallback={<Slot height={height} />}>
          {node.contentUrl === undefined ? (
            <LoadedView node={node} engine={engine} priority={priority} props={node.props} />
          ) : (
            <ContentNode node={node} engine={engine} priority={priority} />
          )}
        </Suspense>
      </NodeBoundary>
    </div>
  );
});
