import { act, render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter, Route, Routes, useLocation } from 'react-router-dom';
import type { UnknownAction } from 'redux';
import { vi } from 'vitest';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { atCheckout } from './checkout-events.ts';

export interface Around {
  /** By endpoint: a reply, `refused()`, or a function that gives the reply of each call. */
  readonly answers?: Readonly<Record<string, unknown>>;
  readonly events?: readonly UnknownAction[];
  readonly clock?: ReturnType<typeof createFakeClock>;
  readonly path?: string;
  /** The id of the payment that this device has kept. */
  readonly keptId?: string;
  readonly hasStarted?: boolean;
}

/** What a call was asked with. */
interface Asked {
  readonly body?: unknown;
  readonly params?: unknown;
  readonly query?: unknown;
}

function Address() {
  const { pathname, search } = useLocation();
  return <p data-testid="address">{pathname + search}</p>;
}

/** A page of payment, or a part of one, for a customer with one dish in the cart. A call that is not answered fails the test. */
export async function renderPart(
  part: ReactElement,
  {
    answers = {},
    events = [],
    clock = createFakeClock(),
    path = '/payment',
    keptId,
    hasStarted = true,
  }: Around = {},
) {
  const call = vi.fn((endpoint: AnyEndpoint, _options?: unknown) => {
    const answer = answers[endpoint.id];
    if (answer === undefined) throw new Error(`Unexpected call: ${endpoint.id}`);
    return typeof answer === 'function' ? (answer() as unknown) : answer;
  });
  const { store, persistence } = createTestStore({ request: requestAnswering(call), clock });
  if (keptId !== undefined) persistence.write(orderId, keptId);
  for (const event of [...atCheckout, ...events])
    if (hasStarted || !appStarted.match(event)) store.dispatch(event);
  const around = (children: ReactElement) => (
    <Provider store={store}>
      <MemoryRouter initialEntries={['/cart', path]}>
        <Routes>
          <Route path={path.split('?')[0]} element={children} />
          <Route path="*" element={<p>another page</p>} />
        </Routes>
        <Address />
      </MemoryRouter>
    </Provider>
  );
  const view = await act(async () => render(around(part)));
  /** What each call of an endpoint was asked with. */
  const asked = (id: string) =>
    call.mock.calls.filter(([endpoint]) => endpoint.id === id).map(([, options]) => (options ?? {}) as Asked);
  return {
    ...view,
    show: async (next: ReactElement) => act(async () => view.rerender(around(next))),
    user: userEvent.setup(),
    store,
    persistence,
    clock,
    bodiesOf: (id: string) => asked(id).map(({ body }) => body),
    paramsOf: (id: string) => asked(id).map(({ params }) => params),
    queriesOf: (id: string) => asked(id).map(({ query }) => query),
    address: () => view.getByTestId('address').textContent,
  };
}
