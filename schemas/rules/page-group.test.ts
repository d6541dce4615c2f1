import { expect, it } from 'vitest';
import { pageBuckets } from './experiment-groups.ts';
import { readPageGroup, writePageGroup } from './page-group.ts';

const experiments = { menuHeader: { A: 'A', B: 'B' }, cart_ab: { C: 'A' } };

it.each(pageBuckets)(
  'the group %s of a page is read by a server that knows the same experiments',
  (bucket) => {
    const said = writePageGroup(bucket, experiments);
    expect(said).toMatch(/^\w+\.[0-9a-z]{1,7}$/);
    const same = { cart_ab: { C: 'A' }, menuHeader: { B: 'B', A: 'A' } };
    expect(readPageGroup(said, same)).toBe(bucket);
  },
);

it.each([
  ['a variant', { ...experiments, menuHeader: { A: 'B', B: 'B' } }],
  ['a group', { ...experiments, menuHeader: { A: 'A' } }],
  ['an experiment', { ...experiments, promo_ab: {} }],
  ['all of them', {}],
])('a page that differs in %s knows its variants alone', (_, published) => {
  expect(readPageGroup(writePageGroup('A', experiments), published)).toBe('other');
});

it('older apps say their group alone, and what is no group is none', () => {
  expect(readPageGroup('B', experiments)).toBe('B');
  for (const said of [undefined, '', 'D', 'D.1', '.', `x${writePageGroup('A', experiments)}`])
    expect(readPageGroup(said, experiments)).toBeUndefined();
});
