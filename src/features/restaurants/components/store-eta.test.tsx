// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type { OrderTypeCode } from '#schemas/node.ts';
import { storeChosen } from '#src/features/order-type/location-slice.ts';
import { placeLocated } from '#src/features/place/place-slice.ts';
import { aPlace, foundStore } from '#src/features/place/testing/country.ts';
import { renderPlace } from '#src/features/place/testing/render-place.tsx';
import { createFakeClock } from '#src/request/testing/fake-clock.ts';
import { offline } from '#src/request/testing/answering.ts';
import { StoreEta } from './store-eta.tsx';

const reply = (eta?: object) => ({
  status: 'SUCCESS',
  data: { store: { ...foundStore, ...(eta && { eta }) } },
});
const ready = reply({ minutes: 20, seconds: 600 });

interface Shown {
  readonly orderType?: OrderTypeCode;
  readonly props?: object;
  readonly answer?: unknown;
}

/** A customer who comes back to a restaurant of an earlier visit. */
function show({ orderType = 'P', props = {}, answer = ready }: Shown = {}) {
  const clock = createFakeClock();
  const view = renderPlace(
    <p data-testid="eta">
      <StoreEta form="sentence" {...props} />
    </p>,
    {
      path: '/',
      clock,
      answers: { getPickupStore: answer },
      events: [
        storeChosen({ storeId: foundStore.id, storeName: 'Indiranagar', orderType }),
        placeLocated(aPlace),
      ],
    },
  );
  const text = () => screen.getByTestId('eta').textContent;
  return { ...view, clock, text };
}

const hide = (hidden: boolean) => vi.spyOn(document, 'hidden', 'get').mockReturnValue(hidden);
afterEach(() => vi.restoreAllMocks());

describe('minutes and distance of the restaurant', () => {
  it('ORD-21 are asked for once, and said in words', async () => {
    const { text, clock, sentTo } = show();
    expect(text()).toBe('');
    await act(() => clock.advance(0));
    expect(text()).toBe('Ready in about 20 min · 700 m');
    expect(sentTo('getPickupStore')).toHaveLength(1);
  });

  it.each([
    ['beside a label', { form: 'brief' }, 'about 20 min · 700 m'],
    ['where the distance stands already', { minutesOnly: true }, 'Ready in about 20 min'],
    ['in a list for another order type', { of: 'D' }, ''],
    ['in a list for this order type', { of: 'P' }, 'Ready in about 20 min · 700 m'],
  ])('%s', async (_, props, said) => {
    const { text, clock } = show({ props });
    await act(() => clock.advance(0));
    expect(text()).toBe(said);
  });

  it('the distance alone for who eats in', async () => {
    const { text, clock } = show({ orderType: 'DINEIN', answer: reply() });
    await act(() => clock.advance(0));
    expect(text()).toBe('700 m away');
  });

  it('nothing where the restaurant could not be asked', async () => {
    const { text, clock } = show({ answer: offline });
    await act(() => clock.advance(0));
    expect(text()).toBe('');
  });

  it('minutes go when they are over and the server does not confirm them', async () => {
    let answer: unknown = ready;
    const { text, clock, sentTo } = show({ answer: () => answer });
    await act(() => clock.advance(0));
    answer = new Promise(() => {});
    await act(() => clock.advance(580_000));
    expect(sentTo('getPickupStore')).toHaveLength(2);
    expect(text()).toBe('Ready in about 20 min · 700 m');
    await act(() => clock.advance(20_000));
    expect(text()).toBe('700 m away');
  });

  it('a page that nobody sees asks nothing, and asks when it is seen again', async () => {
    const { text, clock, sentTo } = show();
    await act(() => clock.advance(0));
    hide(true);
    await act(() => clock.advance(600_000));
    expect([sentTo('getPickupStore').length, text()]).toEqual([1, '700 m away']);
    hide(false);
    fireEvent(document, new Event('visibilitychange'));
    await waitFor(() => expect(text()).toBe('Ready in about 20 min · 700 m'));
  });
});
