import { describe, expect, it } from 'vitest';
import { aStore, offlineStore } from '#src/features/place/testing/country.ts';
import { deliveryMark, orderButton } from './delivery-mark.ts';

const delivering = { ...aStore, deliversHere: true };
const other = { ...aStore, id: '77', name: 'Hebbal', locality: 'Hebbal', deliversHere: false };
const tooFar = { ...other, distance: 9000 };

describe('LOC-16 LOC-17 in a list of deliveries', () => {
  it.each([
    ['the one that delivers', delivering, 'Delivers to you', 'Order from here'],
    ['one within reach', other, 'Delivery to you comes from Indiranagar', 'Takeaway from here'],
    ['one too far away', tooFar, 'Too far away to deliver to you', 'Takeaway from here'],
    [
      'one to eat at only',
      { ...tooFar, orderTypes: ['D', 'DINEIN'] as const },
      'Too far away to deliver to you',
      'Dine-in from here',
    ],
    ['a closed one', { ...tooFar, isOpen: false }, 'Too far away to deliver to you', 'Opens at 11 am'],
  ])('%s says so, and its button what it does', (_, given, text, label) => {
    const store = { ...given, orderTypes: [...given.orderTypes] };
    const mark = deliveryMark(store, [delivering, store]);
    expect(mark?.text).toBe(text);
    expect(orderButton(store, mark)?.label).toBe(label);
  });

  it('one that only delivers, and not to the customer, has no button', () => {
    const store = { ...other, orderTypes: ['D' as const] };
    expect(orderButton(store, deliveryMark(store, [delivering, store]))).toBeNull();
  });

  it('where the server does not say which delivers, only those too far away are marked', () => {
    expect(deliveryMark(aStore, [aStore])).toBeNull();
    expect(orderButton(aStore, null)).toEqual({ label: 'Order from here', variant: 'primary' });
    expect(deliveryMark({ ...aStore, distance: 9000 }, [aStore])?.kind).toBe('too far');
  });

  it('LOC-30 one that is switched off neither delivers nor has a button', () => {
    const mark = deliveryMark({ ...offlineStore, deliversHere: true }, []);
    expect(mark).toBeNull();
    expect(orderButton(offlineStore, mark)).toBeNull();
  });
});
