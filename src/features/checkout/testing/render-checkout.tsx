import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect } from 'react';
import { Provider } from 'react-redux';
import {
  MemoryRouter,
  type NavigateFunction,
  Route,
  Routes,
  useLocation,
  useNavigate,
} from 'react-router-dom';
import type { UnknownAction } from 'redux';
import { SWRConfig } from 'swr';
import { vi } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import { linesReplaced } from '#src/features/cart/cart-slice.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { loggedIn, sessionCreated } from '#src/features/session/session-slice.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { browserStorages, createPersistence } from '#src/store/persistence.ts';
import { RequestProvider } from '#src/store/request-context.tsx';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { Overlay } from '#src/ui/overlay/overlay.tsx';
import { Screen as PayGateway } from '../screens/pay-gateway-screen.tsx';
import { Screen as Payment } from '../screens/payment-screen.tsx';
import { Screen as PaymentTransaction } from '../screens/payment-transaction-screen.tsx';
import { Screen as PaymentType } from '../screens/payment-type-screen.tsx';
import { Screen as PaytmForm } from '../screens/paytm-form-screen.tsx';
import { Screen as UpiForm } from '../screens/upi-form-screen.tsx';
import { optionsReply, stepReply } from './checkout-fixture.ts';

const guest = sessionCreated({
  userId: 'guest-1',
  cartId: 'cart-1',
  credentials: { accessKeyId: 'key-1', secretKey: 'secret-1', sessionToken: 'token-1' },
});

export const asha = loggedIn({
  attributes: { userId: 'user-7', cartId: 'cart-1', firstName: 'Asha', mobile: '9876543210' },
  credentials: { accessToken: 'access-1', refreshToken: 'refresh-1' },
  loginType: 'OTP',
});

/** An order that is collected: it needs no address. */
const atShop = storeChosen({ storeId: '14052', storeName: 'Indiranagar', city: 'Bengaluru', orderType: 'P' });

const lines: readonly CartLine[] = [
  { key: 'PIZ1//', productId: 'PIZ1', name: 'Margherita', quantity: 1, price: 73_710, foodType: 0 },
];

interface Around {
  readonly path?: string;
  /** By endpoint: a reply, `refused()`, or a function that gives the reply of each call. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly events?: readonly UnknownAction[];
  readonly isGuest?: boolean;
  /** 0 ≤ n < 1, for draws. */
  readonly random?: () => number;
  readonly clock?: ReturnType<typeof createFakeClock>;
  /** With what the browser has kept on this device. */
  readonly isKept?: boolean;
}

function Address({ onNavigate }: { onNavigate: (navigate: NavigateFunction) => void }) {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  useEffect(() => onNavigate(navigate), [navigate, onNavigate]);
  return <p data-testid="address">{pathname + search}</p>;
}

/**
 * The screens of payment for a customer with one dish in the cart. The cart is not sent here (`vi.mock` of `sync-cart.ts` in the test): that is what
 * its own tests are for.
 */
export async function renderCheckout({
  path = '/paymentType',
  answers = {},
  events = [],
  isGuest = false,
  random = () => 0.5,
  clock = createFakeClock(),
  isKept = false,
}: Around = {}) {
  const call = vi.fn((endpoint: AnyEndpoint, _options?: unknown) => {
    const all: Record<string, unknown> = {
      getPaymentOptions: optionsReply(),
      getLoginWays: { status: 'SUCCESS', data: { social: [], password: false } },
      getLastPayment: { status: 'SUCCESS', data: {} },
      validateOrder: { status: 'SUCCESS', data: { netPrice: 73_710 } },
      getWalletBalance: { status: 'SUCCESS', data: { balance: 12_000 } },
      checkDuplicateOrder: { status: 'SUCCESS', data: {} },
      initiateOrder: stepReply('THANKYOU', { orderId: 'order-1' }),
      ...answers,
    };
    const answer = all[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? (answer() as unknown) : answer;
  });
  const { store, persistence, request } = createTestStore({
    request: requestAnswering(call),
    clock,
    random,
    ...(isKept && { persistence: createPersistence(browserStorages()) }),
  });
  for (const event of [isGuest ? guest : asha, atShop, linesReplaced(lines), ...events, appStarted()])
    store.dispatch(event);
  let navigate: NavigateFunction | undefined;
  const keepNavigate = (now: NavigateFunction) => void (navigate = now);
  const view = await act(async () =>
    render(
      <Provider store={store}>
        <RequestProvider request={request}>
          <SWRConfig value={{ provider: () => new Map(), shouldRetryOnError: false }}>
            <MemoryRouter initialEntries={['/cart', path]}>
              <Routes>
                <Route path="/paymentType" element={<PaymentType />} />
                <Route path="/payment" element={<Payment />} />
                <Route path="/payGateway" element={<PayGateway />} />
                <Route path="/upiForm" element={<UpiForm />} />
                <Route path="/paytmForm" element={<PaytmForm />} />
                <Route path="/paymentTransaction" element={<PaymentTransaction />} />
                <Route path="*" element={<p>another page</p>} />
              </Routes>
              <Overlay />
              <Address onNavigate={keepNavigate} />
            </MemoryRouter>
          </SWRConfig>
        </RequestProvider>
      </Provider>,
    ),
  );
  const callsOf = (id: string) => call.mock.calls.filter(([endpoint]) => endpoint.id === id);
  return {
    ...view,
    user: userEvent.setup(),
    store,
    persistence,
    clock,
    call,
    callsOf,
    ids: () => call.mock.calls.map(([{ id }]) => id),
    bodiesOf: (id: string) => callsOf(id).map(([, options]) => (options as { body: unknown }).body),
    address: () => view.getByTestId('address').textContent,
    /** The browser's Back. */
    back: () => act(async () => navigate?.(-1)),
  };
}
