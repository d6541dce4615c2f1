// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, it, vi } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { askLogin } from './ask-login.tsx';
import { connectPartnerWay } from './partner-way.ts';

// An app of a partner is connected for as long as the page lives: another file may have done so. With this line the file has a process of its own.
beforeAll(() => vi.resetModules());

afterEach(() => {
  delete document.documentElement.dataset['partnerApp'];
});

it('MIN-10 who presses before the app has started waits for the login of the partner: no form is shown', async () => {
  // The page has set it, and the store does not know it yet.
  document.documentElement.dataset['partnerApp'] = '';
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <MemoryRouter>
        <Overlay />
      </MemoryRouter>
    </Provider>,
  );
  const asked = store.dispatch(
    askLogin({ from: 'menu', here: '/menu', navigate: vi.fn(), staysOnPage: true }),
  );
  const ask = vi.fn(async () => {});
  connectPartnerWay({ running: () => null, attempt: async () => null, ask });
  expect(await asked).toBe(false);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(screen.queryByRole('dialog')).toBeNull();
});
