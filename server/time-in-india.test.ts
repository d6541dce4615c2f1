import { expect, it } from 'vitest';
import {
  dateInIndia,
  dateTimeInIndia,
  isWithin,
  startInIndia,
  timeForPeople,
  timeInIndia,
} from './time-in-india.ts';

it.each([
  ['2026-11-20T10:35:00Z', '16:05'],
  ['2026-11-20T18:29:59Z', '23:59'],
  ['2026-11-20T18:30:00Z', '00:00'],
])('ERR-11 the time at %s is %s in India', (at, time) => {
  expect(timeInIndia(Date.parse(at))).toBe(time);
});

it.each([
  ['2026-11-20T18:29:59Z', '2026-11-20'],
  ['2026-11-20T18:30:00Z', '2026-11-21'],
  ['2026-12-31T18:30:00Z', '2027-01-01'],
])('the date at %s is %s in India', (at, date) => {
  expect(dateInIndia(Date.parse(at))).toBe(date);
});

it.each([
  ['06:59', false],
  ['07:00', true],
  ['10:59', true],
  ['11:00', false],
])('ERR-11 what is sold from 07:00 to 11:00: at %s %s', (time, sold) => {
  expect(isWithin({ from: '07:00', until: '11:00' }, time)).toBe(sold);
});

it.each([
  ['21:59', false],
  ['22:00', true],
  ['00:30', true],
  ['02:00', false],
])('ERR-11 what is sold from 22:00 to 02:00, past midnight: at %s %s', (time, sold) => {
  expect(isWithin({ from: '22:00', until: '02:00' }, time)).toBe(sold);
});

it.each([
  ['00:00', '12 am'],
  ['09:30', '9:30 am'],
  ['11:00', '11 am'],
  ['12:05', '12:05 pm'],
  ['23:00', '11 pm'],
])('%s is %s for people', (time, text) => {
  expect(timeForPeople(time)).toBe(text);
});

it('writes date and time with the offset of India, also past midnight', () => {
  expect(dateTimeInIndia(Date.parse('2026-11-20T18:29:59.999Z'))).toBe('2026-11-20T23:59:59+05:30');
  expect(dateTimeInIndia(Date.parse('2026-11-20T18:30:00Z'))).toBe('2026-11-21T00:00:00+05:30');
});

it('knows when a day in India begins', () => {
  const begins = startInIndia('2026-11-20');
  expect(begins).toBe(Date.parse('2026-11-19T18:30:00Z'));
  expect([dateInIndia(begins - 1), dateInIndia(begins)]).toEqual(['2026-11-19', '2026-11-20']);
});
