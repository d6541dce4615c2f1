import { expect, it } from 'vitest';
import { batchedReads } from './batched-reads.ts';
import { inTurn } from './replica/turn.ts';

/** Reads whose end the test controls. */
function setUp() {
  const queries: { readonly keys: readonly string[]; readonly end: (fault?: Error) => void }[] = [];
  let state = 1;
  const read = batchedReads<number>(
    (keys) =>
      new Promise((resolve, reject) => {
        const seen = state;
        queries.push({
          keys,
          end: (fault) => (fault ? reject(fault) : resolve(new Map(keys.map((key) => [key, seen])))),
        });
      }),
    () => Promise.resolve(),
  );
  const settled = () => new Promise((resolve) => setImmediate(resolve));
  return { read, queries, settled, change: () => void state++ };
}

it('runs one query for simultaneous reads, with each key once', async () => {
  const { read, queries, settled } = setUp();
  const values = Promise.all(['a', 'b', 'a'].map(read));
  await settled();
  expect(queries.map(({ keys }) => keys)).toEqual([['a', 'b']]);
  queries[0]?.end();
  expect(await values).toEqual([1, 1, 1]);
});

it('never returns a value that was read before the request', async () => {
  const { read, queries, settled, change } = setUp();
  const early = read('a');
  await settled();
  change();
  const late = Promise.all([read('a'), read('b')]);
  await settled();
  expect(queries).toHaveLength(1);
  queries[0]?.end();
  expect(await early).toBe(1);
  await settled();
  expect(queries[1]?.keys).toEqual(['a', 'b']);
  queries[1]?.end();
  expect(await late).toEqual([2, 2]);
});

it('fails only the reads of the failed query, and goes on', async () => {
  const { read, queries, settled } = setUp();
  const failed = read('a');
  await settled();
  const next = read('a');
  queries[0]?.end(new Error('gone'));
  await expect(failed).rejects.toThrow('gone');
  await settled();
  queries[1]?.end();
  expect(await next).toBe(1);
});

it('shares no query between reads of the primary, of the replica, and of a replica that went and came back', async () => {
  const { read, queries, settled } = setUp();
  const set = { isGood: true };
  const before = { isGood: () => set.isGood };
  const after = { isGood: () => true };
  void read('a');
  void inTurn(before, () => read('b'));
  await settled();
  void inTurn(before, () => read('c'));
  set.isGood = false;
  void inTurn(after, () => read('d'));
  void inTurn(before, () => read('e'));
  await settled();
  for (const { end } of queries) end();
  await settled();
  expect(queries.map(({ keys }) => keys)).toEqual([['a'], ['b'], ['d'], ['e'], ['c']]);
});
