import { describe, expect, it } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { Documents } from '#schemas/document-types.ts';
import type { CompiledContract as AnyContract } from '#schemas/engine/compiled-contract.ts';
import type { PreparedDocument } from '#schemas/prepared.ts';
import * as reading from '../reading.ts';
import { prepareDocument } from './prepare-document.ts';
import { sameJson } from './same-json.ts';

type CompiledContract = AnyContract<string, unknown, Documents>;

const byType = new Map<string, CompiledContract>(
  Object.values(contracts).map((contract) => [contract.type, contract as CompiledContract]),
);
/** Which kinds of nodes had their contract looked up: only a node that is read has. */
const readTypes: string[] = [];
const engine = {
  ...reading,
  contract: (type: string) => {
    readTypes.push(type);
    return byType.get(type);
  },
};

function prepare(nodes: unknown, previous?: PreparedDocument, version = '7') {
  readTypes.length = 0;
  return prepareDocument(
    { document: 'landing', version, place: 'landing', nodes, ...(previous ? { previous } : {}) },
    engine,
  );
}
const notice = (id: string, text = `Notice ${id}`) => ({
  id,
  type: 'notice',
  version: 1,
  props: { text, tone: 'info' },
});
const copy = <T>(value: T): T => JSON.parse(JSON.stringify(value)) as T;

describe('a document that is prepared once more', () => {
  it('hands on the very props of a node in which nothing had to be mended', () => {
    const raw = notice('a');
    expect(prepare([raw]).nodes[0]?.props).toBe(raw.props);
  });

  it('keeps the nodes whose entries are the same, and reads the changed one alone', () => {
    const first = prepare([notice('a'), notice('b'), notice('c')]);
    const again = prepare([notice('a'), notice('b', 'Other words'), notice('c')], first);
    expect(readTypes).toContain('notice');
    expect(new Set(readTypes.splice(0)).size).toBe(1);
    expect(again.nodes[0]).toBe(first.nodes[0]);
    expect(again.nodes[1]?.props).toEqual({ text: 'Other words', tone: 'info' });
    expect(again.nodes[2]).toBe(first.nodes[2]);

    const third = prepare([notice('a'), notice('b', 'Other words'), notice('c')], again);
    expect(readTypes).toEqual([]);
    expect(third.nodes).toEqual(again.nodes);
    third.nodes.forEach((node, index) => expect(node).toBe(again.nodes[index]));
  });

  it('keeps the nodes of a page that came prepared, though their entries are not known', () => {
    const first = copy(prepare([{ id: 'a', type: 'notice', props: { text: 'Short' } }, notice('b')]));
    const again = prepare([{ id: 'a', type: 'notice', props: { text: 'Short' } }, notice('b')], first);
    again.nodes.forEach((node, index) => expect(node).toBe(first.nodes[index]));
    const third = prepare([{ id: 'a', type: 'notice', props: { text: 'Short' } }, notice('b')], again);
    expect(readTypes).toEqual([]);
    expect(third.nodes[0]).toBe(first.nodes[0]);
  });

  it('reads a changed entry anew where the page came prepared', () => {
    const first = copy(prepare([notice('a'), notice('b')]));
    const again = prepare([notice('a', 'Other words'), notice('b')], first);
    expect(again.nodes.map(({ props }) => props.text)).toEqual(['Other words', 'Notice b']);
  });

  it.each([
    ['was prepared here', (document: PreparedDocument) => document],
    ['came with the page', (document: PreparedDocument) => copy(document)],
  ])('gives a node that moved its new address, and the fields that it had: one that %s', (_, as) => {
    const raw = () => [notice('a'), { ...notice('b'), link: { action: 'menu' } }];
    const first = as(prepare(raw()));
    const moved = prepare([notice('new'), ...raw()], first);
    expect(moved.nodes.map(({ id, address }) => `${id} ${address}`)).toEqual([
      'new landing[0]',
      'a landing[1]',
      'b landing[2]',
    ]);
    expect(moved.nodes[1]?.props).toBe(first.nodes[0]?.props);
    expect(moved.nodes[2]?.link).toBe(first.nodes[1]?.link);
    expect(moved.nodes[2]?.link).toBeDefined();
  });

  it('reports the faults of a node that was kept, at its address and for the new version', () => {
    const faulty = { ...notice('a'), props: { text: 'Hi', tone: 'loud' } };
    const first = prepare([faulty, notice('b')]);
    const again = prepare([notice('b'), copy(faulty)], first, '8');
    expect(again.issues).toEqual([
      { document: 'landing', version: '8', nodeId: 'a', path: 'landing[1].props.tone', code: 'enum' },
    ]);
  });

  it('tells nodes of one id apart', () => {
    const first = prepare([notice('a', 'One'), notice('a', 'Two')]);
    const again = prepare([notice('a', 'Two'), notice('a', 'Two')], first);
    expect(again.nodes.map(({ id, props }) => `${id} ${props.text}`)).toEqual(['a Two', 'a~2 Two']);
    expect(again.nodes[1]).toBe(first.nodes[1]);
    expect(again.issues.map(({ path, code }) => `${path} ${code}`)).toEqual(['landing[1].id duplicate-id']);
  });

  it('leaves out a node that broke', () => {
    const first = prepare([notice('a'), notice('b')]);
    const again = prepare([{ ...notice('a'), props: { text: 5 } }, notice('b')], first);
    expect(again.nodes).toEqual([first.nodes[1]]);
  });
});

describe('sameJson', () => {
  it.each([
    [{ a: [1, { b: null }] }, { a: [1, { b: null }] }, true],
    [{ a: 1 }, { a: 1, b: 2 }, false],
    [{ a: 1, b: 2 }, { b: 2, a: 1 }, false],
    [[1, 2], [1], false],
    [[], {}, false],
    [null, {}, false],
    ['1', 1, false],
  ])('%j and %j: %s', (one, other, same) => {
    expect(sameJson(one, other)).toBe(same);
    expect(sameJson(other, one)).toBe(same);
  });

  it('does not throw at what is nested too deep to be written', () => {
    const deep = () => JSON.parse('['.repeat(50_000) + ']'.repeat(50_000)) as unknown;
    expect(() => sameJson(deep(), deep())).not.toThrow();
  });
});
