// The page that `npm run bench` measures in: the same cards through the registry and written by hand, in one bundle, each from the text of a reply.
import { type ComponentType, type ReactElement, useLayoutEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { DocumentNodes } from '#registry/engine/document-nodes.tsx';
import type { AnyWidgetDefinition } from '#registry/engine/define-widget.ts';
import { preparations } from '#registry/engine/preparation.ts';
import { prepareInParts } from '#registry/engine/prepare-document.ts';
import { preloadViews } from '#registry/engine/registry.ts';
import { createProductEngine } from '#registry/product-engine.ts';
import * as reading from '#registry/reading.ts';
import { linkAction } from '#registry/testing/link-action.ts';
import { widgets } from '#registry/widgets.ts';
import type { Link } from '#schemas/actions.ts';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { Documents } from '#schemas/document-types.ts';
import type { PreparedDocument, WidgetViewProps } from '#schemas/prepared.ts';
import { BenchProviders } from './providers.tsx';
import { CardByHand, smallCard, smallCardShape, type SmallCardProps } from './small-card.tsx';
import '#src/ui/styles.css';
import './small-card.css';

/** What the text of a reply holds, as somebody would type it who does not check it. */
interface Reply {
  readonly version: string;
  readonly nodes: readonly {
    readonly id: string;
    readonly type: string;
    readonly title?: string;
    readonly props: never;
    readonly link?: Link;
  }[];
}

export interface Case {
  readonly way: 'registry' | 'by-hand';
  readonly cards: 'small' | 'widgets';
  /** All cards at once, or as in the app: what fills the first screen, and the rest later. By hand it is always all. */
  readonly shows: 'all' | 'first-screen';
}

const engine = createProductEngine([...(widgets as readonly AnyWidgetDefinition<Documents>[]), smallCard]);
const reader = {
  ...reading,
  propsShapes: new Map([...reading.propsShapes, ['small-card', smallCardShape]]),
  contract: engine.contract,
};
const faults: unknown[] = [];
const ports = {
  facts: {
    orderType: 'D',
    loggedIn: false,
    miniApp: null,
    storeId: '14052',
    variantOf: () => 'default',
    vegOnly: false,
    now: 0,
  },
  fetchContent: () => Promise.reject(new Error('no content in this page')),
  report: (issue: unknown) => void faults.push(issue),
  track: () => {},
  mode: 'customer',
} as const;

const views = new Map<string, ComponentType<WidgetViewProps<never>>>();
const links = new Map<string, Link | undefined>(
  Object.values(contracts).map((contract) => [contract.type, contract.defaultLink]),
);
const resolveLink = (link: Link | undefined) => linkAction(link);

/** The same cards written by hand, without a registry. */
function ByHand({ nodes, cards }: { nodes: Reply['nodes']; cards: Case['cards'] }) {
  if (cards === 'small')
    return (
      <div>
        {nodes.map(({ id, props, link }) => (
          <CardByHand key={id} {...(props as SmallCardProps)} href={link?.to ?? ''} />
        ))}
      </div>
    );
  return (
    <div>
      {nodes.map((node) => {
        const View = views.get(node.type);
        return (
          <div key={node.id}>
            {View && (
              <View
                id={node.id}
                props={node.props}
                {...(node.title === undefined ? {} : { title: node.title })}
                link={linkAction(node.link ?? links.get(node.type))}
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

let shown: PreparedDocument | undefined;

/** From the text of a reply to elements: by hand parsed and mapped, through the registry parsed, checked and mapped. */
function elementOf({ way, cards, shows }: Case, text: string): ReactElement {
  const { nodes, version } = JSON.parse(text) as Reply;
  if (way === 'by-hand') return <ByHand nodes={nodes} cards={cards} />;
  shown = prepareInParts(
    { document: 'landing', version, place: 'landing', nodes, ...(shown && { previous: shown }) },
    reader,
  );
  return (
    <DocumentNodes
      document={shown}
      ports={ports}
      engine={engine}
      {...(shows === 'all' && { initialCount: nodes.length })}
    />
  );
}

const host = window.document.createElement('main');
window.document.body.append(host);
let showElement: (element: ReactElement) => void = () => {};

/** The page around the cards, which is there before them. */
function Page() {
  const [element, setElement] = useState<ReactElement | null>(null);
  useLayoutEffect(() => {
    showElement = setElement;
  }, []);
  return element;
}

/**
 * How long the page waits before it begins, in ms. The call that starts it wakes the other processes of the browser: on two cores they run beside the
 * first milliseconds, and the slowdown of the processor multiplies what that costs.
 */
const quiet = 100;

/** Shows the cards of a reply, from its text to the layout, in a task of its own. */
async function show(what: Case, text: string): Promise<void> {
  await new Promise<void>((done) =>
    setTimeout(() => {
      const element = elementOf(what, text);
      flushSync(() => showElement(element));
      void host.getBoundingClientRect();
      done();
    }, quiet),
  );
  if (faults.length > 0) throw new Error(`The bench document has faults: ${JSON.stringify(faults[0])}`);
}

/** Waits until the document that is shown is prepared to its end, and leaves no idle work to the next measurement. */
async function rest() {
  const idle = window.requestIdleCallback.bind(window);
  while (shown && preparations.get(shown)?.isDone() === false) await new Promise((done) => idle(done));
  await new Promise((done) => idle(done));
  window.requestIdleCallback = () => 0;
}

/** How many cards stand on the page. */
function count(): number {
  return [...(host.firstElementChild?.children ?? [])].filter((child) => child.firstElementChild).length;
}

async function prepare() {
  await preloadViews(engine, engine.types);
  for (const type of engine.types) views.set(type, await engine.view(type));
  flushSync(() =>
    createRoot(host).render(
      <BenchProviders>
        <Page />
      </BenchProviders>,
    ),
  );
}

declare global {
  interface Window {
    bench: { prepare: typeof prepare; show: typeof show; rest: typeof rest; count: typeof count };
  }
}
window.bench = { prepare, show, rest, count };
