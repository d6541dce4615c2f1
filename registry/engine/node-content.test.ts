import { describe, expect, it } from 'vitest';
import type { PreparedNode } from '#schemas/engine/prepared.ts';
import { noteEngine } from '../testing/notes.tsx';
import * as reading from '../reading.ts';
import { readContent } from './node-content.ts';

const engine = { ...reading, contract: noteEngine.contract };
const node: PreparedNode = {
  id: 'a',
  type: 'notice',
  address: 'landing[0]',
  props: { text: 'Its own', tone: 'info' },
};
const read = (data: unknown, of: Partial<PreparedNode> = {}) => readContent({ ...node, ...of }, data, engine);

describe('the content of a node from its contentUrl', () => {
  it('is laid over the props of the node', () => {
    expect(read({ text: 'Fetched' })).toEqual({ props: { text: 'Fetched', tone: 'info' }, faults: [] });
  });

  it('a wrong value is a fault, and the rest is shown', () => {
    expect(read({ text: 'Fetched', tone: 'loud' })).toMatchObject({
      props: { text: 'Fetched' },
      faults: [{ path: ['tone'], code: 'enum' }],
    });
  });

  it('without what the kind needs there is nothing to show, and the fault is told once', () => {
    const { text: _, ...props } = node.props as { text: string };
    expect(read({ tone: 'good' }, { props })).toEqual({
      props: null,
      faults: [{ path: ['text'], code: 'required' }],
    });
    expect(read({ text: 5 }, { props })).toEqual({ props: null, faults: [{ path: ['text'], code: 'type' }] });
  });

  it.each([null, undefined])('%s is no fault: there is nothing to show', (data) => {
    expect(read(data)).toEqual({ props: null, faults: [] });
  });

  it.each(['text', 5, [{ text: 'Fetched' }]])('%j is a fault of its type', (data) => {
    expect(read(data)).toEqual({ props: null, faults: [{ path: [], code: 'type' }] });
  });

  it('of a kind that this app does not know nothing is read', () => {
    expect(read({ text: 'Fetched' }, { type: 'hologram' })).toEqual({ props: null, faults: [] });
  });
});
