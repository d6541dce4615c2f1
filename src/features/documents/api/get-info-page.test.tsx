// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { refused } from '#src/request/testing/answering.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { documentKeys } from '../document-keys.ts';
import { selectAudience } from '../select-audience.ts';
import { createFakeReader } from '../testing/fake-reader.ts';
import { LandingPort } from '../testing/landing-port.tsx';
import { useInfoPage } from './get-info-page.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const gone = refused({ status: 404 });
const again = {
  status: 'SUCCESS',
  data: { heading: 'The sale again', nodes: [{ id: 'a', type: 'notice' }] },
};

it('INF-01 an information page that ends while it is open stays away, until there is one again', async () => {
  const { store } = createTestStore();
  store.dispatch(appStarted());
  const { reader, asked } = createFakeReader(gone, gone, again);
  const document = {
    document: 'info/sale',
    version: '1',
    place: 'info-page',
    nodes: [],
    issues: [],
    readable: true,
  };
  // As the server has rendered it: of the customer it knows the first three parts.
  const audience = selectAudience(store.getState()).split(',').slice(0, 3).join();
  const rendered = { etag: '"1"', heading: 'The sale', document, audience, vary: 'accept-encoding' };
  function Heading() {
    const { data } = useInfoPage('sale');
    return <h1>{data === null ? 'none' : (data?.heading ?? 'loading')}</h1>;
  }
  render(
    <Provider store={store}>
      <RequestProvider request={reader.request}>
        <SWRConfig
          value={{ provider: () => new Map(), fallback: { [documentKeys.infoPage('sale')]: rendered } }}
        >
          <LandingPort>
            <Heading />
          </LandingPort>
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  await pass(1);
  const shown = [screen.getByRole('heading').textContent];
  for (let time = 0; time < 3; time += 1) {
    await pass(30);
    shown.push(screen.getByRole('heading').textContent);
  }
  expect(shown).toEqual(['The sale', 'none', 'none', 'The sale again']);
  expect(asked).toHaveLength(3);
});
