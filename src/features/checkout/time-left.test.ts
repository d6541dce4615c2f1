import { expect, it } from 'vitest';
import { minutesAndSeconds } from './time-left.ts';

it.each([
  [0, '0:00'],
  [9, '0:09'],
  [59, '0:59'],
  [60, '1:00'],
  [545, '9:05'],
  [600, '10:00'],
])('%s seconds are %s', (seconds, text) => {
  expect(minutesAndSeconds(seconds)).toBe(text);
});
