import type { UnknownAction } from 'redux';
import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import { SWRConfig } from 'swr';
import { expect, vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { sessionCreated } from '#src/features/session/session-slice.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { Screen as LoginOtpScreen } from '../screens/login-otp-screen.tsx';
import { Screen as LoginScreen } from '../screens/login-screen.tsx';
import { Screen as PasswordScreen } from '../screens/password-screen.tsx';

/** The ways of logging in that the server has open. */
export const ways = {
  status: 'SUCCESS',
  data: { social: [{ source: 'Gmail', name: 'Google' }], password: true },
};

export const sent = { status: 'SUCCESS', data: { resendAfterSeconds: 45, goodForSeconds: 300 } };

/** The reply to the right code. */
export const welcomed = (attributes: object = { firstName: 'Asha', lastName: 'Menon' }) => ({
  attributes: { userId: 'user-7', cartId: 'cart-7', ...attributes },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  cognitoId: 'cognito-7',
});

const guest = sessionCreated({
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
});

interface Around {
  /** The pages of the visit; the last one is open. */
  readonly visit?: readonly (string | { pathname: string; search?: string; state?: unknown })[];
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly events?: readonly UnknownAction[];
  readonly clock?: ReturnType<typeof createFakeClock>;
  readonly page?: ReactNode;
  /** Other pages of the login. */
  readonly routes?: ReactNode;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** Renders the pages of the login, and `page` at every other address, as a guest who has opened the last address of the visit. */
export async function renderLogin({ visit = ['/login'], answers = {}, events = [], ...rest }: Around = {}) {
  const { clock = createFakeClock(), page = <p>another page</p>, routes } = rest;
  const call = vi.fn((endpoint: AnyEndpoint, _options?: unknown) => {
    const all: Record<string, unknown> = {
      sendOtp: sent,
      resendOtp: sent,
      validateCode: welcomed(),
      getLoginWays: ways,
      preLogin: { status: 'SUCCESS', data: {} },
      passwordLogin: welcomed(),
      forgotPassword: sent,
      ...answers,
    };
    const answer = all[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? (answer() as unknown) : answer;
  });
  const { store, persistence, request } = createTestStore({ request: requestAnswering(call), clock });
  for (const event of [guest, ...events, appStarted()]) store.dispatch(event);
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RequestProvider request={request}>
          <SWRConfig value={{ provider: () => new Map() }}>
            <MemoryRouter initialEntries={[...visit]}>
              <Routes>
                <Route path="/login" element={<LoginScreen />} />
                <Route path="/login-otp" element={<LoginOtpScreen />} />
                <Route path="/password" element={<PasswordScreen />} />
                <Route path="/forgotPassword" element={<PasswordScreen />} />
                {routes}
                <Route path="*" element={page} />
              </Routes>
              <Overlay />
              <Address />
            </MemoryRouter>
          </SWRConfig>
        </RequestProvider>
      </Provider>,
    ),
  );
  const bodiesOf = (id: string) =>
    call.mock.calls
      .filter(([endpoint]) => endpoint.id === id)
      .map(([, options]) => (options as { body: unknown }).body);
  return {
    ...view,
    user: userEvent.setup(),
    store,
    persistence,
    clock,
    call,
    bodiesOf,
    address: () => view.getByTestId('address').textContent,
  };
}

type User = ReturnType<typeof userEvent.setup>;

export const mobileField = () => screen.getByRole('textbox', { name: 'Mobile number' });
export const codeField = () => screen.getByRole('textbox', { name: '6-digit code' });
export const button = (name: string) => screen.getByRole('button', { name });

/** Goes on to the step of the code. */
export async function sendNumber(user: User, mobile = '9876543210'): Promise<void> {
  await user.type(mobileField(), mobile);
  await user.click(button('Send code'));
  await waitFor(() => expect(codeField()).toHaveFocus());
}
