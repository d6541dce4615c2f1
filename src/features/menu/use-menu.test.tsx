// @vitest-environment jsdom
import { act, render } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { createFakeReader } from '#src/features/documents/testing/fake-reader.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { useMenu } from './use-menu.ts';

beforeAll(() => import('./load-menu.ts'));
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const minute = 60_000;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

it('asks for the menu at least every minute while the server is down, and never gives up', async () => {
  // It has no reply: each call fails.
  const { reader, asked } = createFakeReader();
  function Page() {
    useMenu();
    return null;
  }
  render(
    <Provider store={createTestStore().store}>
      <RequestProvider request={reader.request}>
        <SWRConfig value={{ provider: () => new Map() }}>
          <Page />
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  await pass(20 * minute);
  expect(asked.length).toBeGreaterThanOrEqual(20);
  const before = asked.length;
  await pass(minute);
  expect(asked.length).toBeGreaterThan(before);
});
