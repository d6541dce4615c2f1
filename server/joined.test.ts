import { expect, it } from 'vitest';
import { joined } from './joined.ts';

/** Work that ends when the test says so. */
function setUp(most = 10) {
  const calls: { readonly items: readonly string[]; readonly end: (error?: Error) => void }[] = [];
  const ask = joined<string, string>(
    (items) =>
      new Promise((resolve, reject) => {
        const end = (error?: Error) => (error ? reject(error) : resolve(items.map((item) => `${item}!`)));
        calls.push({ items, end });
      }),
    most,
  );
  const all = () => calls.map(({ items }) => items.join(''));
  const settle = () => new Promise((done) => setImmediate(done));
  const end = async (at: number, error?: Error) => {
    calls[at]?.end(error);
    await settle();
  };
  return { ask, all, end };
}

it('what comes while one is done is done together, and each gets its own result', async () => {
  const { ask, all, end } = setUp();
  const results = Promise.all(['a', 'b', 'c'].map(ask));
  expect(all()).toEqual(['a']);
  await end(0);
  expect(all()).toEqual(['a', 'bc']);
  await end(1);
  expect(await results).toEqual(['a!', 'b!', 'c!']);
  const later = ask('d');
  expect(all()).toEqual(['a', 'bc', 'd']);
  await end(2);
  expect(await later).toBe('d!');
});

it('no more than the most are done together', async () => {
  const { ask, all, end } = setUp(2);
  const results = Promise.all(['a', 'b', 'c', 'd'].map(ask));
  for (const at of [0, 1, 2]) await end(at);
  expect(all()).toEqual(['a', 'bc', 'd']);
  expect(await results).toEqual(['a!', 'b!', 'c!', 'd!']);
});

it('what fails together is done alone, so that none fails because of another, and the next ones are done', async () => {
  const { ask, all, end } = setUp();
  const results = Promise.allSettled(['a', 'b', 'c'].map(ask));
  await end(0);
  await end(1, new Error('together'));
  expect(all()).toEqual(['a', 'bc', 'b']);
  const next = ask('d');
  await end(2, new Error('b alone'));
  await end(3);
  await end(4);
  expect(all()).toEqual(['a', 'bc', 'b', 'c', 'd']);
  expect(await results).toMatchObject([
    { value: 'a!' },
    { status: 'rejected', reason: new Error('b alone') },
    { value: 'c!' },
  ]);
  expect(await next).toBe('d!');
});
