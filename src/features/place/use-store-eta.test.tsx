// @vitest-environment jsdom
import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { foundStore } from './testing/country.ts';
import { renderPlace } from './testing/render-place.tsx';
import { useStoreEta } from './use-store-eta.ts';

const lasting = (seconds: number) => ({
  status: 'SUCCESS',
  data: { store: { ...foundStore, eta: { minutes: 20, seconds } } },
});

function Minutes() {
  const { minutes } = useStoreEta();
  return <p data-testid="minutes">{minutes}</p>;
}

/** A page that says in how many minutes the restaurant is ready. */
function show(answer: unknown = lasting(600), events = [chosen], started = true) {
  const clock = createFakeClock();
  const view = renderPlace(<Minutes />, {
    path: '/',
    clock,
    answers: { getPickupStore: answer },
    events,
    started,
  });
  return {
    ...view,
    clock,
    pass: (ms: number) => act(() => clock.advance(ms)),
    asked: () => view.sentTo('getPickupStore').length,
    minutes: () => screen.getByTestId('minutes').textContent,
  };
}

const chosen = storeChosen({ storeId: foundStore.id, storeName: 'Indiranagar', orderType: 'P' });
const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
const seenAgain = () => fireEvent(document, new Event('visibilitychange'));
afterEach(() => vi.restoreAllMocks());

describe('the minutes of the restaurant on a page', () => {
  it('ORD-21 are asked for at once, and again shortly before they are over', async () => {
    const { pass, asked, minutes } = show();
    await pass(0);
    expect([asked(), minutes()]).toEqual([1, '20']);
    await pass(579_999);
    expect(asked()).toBe(1);
    await pass(1);
    expect(asked()).toBe(2);
    await pass(580_000);
    expect([asked(), minutes()]).toEqual([3, '20']);
  });

  it('ORD-21 go when they are over and nobody has confirmed them', async () => {
    const replies: unknown[] = [lasting(600)];
    const { pass, minutes } = show(() => replies.shift() ?? new Promise(() => {}));
    await pass(0);
    await pass(599_999);
    expect(minutes()).toBe('20');
    await pass(1);
    expect(minutes()).toBe('');
  });

  it('are not asked for before the app has started', async () => {
    const { pass, asked, store } = show(lasting(600), [chosen], false);
    await pass(600_000);
    act(() => void seenAgain());
    await pass(0);
    expect(asked()).toBe(0);
    act(() => void store.dispatch(appStarted()));
    await pass(0);
    expect(asked()).toBe(1);
  });

  it('are not asked for before a restaurant is chosen', async () => {
    const { pass, asked } = show(lasting(600), []);
    await pass(600_000);
    expect(asked()).toBe(0);
  });

  it('are not asked for while nobody sees the page, and when it is seen again only if it is time', async () => {
    const { pass, asked } = show();
    await pass(0);
    act(() => void seenAgain());
    await pass(0);
    expect(asked()).toBe(1);
    hide(true);
    await pass(600_000);
    expect(asked()).toBe(1);
    hide(false);
    act(() => void seenAgain());
    await pass(0);
    expect(asked()).toBe(2);
  });

  it('are not asked for any more once the page was left', async () => {
    const { pass, asked, unmount, clock } = show();
    await pass(0);
    unmount();
    expect(clock.pending()).toBe(0);
    hide(false);
    await pass(600_000);
    act(() => void seenAgain());
    await pass(0);
    expect(asked()).toBe(1);
  });
});
