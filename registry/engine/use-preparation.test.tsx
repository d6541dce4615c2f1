// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { PreparedDocument } from '#schemas/engine/prepared.ts';
import { type Preparation, preparations } from './preparation.ts';
import { usePreparation } from './use-preparation.ts';

it('renders once more when all is prepared, however many slices that takes', () => {
  const document = { nodes: [], issues: [] } as unknown as PreparedDocument;
  let isDone = false;
  let afterSlice: ((isLast: boolean) => void) | undefined;
  const preparation = {
    nodes: [],
    issues: [],
    isDone: () => isDone,
    prepareWhenIdle(run) {
      afterSlice = run;
      return () => {};
    },
  } as Partial<Preparation> as Preparation;
  preparations.set(document, preparation);
  let renders = 0;
  const { result } = renderHook(() => {
    renders += 1;
    return usePreparation(document, () => {});
  });
  expect(result.current).toBe(preparation);
  act(() => afterSlice?.(false));
  act(() => afterSlice?.(false));
  expect(renders).toBe(1);
  isDone = true;
  act(() => afterSlice?.(true));
  expect(result.current).toBeUndefined();
  expect(renders).toBe(2);
});
