// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import useSWR from 'swr';
import { afterEach, describe, expect, it } from 'vitest';
import { loggedIn, loggedOut, selectUserId, sessionCreated } from '#src/features/session/session-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Providers } from '../providers.tsx';
import { pageInput } from '../testing/page-input.ts';

afterEach(cleanup);

const never = () => Promise.reject(new Error('Nothing is called here.'));
const silent = { call: never, callForDocument: never, track() {}, pageViewed() {}, flush() {} };

const guest = (userId: string) =>
  sessionCreated({
    userId,
    cartId: 'cart-1',
    credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
  });
const login = loggedIn({
  attributes: { userId: 'user-7' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});

/** A page with one widget's content, which names the customer that it was read for, and one document. */
function renderPage() {
  const { store } = createTestStore();
  const read: string[] = [];
  // The reply for the second customer is delayed, to check that nothing of the first is shown meanwhile.
  let release = () => {};
  let held: Promise<void> = Promise.resolve();
  const hold = () => {
    held = new Promise((resolve) => (release = resolve));
  };
  const readContent = async () => {
    const person = selectUserId(store.getState()) ?? 'nobody';
    read.push(person);
    await held;
    return person;
  };

  function Widget() {
    const { data } = useSWR(['content', '14052', 'previous-order', '/orders'], readContent);
    return <p>{data ? `orders of ${data}` : 'loading'}</p>;
  }
  function Document() {
    const { data } = useSWR('landing/14052', () => {
      read.push('landing');
      return 'landing';
    });
    return <p>{data}</p>;
  }
  render(
    <MemoryRouter>
      <Providers
        page={{ ...pageInput, known: {}, nodeTypes: [], laterTypes: [], preview: null, renderedAt: 0 }}
        store={store}
        request={silent}
        analytics={silent}
      >
        <Widget />
        <Document />
      </Providers>
    </MemoryRouter>,
  );
  return { store, read, hold, release: () => release() };
}

describe('content of widgets', () => {
  it('of one customer is not shown to the next', async () => {
    const { store, read, hold, release } = renderPage();
    act(() => void store.dispatch(guest('guest-1')));
    act(() => void store.dispatch(login));
    expect(await screen.findByText('orders of user-7')).toBeVisible();

    hold();
    act(() => void store.dispatch(loggedOut()));
    expect(screen.queryByText('orders of user-7')).toBeNull();
    expect(screen.getByText('loading')).toBeVisible();
    await act(async () => release());
    expect(screen.queryByText('orders of user-7')).toBeNull();
    expect(read.filter((what) => what === 'landing')).toHaveLength(1);
  });

  it('is read once while a visitor becomes a guest, and a guest another one', async () => {
    const { store, read } = renderPage();
    act(() => void store.dispatch(guest('guest-1')));
    await screen.findByText(/orders of/);
    await act(async () => void store.dispatch(guest('guest-2')));
    expect(read.filter((what) => what !== 'landing')).toHaveLength(1);
  });
});
