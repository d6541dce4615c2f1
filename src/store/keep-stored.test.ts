import { expect, it, vi } from 'vitest';
import { cartId as key } from '#schemas/compiled/stored/cart-id.ts';
import { bindStored, keepStored } from './keep-stored.ts';
import { createPersistence } from './persistence.ts';
import { fakeStorage } from './testing/fake-storage.ts';

it('writes a bound part at once and when it changes, removes it when it becomes null, and stops on request', () => {
  let state: { cartId: string | null } = { cartId: 'a' };
  let notify = () => {};
  const { storage, items } = fakeStorage();
  const setItem = vi.spyOn(storage, 'setItem');
  const stop = keepStored({
    store: {
      getState: () => state,
      subscribe(listener) {
        notify = listener;
        return () => {
          notify = () => {};
        };
      },
    },
    persistence: createPersistence({ device: storage }),
    bindings: [bindStored(key, (current: typeof state) => current.cartId)],
  });
  const change = (cartId: string | null) => {
    state = { cartId };
    notify();
  };

  expect(items.get('cartId')).toBe('{"v":1,"d":"a"}');
  change('a');
  expect(setItem).toHaveBeenCalledTimes(1);
  change('b');
  expect(items.get('cartId')).toBe('{"v":1,"d":"b"}');
  change(null);
  expect(items.has('cartId')).toBe(false);
  stop();
  change('c');
  expect(items.has('cartId')).toBe(false);
});
