import { expect, it, vi } from 'vitest';
import { whenFaults } from './when-faults.ts';

it('a check of a clause that the product does not have is not asked', () => {
  const check = vi.fn(() => 'wrong');
  const shape = { is: 'object', fields: { session: ['text'] } } as const;
  expect(whenFaults({ weather: 'rain' }, shape, { weather: check })).toEqual([
    { path: ['weather'], code: 'unknown-clause' },
  ]);
  expect(whenFaults({ session: 'guest' }, shape, { session: check })).toEqual([
    { path: ['session'], code: 'wrong' },
  ]);
  expect(whenFaults({}, shape, { session: check })).toEqual([]);
  expect(check).toHaveBeenCalledOnce();
});
