import { describe, expect, it, vi } from 'vitest';
import { keptUntilChanged, revisionsRead } from './changes.ts';

/** Reads that count, and changes that the test makes. */
function setUp() {
  const set: { stamp: number | undefined; stored: string | undefined } = { stamp: 0, stored: 'one' };
  const read = vi.fn(async () => set.stored);
  return { set, read, find: keptUntilChanged(read, { stamp: () => set.stamp, changed() {} }) };
}

describe('what is kept until anything changes', () => {
  it('is read once, also where there is nothing', async () => {
    const { set, read, find } = setUp();
    expect([await find('a'), await find('a')]).toEqual(['one', 'one']);
    set.stored = undefined;
    expect([await find('b'), await find('b')]).toEqual([undefined, undefined]);
    expect(read.mock.calls).toEqual([['a'], ['b']]);
  });

  it('is read anew after a change', async () => {
    const { set, find } = setUp();
    await find('a');
    Object.assign(set, { stamp: 1, stored: 'two' });
    expect(await find('a')).toBe('two');
  });

  it('is read each time while changes are not heard of', async () => {
    const { set, read, find } = setUp();
    await find('a');
    set.stamp = undefined;
    await find('a');
    await find('a');
    expect(read).toHaveBeenCalledTimes(3);
  });

  it('is read each time where nobody listens', async () => {
    const read = vi.fn(async () => 'one');
    const find = keptUntilChanged(read, undefined);
    await find('a');
    await find('a');
    expect(read).toHaveBeenCalledTimes(2);
  });

  it('is not what was read while a change came', async () => {
    const { set, read, find } = setUp();
    read.mockImplementationOnce(async () => {
      set.stamp = 1;
      return 'one';
    });
    expect(await find('a')).toBe('one');
    set.stored = 'two';
    expect(await find('a')).toBe('two');
  });

  it('is not what was read before a change that another key was read after', async () => {
    const { set, read, find } = setUp();
    let answer = (_: string) => {};
    read.mockImplementationOnce(() => new Promise<string>((resolve) => (answer = resolve)));
    const slow = find('a');
    Object.assign(set, { stamp: 1, stored: 'two' });
    await find('b');
    answer('one');
    await slow;
    expect(await find('a')).toBe('two');
  });
});

it('a revision that is another one than before tells of a change, also the first', () => {
  const changed = vi.fn();
  const wasRead = revisionsRead({ changed });
  const told = ['one', 'one', 'two', 'two', 'one'].map((revision) => {
    wasRead(revision);
    return changed.mock.calls.length;
  });
  expect(told).toEqual([1, 1, 2, 2, 3]);
  revisionsRead(undefined)('one');
});
