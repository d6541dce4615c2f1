import * as contracts from '#schemas/compiled/contracts.ts';
import type { PropsOf } from '#schemas/contract.ts';
import type { PreparedDocument, WidgetViewProps } from '#schemas/prepared.ts';
import type { notice } from '#schemas/widgets/notice.ts';
import { defineWidget } from '../engine/define-widget.ts';
import type { EngineFacts } from '#schemas/document-types.ts';
import { createProductEngine, type EnginePorts } from '../product-engine.ts';
import * as reading from '../reading.ts';
import { prepareDocument, prepareInParts } from '../engine/prepare-document.ts';

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

export const noteEngine = createProductEngine([
  defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View: NoteView }) }),
]);

/** An engine whose view says whenever it is drawn. */
export function watchedNoteEngine(drawn: (id: string) => void) {
  const View = (props: WidgetViewProps<PropsOf<typeof notice>>) => {
    drawn(props.id);
    return <NoteView {...props} />;
  };
  return createProductEngine([
    defineWidget({ contract: contracts.notice, view: () => Promise.resolve({ View }) }),
  ]);
}

/** An engine whose view cannot be fetched until `arrive` is called. */
export function lateNoteEngine() {
  let isThere = false;
  const engine = createProductEngine([
    defineWidget({
      contract: contracts.notice,
      view: (): Promise<{ View: typeof NoteView }> =>
        isThere ? Promise.resolve({ View: NoteView }) : Promise.reject(new TypeError('Failed to fetch')),
    }),
  ]);
  return { engine, arrive: () => void (isThere = true) };
}

export function note(id: string, more: object = {}) {
  return { id, type: 'notice', props: { text: `Note ${id}` }, ...more };
}

export function prepareNotes(nodes: unknown, version = '1', previous?: PreparedDocument) {
  return prepareDocument(
    { document: 'landing', version, place: 'landing', nodes, ...(previous && { previous }) },
    { ...reading, contract: noteEngine.contract },
  );
}

/** As `prepareNotes`, in parts. `read` is told of each entry that is read, by its kind. */
export function prepareNotesInParts(
  nodes: unknown,
  {
    version = '1',
    previous,
    read = () => {},
  }: { version?: string; previous?: PreparedDocument; read?: (type: string) => void } = {},
) {
  const contract = (type: string) => {
    read(type);
    return noteEngine.contract(type);
  };
  return prepareInParts(
    { document: 'landing', version, place: 'landing', nodes, ...(previous && { previous }) },
    { ...reading, contract },
  );
}

export const guestFacts: EngineFacts = {
  orderType: 'D',
  loggedIn: false,
  miniApp: null,
  storeId: '14052',
  variantOf: () => 'default',
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
