import { expect, it, vi } from 'vitest';
import type { Shape } from '../reader/shape.ts';
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

const day: Shape = { is: 'object', fields: { day: 'text' } };
const late = { day: 'SAT', from: '22:00' };

it.each<[string, Shape, unknown, readonly (string | number)[]]>([
  ['an object', day, late, ['from']],
  ['a list', { is: 'list', of: day }, [{ day: 'SUN' }, late], [1, 'from']],
  ['a record', { is: 'record', of: day }, { pune: late }, ['pune', 'from']],
  ['what its place cannot do without', { is: 'essential', of: day }, late, ['from']],
  ['an alternative', { is: 'either', of: ['text', day] }, late, ['from']],
  [
    'all of them',
    { is: 'essential', of: { is: 'list', of: { is: 'either', of: ['text', { is: 'record', of: day }] } } },
    ['any', { pune: late }],
    [1, 'pune', 'from'],
  ],
])('a name that this app does not know is a fault in %s', (_, hours, value, path) => {
  const shape: Shape = { is: 'object', fields: { hours } };
  expect(whenFaults({ hours: value }, shape, {})).toEqual([
    { path: ['hours', ...path], code: 'unknown-clause' },
  ]);
});

it('a name that one of several alternatives knows is no fault', () => {
  const hours: Shape = { is: 'either', of: [day, { is: 'object', fields: { day: 'text', from: 'text' } }] };
  expect(whenFaults({ hours: late }, { is: 'object', fields: { hours } }, {})).toEqual([]);
});
