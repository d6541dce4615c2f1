import { configureStore } from '@reduxjs/toolkit';
import { expect, it } from 'vitest';
import type { PopupContent } from '#src/request/ports.ts';
import { createPopupPort } from './popup-port.ts';
import { selectPopup } from './popup-slice.ts';
import { rootReducer } from './root-reducer.ts';

const popup = (kind: PopupContent['kind'], text: string): PopupContent => ({
  kind,
  header: 'Oops',
  text,
  button: 'OK',
});

function createPopup() {
  const store = configureStore({ reducer: rootReducer });
  return { ...createPopupPort(store.dispatch), text: () => selectPopup(store.getState())?.text ?? null };
}

it('shows one popup at a time; a newer one replaces the older', () => {
  const { show, text } = createPopup();
  expect(text()).toBeNull();
  show(popup('error', 'one'));
  show(popup('error', 'two'));
  expect(text()).toBe('two');
});

it('a network notice never hides a message, a message hides the notice', () => {
  const { show, text } = createPopup();
  show(popup('network', 'retrying'));
  show(popup('error', 'message'));
  show(popup('network', 'retrying'));
  expect(text()).toBe('message');
});

it('hides only a popup of the given kind', () => {
  const { show, hide, text } = createPopup();
  show(popup('error', 'message'));
  hide('network');
  expect(text()).toBe('message');
  hide('error');
  expect(text()).toBeNull();
});
