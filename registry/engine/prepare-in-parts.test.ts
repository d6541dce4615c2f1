import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { PreparedDocument } from '#schemas/prepared.ts';
import { preparations } from './preparation.ts';
import { note, prepareNotes, prepareNotesInParts } from '../testing/notes.tsx';

/** What waits for the browser to be idle. */
const idle: IdleRequestCallback[] = [];
beforeEach(() => {
  idle.length = 0;
  vi.stubGlobal('requestIdleCallback', (callback: IdleRequestCallback) => idle.push(callback));
  vi.stubGlobal('cancelIdleCallback', (handle: number) => idle.splice(handle - 1, 1));
});
afterEach(() => vi.unstubAllGlobals());

/** The browser is idle for `ms`, by a clock that goes on 1 ms with each look at it. */
function beIdle(ms: number) {
  let left = ms;
  idle.shift()?.({ didTimeout: false, timeRemaining: () => Math.max(0, left--) });
}

const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

/** Entries as they come: good ones, with faults, with ids that others have, and what is no node at all. */
const entry = fc.tuple(fc.constantFrom('a', 'b', 'c', 'a~2', ''), fc.nat(11)).map(([id, kind]): unknown => {
  const good = note(id, { version: 1 });
  const faulty: readonly unknown[] = [
    { ...good, props: { text: 'Hi', tone: 'loud' } },
    { ...good, props: { text: 5 } },
    { ...good, type: 'hologram' },
    { ...good, type: 5 },
    { ...good, version: 9 },
    { ...good, when: { rain: true } },
    { ...good, when: { orderTypes: 5, from: 'soon' } },
    { ...good, nonVeg: 'yes', layout: { margin: 'tight' }, more: 1 },
    { type: 'notice', props: null },
    null,
    ['node'],
  ];
  return kind < faulty.length ? faulty[kind] : good;
});
const entries = fc.array(entry, { maxLength: 30 });

/** What may happen to a document that is not prepared yet, in any order. */
const step = fc.oneof(
  fc.record({ does: fc.constant('next' as const), times: fc.nat(7) }),
  fc.record({
    does: fc.constantFrom('idle' as const, 'asks' as const, 'measures' as const),
    times: fc.nat(12),
  }),
);
type Step = typeof step extends fc.Arbitrary<infer S> ? S : never;

function take(document: PreparedDocument, { does, times }: Step) {
  const preparation = preparations.get(document);
  if (does === 'asks') return void document.readable;
  if (does === 'measures') return void preparation?.entries;
  if (does === 'next') for (let time = 0; time < times; time++) preparation?.prepareNext();
  else {
    const stop = preparation?.prepareWhenIdle(() => {});
    beIdle(times);
    stop?.();
  }
}

