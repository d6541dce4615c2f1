import { expect, it, vi } from 'vitest';
import { createFakeClock, flush } from '#src/request/testing/fake-clock.ts';
import { type PollAnswer, type PollEnd, startPolling } from './polling.ts';

function polls(answerOf: () => PollAnswer | Promise<PollAnswer> = () => ({ is: 'waiting' })) {
  const clock = createFakeClock();
  const times: number[] = [];
  const ends: PollEnd[] = [];
  const begun = clock.now();
  const ask = vi.fn(async () => {
    times.push(clock.now() - begun);
    return answerOf();
  });
  const polling = startPolling({ clock, ask, onEnd: (end) => ends.push(end) });
  return { clock, ask, times, ends, polling };
}

it('PAY-55 asks at once, then every five seconds', async () => {
  const { clock, times } = polls();
  await clock.advance(15_000);
  expect(times).toEqual([0, 5_000, 10_000, 15_000]);
});

it('PAY-56 ends after 24 questions', async () => {
  const { clock, ask, ends } = polls();
  await clock.advance(600_000);
  expect(ask).toHaveBeenCalledTimes(24);
  expect(ends).toEqual([{ is: 'exhausted' }]);
});

it.each<PollEnd & PollAnswer>([{ is: 'paid' }, { is: 'failed', reason: 'Declined' }])(
  'PAY-54 PAY-57 ends with the answer $is',
  async (answer) => {
    const { clock, ask, ends } = polls(() => answer);
    await clock.advance(60_000);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(ends).toEqual([answer]);
  },
);

it('PAY-55 waits for an answer that takes longer than five seconds', async () => {
  let reply: (answer: PollAnswer) => void = () => {};
  const { clock, ask } = polls(() => new Promise((resolve) => (reply = resolve)));
  await clock.advance(20_000);
  expect(ask).toHaveBeenCalledTimes(1);
  reply({ is: 'waiting' });
  await clock.advance(5_000);
  expect(ask).toHaveBeenCalledTimes(2);
});

it('PAY-58 asks nothing more once the page is left, and tells nothing', async () => {
  let reply: (answer: PollAnswer) => void = () => {};
  const { clock, ask, ends, polling } = polls(() => new Promise((resolve) => (reply = resolve)));
  polling.stop();
  reply({ is: 'paid' });
  await clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  expect(ends).toEqual([]);
});

it('PAY-58 pauses while the page is hidden, and asks once when it is seen again', async () => {
  const { clock, times, polling } = polls();
  await clock.advance(5_000);
  polling.pause();
  await clock.advance(60_000);
  expect(times).toEqual([0, 5_000]);
  polling.resume();
  polling.resume();
  await flush();
  expect(times).toEqual([0, 5_000, 65_000]);
  await clock.advance(5_000);
  expect(times).toHaveLength(4);
});

it('PAY-58 a page that is seen all along asks nothing between', async () => {
  const { clock, times, polling } = polls();
  await clock.advance(1_000);
  polling.resume();
  await clock.advance(3_999);
  expect(times).toEqual([0]);
});

it('PAY-58 an answer that comes while the page is hidden asks nothing, and ends it if it is the last', async () => {
  let reply: (answer: PollAnswer) => void = () => {};
  const { clock, ask, ends, polling } = polls(() => new Promise((resolve) => (reply = resolve)));
  polling.pause();
  reply({ is: 'waiting' });
  await clock.advance(60_000);
  expect(ask).toHaveBeenCalledTimes(1);
  polling.resume();
  await flush();
  expect(ask).toHaveBeenCalledTimes(2);
  polling.pause();
  reply({ is: 'paid' });
  await flush();
  expect(ends).toEqual([{ is: 'paid' }]);
  polling.resume();
  await flush();
  expect(ask).toHaveBeenCalledTimes(2);
});

it('PAY-58 a page that is left asks nothing at its next time', async () => {
  const { clock, times, polling } = polls();
  await clock.advance(1_000);
  polling.stop();
  polling.resume();
  await clock.advance(60_000);
  expect(times).toEqual([0]);
});

it('PAY-55 a page that is seen again while an answer is awaited asks nothing', async () => {
  const { ask, polling } = polls(() => new Promise(() => {}));
  polling.pause();
  polling.resume();
  await flush();
  expect(ask).toHaveBeenCalledTimes(1);
});
