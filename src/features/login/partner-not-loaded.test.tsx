// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import './ask-login.tsx';
import { loadAsk } from './load-ask.ts';
import { connectPartnerWay } from './partner-way.ts';
import { renderLogin } from './testing/render-login.tsx';

// No app of a partner is connected at first: another file may have done so. With this line the file has a process of its own.
vi.mock('./partner-way.ts', (load) => load());

const inPaytm = visitBegan({ utm: { utm_source: 'paytm' }, partner: 'PAYTM' });
const limitMs = 10_000;

let said: string[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts(({ text }) => void said.push(text));
  vi.useFakeTimers({ shouldAdvanceTime: true });
});
afterEach(() => {
  disconnect();
  vi.useRealTimers();
});

it('MIN-10 PWA-09 who presses is told that the login of the app does not load, and is asked nothing', async () => {
  const { store } = createTestStore();
  store.dispatch(inPaytm);
  const ended = vi.fn();
  void loadAsk(store, { from: 'paymentType', here: '/cart', navigate: vi.fn() }).then(ended);
  await vi.advanceTimersByTimeAsync(limitMs - 500);
  expect(ended).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(ended).toHaveBeenCalledExactlyOnceWith(false);
  expect(said).toEqual(['That did not load. Please try again.']);
});

it('MIN-10 PWA-09 so is who presses on the page of the login, whose button works again once the code is there', async () => {
  await renderLogin({ visit: ['/login'], events: [inPaytm] });
  const button = screen.getByRole('button', { name: 'Continue with Paytm' });
  fireEvent.click(button);
  expect(button).toHaveAttribute('aria-busy', 'true');
  await act(() => vi.advanceTimersByTimeAsync(limitMs + 500));
  expect(button).not.toHaveAttribute('aria-busy', 'true');
  expect(said).toEqual(['That did not load. Please try again.']);

  const attempt = vi.fn(async () => null);
  connectPartnerWay({ running: () => null, attempt, ask: async () => {} });
  fireEvent.click(button);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(attempt).toHaveBeenCalledOnce();
  expect(button).not.toHaveAttribute('aria-busy', 'true');
});
