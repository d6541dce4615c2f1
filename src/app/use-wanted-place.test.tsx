// @vitest-environment jsdom
import { act, cleanup } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { placeWanted, selectWantsPlace } from '#src/features/order-type/location-slice.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { useWantedPlace } from './use-wanted-place.ts';

afterEach(cleanup);

function Frame() {
  useWantedPlace();
  return null;
}

describe('a place that has to be chosen', () => {
  it('LOC-22 leads to the selector, and from there back', () => {
    const { store, address } = renderInApp(<Frame />, { path: '/menu?search=x' });
    expect(address()).toBe('/menu?search=x');
    act(() => void store.dispatch(placeWanted('DINEIN')));
    expect(address()).toBe('/locationSelection?deliveryType=DINEIN&redirectUrl=%2Fmenu%3Fsearch%3Dx');
    expect(selectWantsPlace(store.getState())).toBeNull();
  });

  it('LOC-22 stays on the selector', () => {
    const { store, address } = renderInApp(<Frame />, { path: '/locationSelection' });
    act(() => void store.dispatch(placeWanted('DINEIN')));
    expect(address()).toBe('/locationSelection');
    expect(selectWantsPlace(store.getState())).toBeNull();
  });
});
