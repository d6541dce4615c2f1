import { describe, expect, it, vi } from 'vitest';
import { keptUntilChanged } from './changes.ts';

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

describe('a revision', () => {
  /** Revisions of stores with a part that all share; what they are of is kept apart. */
  function setUpRevisions() {
    const set: { stamp: number; isHeard: boolean; shared: string } = {
      stamp: 0,
      isHeard: true,
      shared: 'one',
    };
    const changes = {
      stamp: () => (set.isHeard ? set.stamp : undefined),
      changed: () => void (set.stamp += 1),
    };
    const read = vi.fn(async (key: string) => ({ shared: set.shared, own: key }));
    return { set, read, find: keptUntilChanged(read, changes, ({ shared }) => shared) };
  }

  it('tells of a change when its shared part is another one than before, also the first', async () => {
    const { set, find } = setUpRevisions();
    await find('a');
    expect(set.stamp).toBe(1);
    await find('b');
    expect(set.stamp).toBe(1);
    set.shared = 'two';
    await find('a');
    expect(set.stamp).toBe(1);
    await find('c');
    expect(set.stamp).toBe(2);
    expect(await find('a')).toEqual({ shared: 'two', own: 'a' });
    expect(set.stamp).toBe(2);
  });

  it('is kept, also where it told of a change itself', async () => {
    const { read, find } = setUpRevisions();
    for (const key of ['a', 'a', 'b', 'b']) await find(key);
    expect(read.mock.calls).toEqual([['a'], ['b']]);
  });

  it('tells of a change also while changes are not heard of', async () => {
    const { set, find } = setUpRevisions();
    set.isHeard = false;
    await find('a');
    set.shared = 'two';
    await find('a');
    expect(set.stamp).toBe(2);
  });

  it('that was read while a change came is not kept', async () => {
    const { set, read, find } = setUpRevisions();
    read.mockImplementationOnce(async (own) => {
      set.stamp += 1;
      return { shared: 'one', own };
    });
    await find('a');
    await find('a');
    expect(read).toHaveBeenCalledTimes(2);
  });
});
