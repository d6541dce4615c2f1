import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

it('API-081 the partner that knows PNRs is set whole, or not at all, and its key is not shown', () => {
  const url = { TRAIN_PARTNER_URL: 'https://trains.example/v1' };
  expect(() => readSettings(url)).toThrow(/TRAIN_PARTNER_KEY is not set, and TRAIN_PARTNER_URL cannot/);
  expect(() => readSettings({ ...url, TRAIN_PARTNER_KEY: 'short' })).toThrow(/TRAIN_PARTNER_KEY=\(hidden\)/);
  expect(() =>
    readSettings({ TRAIN_PARTNER_URL: 'http://trains.example', TRAIN_PARTNER_KEY: 'long-enough' }),
  ).toThrow(/Not https/);
  expect(readSettings({ ...url, TRAIN_PARTNER_KEY: 'long-enough' })).toMatchObject(url);
});

it.each([
  ['29', false],
  ['30', true],
  ['1440', true],
  ['1441', false],
])('orders to a station close %s minutes before the train: %o', (minutes, isGood) => {
  const read = () => readSettings({ TRAIN_CLOSES_MINUTES: minutes });
  if (isGood) expect(read().TRAIN_CLOSES_MINUTES).toBe(Number(minutes));
  else expect(read).toThrow(/TRAIN_CLOSES_MINUTES/);
});
