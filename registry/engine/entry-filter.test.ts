// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import type { PreparedNode } from '#schemas/engine/prepared.ts';
import { type Fits, fittingPart, useFittingNodes } from './entry-filter.ts';

const node = (id: string, more: Partial<PreparedNode> = {}): PreparedNode => ({
  id,
  type: 'notice',
  address: `landing[${id}]`,
  props: {},
  ...more,
});
const fits: Fits = (entry) => (entry as { meat?: boolean }).meat !== true;

describe('what the filter leaves of a node', () => {
  const props = { offers: [{ meat: true }] };

  it('is nothing where no entry fits', () => {
    expect(fittingPart(node('a', { props }), fits)).toBeNull();
  });

  it('is all of it where other entries come later', () => {
    expect(fittingPart(node('a', { props, contentUrl: '/offers' }), fits)).toBe(props);
  });
});

describe('the place where the page says that something is hidden', () => {
  const nodes = ['a', 'b', 'c'].map((id) => node(id));

  it('is the first node whose view hides entries, for as long as it does', () => {
    const { result } = renderHook(() => useFittingNodes(nodes, fits));
    expect(result.current.noteAfter).toBeNull();
    const ends: (() => void)[] = [];
    act(() => {
      for (const id of ['a', 'b']) ends.push(result.current.hides(id));
    });
    expect(result.current.noteAfter).toBe('a');
    act(() => ends[0]?.());
    expect(result.current.noteAfter).toBe('b');
    act(() => ends[1]?.());
    expect(result.current.noteAfter).toBeNull();
  });
});
