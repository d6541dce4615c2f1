import { expect, it } from 'vitest';
import { checkShownUntil } from './check-shown-until.ts';

const props = { closes: '2026-12-31T23:30:00+05:30' };
const check = (from?: string) => checkShownUntil({ prop: 'closes', props, when: { from } })?.message;

it('finds a node that begins after its widget has ended, by the prop that its contract names', () => {
  expect(check('2026-12-31T18:00:00Z')).toBe(
    "would hide it permanently: 'from' is not before its 'closes'. Correct one of the two.",
  );
  expect(check('2026-12-31T17:59:59Z')).toBeUndefined();
  expect(check()).toBeUndefined();
  expect(checkShownUntil({ prop: 'closes', props: {}, when: { from: props.closes } })).toBeUndefined();
});
