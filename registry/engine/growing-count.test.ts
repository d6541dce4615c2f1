// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CompiledContract } from '#schemas/engine/compiled-contract.ts';
import type { PreparedNode } from '#schemas/engine/prepared.ts';
import { fittingNodes } from './fitting-nodes.ts';
import { countWithin, firstScreenHeight, useGrowth } from './growing-count.ts';
import type { Preparation } from './preparation.ts';

/** Each node is half a first screen high. */
const registry = {
  contract: () => ({ reservedHeight: firstScreenHeight / 2 }) as CompiledContract,
  clauses: {},
};
const nodes = ['a', 'b', 'c'].map((id): PreparedNode => ({ id, type: 'half', address: id, props: {} }));

describe('how many nodes begin within a height', () => {
  it('is no more than there are', () => {
    expect(countWithin(firstScreenHeight, nodes.slice(0, 1), registry)).toBe(1);
  });

  it('does not count one that begins where the height ends', () => {
    expect(countWithin(firstScreenHeight, nodes, registry)).toBe(2);
  });

  it('as many are prepared', () => {
    const prepared: PreparedNode[] = [];
    const preparation: Preparation = {
      nodes: prepared,
      issues: [],
      isDone: () => prepared.length === nodes.length,
      prepareNext() {
        const next = nodes[prepared.length];
        if (next) prepared.push(next);
        return next !== undefined;
      },
      prepareWhenIdle: () => () => {},
      entries: nodes,
      count: 0,
      kept: new Map(),
      before: new Map(),
    };
    const document = {
      document: 'landing',
      version: '1',
      place: 'landing',
      nodes,
      issues: [],
      readable: true,
    };
    const wanted = { document, preparation, registry, facts: {}, fits: null, least: 0 };
    const shown = fittingNodes({ ...wanted, mode: 'customer' });
    expect(shown.map(({ id }) => id)).toEqual(['a', 'b']);
  });
});

describe('more nodes', () => {
  let notify: (near: readonly boolean[]) => void;
  const observed = new Set<Element>();

  beforeEach(() => {
    observed.clear();
    vi.stubGlobal(
      'IntersectionObserver',
      class {
        constructor(
          callback: (entries: readonly Pick<IntersectionObserverEntry, 'isIntersecting'>[]) => void,
        ) {
          notify = (near) => callback(near.map((isIntersecting) => ({ isIntersecting })));
        }
        observe(element: Element) {
          observed.add(element);
        }
        disconnect() {
          observed.clear();
        }
      },
    );
  });
  afterEach(() => vi.unstubAllGlobals());

  function grow() {
    const showAtLeast = vi.fn();
    const view = renderHook(
      ({ hasMore }) => {
        const tail = useGrowth({ count: 11, hasMore, showAtLeast });
        tail.current ??= document.createElement('div');
        return tail;
      },
      { initialProps: { hasMore: true } },
    );
    return { showAtLeast, ...view };
  }

  it('come when their place was near for a moment, and not before', () => {
    const { showAtLeast } = grow();
    act(() => notify([false]));
    expect(showAtLeast).not.toHaveBeenCalled();
    act(() => notify([true, false]));
    expect(showAtLeast).toHaveBeenCalledExactlyOnceWith(21);
  });

  it('are not waited for once there are none', () => {
    const { rerender } = grow();
    expect(observed.size).toBe(1);
    rerender({ hasMore: false });
    expect(observed.size).toBe(0);
  });
});
