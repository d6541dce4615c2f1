// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { selectCheckout, workBegan } from './checkout-slice.ts';
import { begun } from './testing/checkout-events.ts';
import { transactionId } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { useWorkLeft } from './use-work-left.ts';

function Page(left: Parameters<typeof useWorkLeft>[0]) {
  useWorkLeft(left);
  return null;
}
const statusOf = (id: string) => `/paymentTransaction?transactionId=${id}`;

async function open(
  left: Parameters<typeof useWorkLeft>[0] = {},
  { events = [], isLeaving = false }: { events?: ReturnType<typeof begun> | []; isLeaving?: boolean } = {},
) {
  const view = await renderPart(<Page {...left} />, { events });
  const leave = () => act(async () => void view.store.dispatch(workBegan('leaving')));
  if (isLeaving) await leave();
  return {
    ...view,
    work: () => selectCheckout(view.store.getState()).work,
    back: () =>
      act(async () => void fireEvent(window, new PageTransitionEvent('pageshow', { persisted: true }))),
  };
}

describe('Back from another site', () => {
  it('NAV-24 asks how the payment of the page went', async () => {
    const { back, address, work } = await open({ transactionId: 'T1' }, { isLeaving: true });
    await back();
    expect([address(), work()]).toEqual([statusOf('T1'), null]);
  });

  it('NAV-24 on a page without a payment, asks for the one that has left', async () => {
    const { back, address, work } = await open({}, { events: begun('amazon', 'REDIRECT'), isLeaving: true });
    await back();
    expect([address(), work()]).toEqual([statusOf(transactionId), null]);
  });

  it('NAV-24 the payment of the page comes before the one that has left', async () => {
    const { back, address } = await open(
      { transactionId: 'T1' },
      { events: begun('amazon', 'REDIRECT'), isLeaving: true },
    );
    await back();
    expect(address()).toBe(statusOf('T1'));
  });

  it('NAV-24 where no payment has left, the page stays as it was', async () => {
    const { back, address } = await open({}, { events: begun('cash', 'COD_OTP') });
    await back();
    expect(address()).toBe('/payment');
  });

  it('NAV-24 a page that knows itself what to do then does that alone', async () => {
    const onBack = vi.fn();
    const { back, address, work } = await open({ transactionId: 'T1', onBack }, { isLeaving: true });
    await back();
    expect(onBack).toHaveBeenCalledOnce();
    expect([address(), work()]).toEqual(['/payment', null]);
  });

  it('NAV-24 a page that was left for another one here does nothing any more', async () => {
    const onBack = vi.fn();
    const { back, unmount } = await open({ onBack });
    unmount();
    await back();
    expect(onBack).not.toHaveBeenCalled();
  });
});

describe('a page of payment that is opened', () => {
  it('PAY-19 ends a visit to another site that the browser broke off', async () => {
    const view = await renderPart(<Page />, { events: [workBegan('leaving')] });
    expect(selectCheckout(view.store.getState()).work).toBeNull();
  });

  it('PAY-43 ends nothing else', async () => {
    const view = await renderPart(<Page />, { events: [workBegan('paying')] });
    expect(selectCheckout(view.store.getState()).work).toBe('paying');
  });
});
