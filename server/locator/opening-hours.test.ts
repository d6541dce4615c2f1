import { expect, it } from 'vitest';
import { isOpenAt } from './opening-hours.ts';

const at = (time: string) => Date.parse(`2026-11-20T${time}:00+05:30`);

it.each([
  ['11:00', '23:00', '10:59', false],
  ['11:00', '23:00', '11:00', true],
  ['11:00', '23:00', '22:59', true],
  ['11:00', '23:00', '23:00', false],
  ['11:00', '02:00', '23:30', true],
  ['11:00', '02:00', '01:59', true],
  ['11:00', '02:00', '02:00', false],
  ['11:00', '02:00', '10:59', false],
  ['11:00', '00:00', '23:59', true],
  ['11:00', '00:00', '00:00', false],
  ['00:00', '00:00', '03:00', true],
  ['09:30', '09:30', '09:30', true],
])(
  'a store that opens at %s and closes at %s is at %s by the clock of India open: %s',
  (opens, closes, time, open) => {
    expect(isOpenAt({ opens, closes }, at(time))).toBe(open);
  },
);
