// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { note, noteEngine, portsWith, prepareNotes } from '../testing/notes.tsx';
import { DocumentNodes } from './document-nodes.tsx';

vi.mock('./impressions.ts', () => {
  throw new Error('planted: the file was not fetched');
});

afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('a page whose code for impressions was not fetched stays as it is', async () => {
  vi.useFakeTimers();
  const observing = vi.fn();
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe = observing;
      disconnect() {}
    },
  );
  await noteEngine.view('notice');
  await act(async () =>
    render(<DocumentNodes document={prepareNotes([note('a')])} ports={portsWith()} engine={noteEngine} />),
  );
  // Vitest fails where nobody takes the rejection.
  await vi.advanceTimersByTimeAsync(1);
  await vi.dynamicImportSettled();
  expect(observing).not.toHaveBeenCalled();
  expect(screen.getByText('Note a')).toBeVisible();
});
