// @vitest-environment jsdom
import { act, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { popupRequested, selectPopup } from '#src/store/popup-slice.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { renderApp } from './testing/render-app.tsx';

const failures = vi.hoisted(() => [] as Error[]);

vi.mock('./chrome/popup-dialog.tsx', async (importOriginal) => {
  const view = await importOriginal<typeof import('./chrome/popup-dialog.tsx')>();
  return {
    get PopupDialog() {
      const failure = failures.shift();
      if (failure) throw failure;
      return view.PopupDialog;
    },
  };
});

const content = { kind: 'error', header: 'Not here yet', text: 'Pick it up.', button: 'Choose' } as const;

beforeEach(() => {
  window.scrollTo = vi.fn();
  // React reports to the console every error that a boundary catches.
  vi.spyOn(console, 'error').mockImplementation(() => {});
});

async function askWith(failure: Error) {
  failures.push(failure);
  const { store } = await renderApp('/sitemap');
  await act(async () => void store.dispatch(popupRequested(content)));
  await vi.waitFor(() => expect(failures).toEqual([]));
  return store;
}

it('PWA-09 says that a reload is needed where only that gets the code of a popup', async () => {
  const store = await askWith(new NeedsReload('gone'));
  expect(await screen.findByRole('button', { name: 'Refresh' })).toBeInTheDocument();
  expect(selectPopup(store.getState())).toBeNull();
});

it('PWA-09 keeps a popup whose code did not load, and shows it when the connection returns', async () => {
  const store = await askWith(new TypeError('Failed to fetch'));
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(selectPopup(store.getState())).toEqual(content);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByRole('dialog', { name: 'Not here yet' })).toBeVisible();
});
