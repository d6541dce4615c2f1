import { act } from '@testing-library/react';
import type { ReactNode } from 'react';
import type { UnknownAction } from 'redux';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { ashaCame } from '#src/features/profile/testing/people.ts';
import { manualClock } from '#src/features/tracking/testing/manual-clock.ts';
import { trackedAt } from '#src/features/tracking/testing/tracked-fixture.ts';
import { offline } from '#src/request/testing/answering.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { delivered, orderOf, replyWith } from './order-fixture.ts';

interface Around {
  readonly path: string;
  readonly answers?: Readonly<Record<string, unknown>>;
  /** By default Asha has logged in. */
  readonly events?: readonly (UnknownAction | AppThunk)[];
  readonly persistence?: Persistence;
}

/** A page of orders, with a clock that the test moves. */
export async function renderOrders(ui: ReactNode, around: Around) {
  const { path, answers = {}, events = [ashaCame], persistence } = around;
  const clock = manualClock();
  const view = await act(async () =>
    renderWithMenu(ui, {
      path,
      clock,
      events,
      ...(persistence && { persistence }),
      answers: {
        getOrderDetails: replyWith(orderOf()),
        getOrderHistory: replyWith({ orders: [orderOf(), delivered], favOrder: [delivered.id] }),
        getFavouriteOrders: replyWith({ orders: [delivered], favOrder: [delivered.id] }),
        getOrderRecommendations: replyWith({ items: [] }),
        setFavouriteOrder: replyWith({}),
        getTrackedOrder: replyWith(trackedAt(2)),
        getDynamicEta: offline,
        sendTrackerStatus: replyWith({}),
        getCart: offline,
        ...answers,
      },
    }),
  );
  const callsOf = (id: string) => view.call.mock.calls.filter(([endpoint]) => endpoint.id === id);
  const pass = (ms: number) => act(() => clock.pass(ms));
  await pass(0);
  return { ...view, clock, callsOf, pass };
}

/** How the order of a transaction went, for its owner. */
export const statusReply = (orderStatus: string, fields: Readonly<Record<string, unknown>> = {}) =>
  replyWith({ orderTransactionId: 'T1', orderStatus, isOwn: true, ...fields });

export const placedReply = statusReply('SUCCESS', { orderId: 'order-1', amount: 75_555 });
