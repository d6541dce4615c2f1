// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it, vi } from 'vitest';
import type { StoreError, StoreInstead } from '#src/features/order-type/location-slice.ts';
import { concerns, RefusedNotice } from './refused-notice.tsx';

const error: StoreError = {
  kind: 'unavailable',
  code: '2.STORENA',
  header: 'No dine-in at Adajan',
  text: 'Adajan takes no dine-in orders.',
  button: 'Ok',
};
const near: StoreInstead = { storeId: '7', storeName: 'Vesu', distance: 2400, isFromPlace: true };

function show(instead?: StoreInstead | null, busy = false) {
  const onInstead = vi.fn();
  const given = instead === undefined ? error : { ...error, instead };
  render(<RefusedNotice error={given} orderType="DINEIN" busy={busy} onInstead={onInstead} />);
  return { onInstead, said: screen.getByRole('alert').textContent };
}

describe('why a restaurant was refused', () => {
  it.each([[undefined], [null]])('LOC-22 is all that is said where none is near: %s', (instead) => {
    const { said } = show(instead);
    expect(said).toBe('No dine-in at AdajanAdajan takes no dine-in orders.');
    expect(screen.queryByRole('button')).toBeNull();
  });

  it.each<[string, Partial<StoreInstead>, string]>([
    ['from the place of the customer', {}, 'Vesu, 2.4 km away'],
    ['from the restaurant that refused', { isFromPlace: false }, 'Vesu, 2.4 km from there'],
    ['where the distance is not known', { distance: undefined }, 'Vesu'],
  ])('LOC-22 names the nearest that takes the order, %s', (_, change, store) => {
    const { said } = show({ ...near, ...change });
    expect(said).toContain(`The nearest that takes them now is ${store}.`);
  });

  it('LOC-22 the nearest is one tap away, and not two', async () => {
    const { onInstead } = show(near);
    await userEvent.click(screen.getByRole('button', { name: 'Dine in at Vesu' }));
    expect(onInstead).toHaveBeenCalledExactlyOnceWith(near);
  });

  it('LOC-22 while the nearest is being chosen, a second tap does nothing', async () => {
    const { onInstead } = show(near, true);
    await userEvent.click(screen.getByRole('button'));
    expect(onInstead).not.toHaveBeenCalled();
  });

  it('LOC-24 of one that is closed it says when it opens, and offers no button', () => {
    const { said } = show({ ...near, opens: '11:30' });
    expect(said).toContain(
      'None nearby is open for dine-in now. The nearest is Vesu, 2.4 km away, which opens at 11:30 am.',
    );
    expect(screen.queryByRole('button')).toBeNull();
  });
});

it.each<[string, Partial<StoreError>, boolean]>([
  ['about this order type', { orderType: 'DINEIN' }, true],
  ['about another one', { orderType: 'P' }, false],
  ['about none in particular', {}, true],
  ['that the restaurant of the order takes none at all', { kind: 'offline', orderType: 'P' }, true],
  [
    'that another restaurant takes none at all, of another order type',
    { kind: 'offline', orderType: 'P', isElsewhere: true },
    false,
  ],
  [
    'that another restaurant takes none at all, of this order type',
    { kind: 'offline', orderType: 'DINEIN', isElsewhere: true },
    true,
  ],
])('LOC-22 LOC-24 on the page for dine-in, what was said %s is shown: %#', (_, change, isShown) => {
  expect(concerns({ ...error, ...change }, 'DINEIN')).toBe(isShown);
});
