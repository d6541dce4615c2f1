// The page that `npm run bench` measures in: the same cards through the registry and written by hand, in one bundle.
import type { ComponentType } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { linkAction } from '#registry/link-action.ts';
import { DocumentNodes } from '#registry/document-nodes.tsx';
import { prepareDocument } from '#registry/prepare-document.ts';
import { createRegistry, preloadViews } from '#registry/registry.ts';
import { widgets } from '#registry/widgets.ts';
import * as contracts from '#schemas/compiled/contracts.ts';
import { nodeShape, propsShapes } from '#schemas/compiled/widget-shapes.ts';
import type { Link } from '#schemas/actions.ts';
import type { PreparedNode, WidgetViewProps } from '#schemas/prepared.ts';
import { BenchProviders } from './providers.tsx';
import { cards } from './cards.ts';
import '#src/ui/styles.css';

const registry = createRegistry(widgets);
const ports = {
  facts: {
    orderType: 'D',
    loggedIn: false,
    miniApp: null,
    storeId: '14052',
    variants: {},
    vegOnly: false,
    now: 0,
  },
  fetchContent: () => Promise.reject(new Error('no content in this page')),
  report: () => {},
  track: () => {},
  mode: 'customer',
} as const;

function prepared(count: number) {
  const nodes = Array.from({ length: count }, (_, index) => ({
    ...cards[index % cards.length],
    id: `node-${index}`,
  }));
  const document = prepareDocument(
    { document: 'landing', version: '1', place: 'landing', nodes },
    { nodeShape, propsShapes, contract: registry.contract },
  );
  if (document.issues.length > 0)
    throw new Error(`The bench document has faults: ${JSON.stringify(document.issues.slice(0, 3))}`);
  return document;
}

const views = new Map<string, ComponentType<WidgetViewProps<never>>>();
const resolveLink = (link: Link | undefined) => linkAction(link);

/** The same cards written by hand, without a registry. */
function ByHand({ nodes }: { nodes: readonly PreparedNode[] }) {
  return (
    <div>
      {nodes.map((node) => {
        const View = views.get(node.type);
        const fallback = Object.values(contracts).find(({ type }) => type === node.type)?.defaultLink;
        return (
          <div key={node.id}>
            {View && (
              <View
                id={node.id}
                props={node.props as never}
                {...(node.title === undefined ? {} : { title: node.title })}
                link={linkAction(node.link ?? fallback)}
                resolveLink={resolveLink}
                priority={false}
              />
            )}
          </div>
        );
      })}
    </div>
  );
}

type Way = 'registry' | 'by-hand' | 'first-screen';

/** Mounts a page of `count` nodes and returns how long that took, in ms, styles and layout included. */
function mount(way: Way, count: number): number {
  const document = prepared(count);
  const host = window.document.createElement('main');
  window.document.body.append(host);
  const root = createRoot(host);
  const element =
    way === 'by-hand' ? (
      <ByHand nodes={document.nodes} />
    ) : (
      <DocumentNodes
        document={document}
        ports={ports}
        registry={registry}
        {...(way === 'registry' ? { initialCount: count } : {})}
      />
    );
  const started = performance.now();
  flushSync(() => root.render(<BenchProviders>{element}</BenchProviders>));
  void host.getBoundingClientRect();
  const took = performance.now() - started;
  const shown = host.querySelectorAll('main > * > div > *').length;
  if (shown === 0) throw new Error(`Nothing was mounted (${way}, ${count}).`);
  root.unmount();
  host.remove();
  return took;
}

async function prepare() {
  const types = [...new Set(cards.map(({ type }) => type))];
  await preloadViews(registry, types);
  for (const type of types) views.set(type, await registry.view(type));
}

declare global {
  interface Window {
    bench: { prepare: typeof prepare; mount: typeof mount };
  }
}
window.bench = { prepare, mount };