describe('a document that is prepared in parts', () => {
  it('has the nodes, faults and readability of one that is prepared at once, wherever the work is cut', () => {
    fc.assert(
      fc.property(entries, fc.array(step, { maxLength: 8 }), (nodes, steps) => {
        const whole = prepareNotes(nodes);
        const document = prepareNotesInParts(nodes);
        for (const each of steps) {
          take(document, each);
          const { nodes: soFar, issues } = preparations.get(document) ?? document;
          expect(soFar).toEqual(whole.nodes.slice(0, soFar.length));
          expect(issues).toEqual(whole.issues.slice(0, issues.length));
        }
        expect(document.readable).toBe(whole.readable);
        expect(document.issues).toEqual(whole.issues);
        expect(document.nodes).toEqual(whole.nodes);
        expect(preparations.get(document)?.isDone()).toBe(true);
      }),
      { numRuns: 400, seed: 20261125 },
    );
  });

  it('is what it would be alone after documents of which any part was prepared, and keeps their nodes', () => {
    const change = fc.record({ steps: fc.array(step, { maxLength: 4 }), nodes: entries, keeps: fc.nat(30) });
    fc.assert(
      fc.property(fc.array(change, { minLength: 2, maxLength: 4 }), (changes) => {
        let previous: PreparedDocument | undefined;
        let raws: readonly unknown[] = [];
        for (const { nodes, keeps, steps } of changes) {
          const next = copy([...raws.slice(0, keeps), ...nodes.slice(keeps)]);
          const before = new Map(
            [...((previous && preparations.get(previous)) ?? previous ?? { nodes: [] }).nodes].map((node) => [
              node.address,
              node,
            ]),
          );
          const document = prepareNotesInParts(next, previous && { previous });
          for (const each of steps) take(document, each);
          const alone = prepareNotes(next);
          const { nodes: soFar } = preparations.get(document) ?? document;
          expect(soFar).toEqual(alone.nodes.slice(0, soFar.length));
          // Up to the first entry that is another, ids and addresses are the same.
          const same = Math.min(keeps, raws.length);
          for (const node of soFar) {
            const last = before.get(node.address);
            if (last && Number(/\d+/.exec(node.address)?.[0]) < same) expect(node).toBe(last);
          }
          [previous, raws] = [document, next];
        }
        expect(previous?.nodes).toEqual(prepareNotes(raws).nodes);
        expect(previous?.issues).toEqual(prepareNotes(raws).issues);
      }),
      { numRuns: 300, seed: 20261125 },
    );
  });

  it('keeps a node that was prepared two documents ago, when the one between was not prepared so far', () => {
    const nodes = [note('a'), note('b'), note('c')];
    const first = prepareNotes(nodes);
    const second = prepareNotesInParts(copy(nodes), { previous: first });
    preparations.get(second)?.prepareNext();
    const third = prepareNotesInParts(copy(nodes), { previous: second });
    third.nodes.forEach((node, at) => expect(node).toBe(first.nodes[at]));
  });

  it('reads nothing before somebody asks, and no more than is asked for', () => {
    const read: string[] = [];
    const nodes = [{ id: 'x', type: 'hologram' }, note('a'), note('b')];
    const document = prepareNotesInParts(nodes, { read: (type) => read.push(type) });
    expect(read).toEqual([]);
    expect(document.readable).toBe(true);
    expect(new Set(read)).toEqual(new Set(['hologram', 'notice']));
    expect(preparations.get(document)?.nodes.map(({ id }) => id)).toEqual(['x', 'a']);
  });

  it.each([
    ['nothing', null],
    ['an empty list', []],
    ['no list', { 0: note('a') }],
    ['a list without a usable node', [null, 5, note('a', { props: {} })]],
  ])('is unreadable with %s, with the same faults', (_, nodes) => {
    const document = prepareNotesInParts(nodes);
    expect(document.readable).toBe(false);
    expect(document.issues).toEqual(prepareNotes(nodes).issues);
  });

  it('tells the entries that wait, whatever stands in them', () => {
    const nodes = [note('a'), note('b', { props: 5 }), null, 'notice'];
    const preparation = preparations.get(prepareNotesInParts(nodes));
    preparation?.prepareNext();
    expect([preparation?.entries, preparation?.count]).toEqual([nodes, 1]);
  });

  it('is prepared in slices as long as the browser is idle, ten entries at least', () => {
    const document = prepareNotesInParts(Array.from({ length: 60 }, (_, at) => note(`n${at}`)));
    const preparation = preparations.get(document);
    const slices: [number | undefined, boolean][] = [];
    preparation?.prepareWhenIdle((isDone) => slices.push([preparation.nodes.length, isDone]));
    beIdle(0);
    beIdle(8);
    beIdle(1000);
    expect(slices).toEqual([
      [10, false],
      [25, false],
      [60, true],
    ]);
    expect(idle).toEqual([]);
  });

  it('is not prepared further once nobody wants it', () => {
    const document = prepareNotesInParts(Array.from({ length: 60 }, (_, at) => note(`n${at}`)));
    const stop = preparations.get(document)?.prepareWhenIdle(() => {});
    beIdle(0);
    stop?.();
    expect(idle).toEqual([]);
    expect(preparations.get(document)?.nodes).toHaveLength(10);
  });
});
