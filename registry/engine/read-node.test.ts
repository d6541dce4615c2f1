import { describe, expect, it } from 'vitest';
import * as contracts from '#schemas/compiled/contracts.ts';
import type { Documents, NodePlace } from '#schemas/document-types.ts';
import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { Migration } from '#schemas/engine/contract.ts';
import * as reading from '../reading.ts';
import { prepareDocument } from './prepare-document.ts';

/** An app that has notices of version 3 alone, though the shapes of other kinds are there. */
const notice: CompiledContract<string, unknown, Documents> = { ...contracts.notice, version: 3 };
const add = (word: string): Migration => {
  return ({ text }) => {
    if (text === 'broken') throw new TypeError('not of this version');
    return { text: `${String(text)} ${word}` };
  };
};
const engine = {
  ...reading,
  migrations: new Map([['notice', [add('two'), add('three')]]]),
  contract: (type: string) => (type === 'notice' ? notice : undefined),
};

function prepare(nodes: unknown, place: NodePlace = 'landing') {
  return prepareDocument({ document: 'landing', version: '7', place, nodes }, engine);
}
const told = ({ issues }: ReturnType<typeof prepare>) =>
  issues.map(({ nodeId, path, code }) => `${nodeId}: ${path} ${code}`);
const node = (id: string, more: object = {}) => ({
  id,
  type: 'notice',
  version: 3,
  props: { text: 'One' },
  ...more,
});

describe('the versions of a kind', () => {
  it('are reached step by step, from the version of the node on', () => {
    const { nodes } = prepare([1, 2, 3].map((version) => node(`v${version}`, { version })));
    expect(nodes.map(({ props }) => props['text'])).toEqual(['One two three', 'One three', 'One']);
  });

  it('a node whose props were never of its version is dropped alone, and reported', () => {
    const prepared = prepare([node('a', { version: 1, props: { text: 'broken' } }), node('b')]);
    expect(prepared.nodes.map(({ id }) => id)).toEqual(['b']);
    expect(told(prepared)).toEqual(['a: landing[0].props migration-failed']);
  });

  it('a required value that a migration leaves without a value is missing', () => {
    const without = { ...engine, migrations: new Map([['notice', [() => ({ text: undefined })]]]) };
    const prepared = prepareDocument(
      { document: 'landing', version: '7', place: 'landing', nodes: [node('a', { version: 1 })] },
      without,
    );
    expect(told(prepared)).toEqual(['a: landing[0].props.text required']);
  });
});

it('a kind that this app does not have is unknown, though its shape is there', () => {
  const prepared = prepare([{ id: 'a', type: 'hero-carousel', version: 2, props: {} }, node('b')]);
  expect(prepared.nodes.map(({ id, unknown }) => [id, unknown])).toEqual([
    ['a', 'kind'],
    ['b', undefined],
  ]);
  expect(told(prepared)).toEqual(['a: landing[0].type unknown-type']);
});

describe('an id', () => {
  it.each([
    ['of another place', { type: 'notice' }, 'left-menu', 'wrong-place'],
    ['of another version', { version: 1, props: { text: 'broken' } }, 'landing', 'migration-failed'],
    ['that lacks what it needs', { props: {} }, 'landing', 'required'],
  ] as const)('counts that a dropped node %s has', (_, more, place, code) => {
    const issues = told(prepare([node('a', more), node('a', more)], place));
    expect(issues.filter((issue) => issue.endsWith(code))).toHaveLength(2);
    expect(issues).toContain('a: landing[1].id duplicate-id');
  });

  it('does not count where the rest is no node', () => {
    const prepared = prepare([{ id: 'a', type: 5 }, node('a')]);
    expect(prepared.nodes.map(({ id }) => id)).toEqual(['a']);
    expect(told(prepared)).toEqual(['a: landing[0].type type']);
  });

  it('is that of one node alone, whatever the other ids are', () => {
    const { nodes } = prepare(['a', 'a', 'a~2', 'a~2'].map((id) => node(id)));
    const ids = nodes.map(({ id }) => id);
    expect(ids[0]).toBe('a');
    expect(new Set(ids).size).toBe(4);
  });

  it('that is no text is not named in a report, nor is that of a whole document', () => {
    expect(told(prepare([node('b'), { ...node(''), id: 5 }]))).toEqual([': landing[1].id type']);
    expect(told(prepare(null))).toEqual([': landing unreadable-document']);
  });
});
