import { describe, expect, it } from 'vitest';
import { endText, leftText, minutesLeft, untilNextMinute } from './minutes-left.ts';

const endsAt = '2026-12-31T23:30:00+05:30';
const end = Date.parse(endsAt);

describe('minutesLeft', () => {
  it.each([
    [60_000, 1],
    [60_001, 2],
    [1, 1],
    [0, 0],
    [-1, 0],
    [3_600_000, 60],
  ])('%d ms before the end are %d minutes', (ms, minutes) => {
    expect(minutesLeft(endsAt, end - ms)).toBe(minutes);
  });
});

describe('untilNextMinute', () => {
  it.each([1, 59_999, 60_000, 60_001, 90_000, 5_000_000])(
    '%d ms before the end, changes the minutes and not before',
    (ms) => {
      const now = end - ms;
      const wait = untilNextMinute(endsAt, now);
      expect(minutesLeft(endsAt, now + wait)).toBe(minutesLeft(endsAt, now) - 1);
      expect(minutesLeft(endsAt, now + wait - 1)).toBe(minutesLeft(endsAt, now));
    },
  );

  it('is over at the end', () => {
    expect(untilNextMinute(endsAt, end)).toBe(0);
    expect(untilNextMinute(endsAt, end + 5)).toBe(0);
  });
});

describe('leftText', () => {
  it.each([
    [1, 'Ends in less than a minute'],
    [2, 'Ends in 2 min'],
    [59, 'Ends in 59 min'],
    [60, 'Ends in 1 h'],
    [134, 'Ends in 2 h 14 min'],
    [1440, 'Ends in 24 h'],
    [1441, 'Until Thu, 31 Dec, 11:30\u00a0pm'],
  ])('%d minutes read as %s', (minutes, text) => {
    expect(leftText(endsAt, minutes)).toBe(text);
  });

  it('says the end in the time of the restaurant, wherever it is read', () => {
    expect(endText('2026-12-31T18:00:00Z')).toBe('Until Thu, 31 Dec, 11:30\u00a0pm');
  });
});
