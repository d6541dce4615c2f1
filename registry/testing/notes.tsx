import * as contracts from '#schemas/compiled/contracts.ts';
import { nodeShape, propsShapes } from '#schemas/compiled/widget-shapes.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { PreparedDocument, WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { defineWidget } from '../define-widget.ts';
import type { EngineFacts, EnginePorts } from '../engine-ports.ts';
import { prepareDocument } from '../prepare-document.ts';
import { createRegistry } from '../registry.ts';

/** A view for tests of the engine: renders its text and link, and throws when its text is 'throw'. */
function NoteView({ props, link, title }: WidgetViewProps<PropsOf<typeof notice>>) {
  if (props.text === 'throw') throw new Error('planted');
  return (
    <section aria-label={title ?? props.text}>
      <p>{props.text}</p>
      {link && <a href={link.href}>Go</a>}
    </section>
  );
}

export const noteRegistry = createRegistry([
  defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View: NoteView }) }),
]);

/** A registry whose view says whenever it is drawn. */
export function watchedNoteRegistry(drawn: (id: string) => void) {
  const View = (props: WidgetViewProps<PropsOf<typeof notice>>) => {
    drawn(props.id);
    return <NoteView {...props} />;
  };
  return createRegistry([
    defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View }) }),
  ]);
}

/** A registry whose view cannot be fetched until `arrive` is called. */
export function lateNoteRegistry() {
  let isThere = false;
  const registry = createRegistry([
    defineWidget({
      contract: contracts.notice,
      view: () =>
        isThere ? Promise.resolve({ View: NoteView }) : Promise.reject(new TypeError('Failed to fetch')),
    }),
  ]);
  return { registry, arrive: () => void (isThere = true) };
}

export function note(id: string, more: object = {}) {
  return { id, type: 'notice', props: { text: `Note ${id}` }, ...more };
}

export function prepareNotes(nodes: unknown, version = '1', previous?: PreparedDocument) {
  return prepareDocument(
    { document: 'landing', version, place: 'landing', nodes, ...(previous && { previous }) },
    { nodeShape, propsShapes, contract: noteRegistry.contract },
  );
}

export const guestFacts: EngineFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variants: {},
  vegOnly: false,
  now: Date.parse('2026-11-20T12:00:00+05:30'),
};

export function portsWith(change: Partial<EnginePorts> = {}): EnginePorts {
  return {
    facts: guestFacts,
    fetchContent: () => Promise.reject(new Error('not expected')),
    report: () => {},
    track: () => {},
    mode: 'customer',
    ...change,
  };
}
