import { expect, it } from 'vitest';
import { createRequestIds } from './request-id.ts';
import { createFakeClock } from './testing/fake-clock.ts';

it('REQ-04 makes ids of timestamp and user id that differ within a millisecond', () => {
  const clock = createFakeClock(1_000);
  const next = createRequestIds(clock);
  expect([next('user-7'), next('user-7'), next(null)]).toEqual(['1000user-7', '1001user-7', '1002']);
});

it('REQ-04 stays unique when the clock of the device is set back', async () => {
  let time = 5_000;
  const next = createRequestIds({ now: () => time, after: () => () => {} });
  const first = next('u');
  time = 1_000;
  expect(next('u')).not.toBe(first);
});
