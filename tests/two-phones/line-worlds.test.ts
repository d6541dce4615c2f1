import { expect, it } from 'vitest';
import { createLineWorlds, type LineWorlds, together } from './line-worlds.ts';

const possible = (line: LineWorlds) => [...line.possible()].toSorted((one, other) => one - other);
const withUnits = (count: number) => {
  const line = createLineWorlds([true, true]);
  for (let seen = 0; seen < count; seen += 1) line.changed(0, { seen, by: 1 });
  return line;
};

it.each([
  ['both add', 0, 1, 1, 2],
  ['one takes it out', 3, 0, 3, 0],
  ['one takes it out, the other adds one', 2, 0, 3, 1],
  ['both take one', 5, 4, 4, 3],
  ['both lower it further than to nothing', 3, 1, 1, 1],
])('%s', (_, base, mine, theirs, expected) => {
  expect(together(base, mine, theirs)).toBe(expected);
  expect(together(base, theirs, mine)).toBe(expected);
});

it('what is added on both phones is there once each, whenever they send', () => {
  const line = createLineWorlds([true, true]);
  line.changed(0, { seen: 0, by: 1 });
  line.changed(1, { seen: 0, by: 1 });
  line.changed(0, { seen: 1, by: 1 });
  expect(possible(line)).toEqual([3]);
});

it('a phone that shows the other’s units knows of them', () => {
  const line = withUnits(2);
  line.changed(1, { seen: 2, by: -1 });
  line.changed(0, { seen: 2, by: -1 });
  // At the same time both lower it to one; the addition of the two is nothing, and nobody took it out.
  expect(possible(line)).toEqual([1]);
});

it('has several results where they depend on who was first', () => {
  const line = withUnits(2);
  line.changed(1, { seen: 2, by: -1 });
  line.changed(1, { seen: 1, by: -1 });
  line.changed(0, { seen: 2, by: -1 });
  expect(possible(line)).toEqual([0]);
  line.changed(0, { seen: 1, by: 1 });
  expect(possible(line)).toEqual([0, 1]);
});

it('says what a screen could show when it shows something else', () => {
  const line = withUnits(1);
  expect(() => line.changed(1, { seen: 3, by: 1 })).toThrow('Phone 2 showed 3, and could show 0 or 1.');
});

it('a logout takes what was not sent, and a login adds what the guest has', () => {
  const line = withUnits(1);
  line.loggedOut(0);
  line.changed(0, { seen: 0, by: 1 });
  line.changed(0, { seen: 1, by: 1 });
  line.loggedIn(0);
  expect(possible(line)).toEqual([2, 3]);
});
