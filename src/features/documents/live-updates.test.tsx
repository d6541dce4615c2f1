// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { useEffect, useState } from 'react';
import { SWRConfig } from 'swr';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Provider } from 'react-redux';
import type { OrderTypeCode } from '#schemas/node.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { createFakeReader } from './testing/fake-reader.ts';
import { LandingPort } from './testing/landing-port.tsx';
import { useServerDocument, useTargetedDocument } from './use-server-document.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const second = 1_000;
const minute = 60 * second;
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page with a document of a server that can be down. Every reading is another version. */
async function open(renderEveryMs?: number) {
  const server = { isDown: false, asked: 0 };
  const load = async () => {
    server.asked += 1;
    if (server.isDown) throw new Error('down');
    return `version ${server.asked}`;
  };
  function Shown() {
    const [, setRenders] = useState(0);
    useEffect(() => {
      if (renderEveryMs === undefined) return undefined;
      const timer = setInterval(() => setRenders((renders) => renders + 1), renderEveryMs);
      return () => clearInterval(timer);
    }, []);
    const { data, retry } = useServerDocument({ key: 'landing', load });
    return <button onClick={retry}>{data ?? 'nothing'}</button>;
  }
  function Page() {
    const [isShown, setShown] = useState(true);
    return (
      <>
        <input type="checkbox" checked={isShown} onChange={() => setShown(!isShown)} />
        {isShown && <Shown />}
      </>
    );
  }
  render(
    <RequestProvider request={createFakeReader().reader.request}>
      <SWRConfig value={{ provider: () => new Map() }}>
        <LandingPort>
          <Page />
        </LandingPort>
      </SWRConfig>
    </RequestProvider>,
  );
  await pass(0);
  expect(screen.getByText('version 1')).toBeVisible();
  const toggle = () => act(async () => screen.getByRole('checkbox').click());
  return { server, toggle };
}

const shownVersion = () => Number(screen.getByRole('button').textContent.replace('version ', ''));

it('a document is read again at most 30 seconds after an outage, however long that was', async () => {
  const { server } = await open();
  server.isDown = true;
  await pass(20 * minute);
  // It keeps asking, and not more often than without a failure but for the first times.
  expect(server.asked).toBeGreaterThanOrEqual(40);
  expect(server.asked).toBeLessThanOrEqual(85);
  expect(screen.getByText('version 1')).toBeVisible();
  server.isDown = false;
  const { asked } = server;
  await pass(30 * second);
  expect(shownVersion()).toBeGreaterThan(asked);
  // And from then on as before.
  const { asked: afterwards } = server;
  await pass(30 * second);
  expect(shownVersion()).toBeGreaterThan(afterwards);
});

it('a document that was not shown while its waiting reading was due is read as soon as it is shown again', async () => {
  const { server, toggle } = await open();
  server.isDown = true;
  await pass(40 * second);
  await toggle();
  await pass(5 * minute);
  server.isDown = false;
  const { asked } = server;
  await toggle();
  await pass(second);
  expect(screen.getByText(`version ${asked + 1}`)).toBeVisible();
});

it('tries by hand do not add to those that the app makes by itself', async () => {
  const { server } = await open();
  server.isDown = true;
  await pass(minute);
  for (let tries = 0; tries < 10; tries += 1) {
    await act(async () => screen.getByRole('button').click());
    await pass(second);
  }
  await pass(2 * minute);
  const { asked } = server;
  await pass(5 * minute);
  expect(server.asked - asked).toBeLessThanOrEqual(21);
});

it('a page that renders more often than every 30 seconds is read as often as any other', async () => {
  const { server } = await open(10 * second);
  // In steps: what is set within one of them is rendered at its end.
  for (let passed = 0; passed <= 2 * minute; passed += 5 * second) await pass(5 * second);
  expect(server.asked).toBe(5);
});

it('a reply that says when the document changes begins the wait anew, whatever it was asked for', async () => {
  const changes = [undefined, 3 * second];
  let asked = 0;
  function Shown() {
    const { data, retry } = useServerDocument({
      key: 'landing',
      load: async ({ changesIn }) => {
        changesIn?.(changes[asked]);
        asked += 1;
        return `version ${asked}`;
      },
    });
    return <button onClick={retry}>{data ?? 'nothing'}</button>;
  }
  render(
    <RequestProvider request={createFakeReader().reader.request}>
      <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
        <LandingPort>
          <Shown />
        </LandingPort>
      </SWRConfig>
    </RequestProvider>,
  );
  await pass(5 * second);
  expect(screen.getByText('version 1')).toBeVisible();
  await act(async () => screen.getByRole('button').click());
  expect(screen.getByText('version 2')).toBeVisible();
  await pass(3 * second);
  expect(screen.getByText('version 3')).toBeVisible();
  // It says no time any more.
  await pass(20 * second);
  expect(asked).toBe(3);
});

it('who was somebody else for a while gets what is sent now, and not what was sent before', async () => {
  const { store } = createTestStore();
  store.dispatch(appStarted());
  let asked = 0;
  function Shown() {
    const { data } = useTargetedDocument({
      key: 'landing',
      load: async ({ audience = '' }) => {
        asked += 1;
        return `version ${asked} ${audience.split(',')[0]}`;
      },
    });
    return <p>{data ?? 'nothing'}</p>;
  }
  render(
    <Provider store={store}>
      <RequestProvider request={createFakeReader().reader.request}>
        <SWRConfig value={{ provider: () => new Map(), dedupingInterval: 0 }}>
          <LandingPort>
            <Shown />
          </LandingPort>
        </SWRConfig>
      </RequestProvider>
    </Provider>,
  );
  const choose = (orderType: OrderTypeCode) =>
    act(async () => {
      store.dispatch(orderTypeChosen(orderType));
      await vi.advanceTimersByTimeAsync(second);
    });
  await choose('D');
  expect(screen.getByText('version 1 D')).toBeVisible();
  await choose('P');
  expect(screen.getByText('version 2 P')).toBeVisible();
  await choose('D');
  expect(screen.getByText('version 3 D')).toBeVisible();
  expect(asked).toBe(3);
});
