import { expect, it } from 'vitest';
import { sinceVersion } from './content-history.ts';

const went = (version: number) => ({
  version,
  at: '2026-11-20T10:00:00.000Z',
  isRollback: false,
  author: 'asha',
  message: null,
});

it.each([
  [3, []],
  [2, [3]],
  [1, [3, 2]],
  // This server never had it.
  [9, [3, 2, 1]],
])('what went live after version %i of three is %j', (version, later) => {
  expect(sinceVersion([went(3), went(2), went(1)], version).map((each) => each.version)).toEqual(later);
});
