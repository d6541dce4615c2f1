import { describe, expect, it } from 'vitest';
import { createReplicaGuard, type PrimaryState, type ReplicaState } from './guard.ts';

const mostLagMs = 1_000;
const shop = { system: '77', database: '16385', timeline: 1 };

/** A primary and a replica whose state, answers and clock the test sets. */
function setUp() {
  const set = {
    now: 10_000,
    primary: { ...shop, written: 100n } as PrimaryState,
    replica: { ...shop, isReplica: true, replayed: 100n } as ReplicaState,
    isAway: false,
  };
  const told: string[] = [];
  const guard = createReplicaGuard({
    askPrimary: async () => set.primary,
    async askReplica() {
      if (set.isAway) throw new Error('connection refused');
      return set.replica;
    },
    mostLagMs,
    now: () => set.now,
    log: { warn: (text: string) => told.push(text), info: (text: string) => told.push(text) },
  });
  return {
    set,
    told,
    guard,
    isAsked: () => guard.turn() !== undefined,
    write: (bytes: bigint) => (set.primary = { ...set.primary, written: set.primary.written + bytes }),
    replay: (until: bigint) => (set.replica = { ...set.replica, replayed: until }),
    async look(after = 250) {
      set.now += after;
      await guard.look();
    },
  };
}

describe('the replica', () => {
  it('is asked once it is known to have everything, and not before', async () => {
    const { look, isAsked, guard } = setUp();
    expect(isAsked()).toBe(false);
    await look();
    expect(isAsked()).toBe(true);
    expect(guard.state()).toEqual({ isAsked: true, lagMs: 0 });
  });

  it('is asked while it has what was written a moment ago, and not when it stands still for longer', async () => {
    const { look, isAsked, write, replay, guard } = setUp();
    await look();
    write(10n);
    for (const lag of [250, 500, 750, 1_000]) {
      await look();
      expect(guard.state()).toEqual({ isAsked: true, lagMs: lag });
    }
    await look();
    expect(isAsked()).toBe(false);
    replay(110n);
    await look();
    expect(isAsked()).toBe(true);
  });

  it('may be behind for ever, as long as it follows in time', async () => {
    const { look, isAsked, write, replay, set } = setUp();
    await look();
    for (let time = 0; time < 20; time++) {
      const before = set.primary.written;
      write(10n);
      await look();
      replay(before);
      expect(isAsked()).toBe(true);
    }
  });

  it('is not asked while nobody knows how old it is', async () => {
    const { set, look, isAsked, told } = setUp();
    await look();
    set.isAway = true;
    for (const _ of [1, 2, 3, 4]) await look();
    expect(isAsked()).toBe(true);
    set.now += 1;
    expect(isAsked()).toBe(false);
    set.isAway = false;
    await look();
    expect(isAsked()).toBe(true);
    expect(told).toEqual([
      'the replica of the database is asked',
      'the replica of the database is not asked: it may be more than 1000 ms behind',
      'the replica of the database is asked',
    ]);
  });

  it.each<[string, Partial<ReplicaState>, string]>([
    ['a primary', { isReplica: false }, 'it is no replica'],
    ['of another cluster', { system: '78' }, 'it is the replica of another database'],
    ['of another database', { database: '5' }, 'it is the replica of another database'],
    ['of a former primary', { timeline: 2 }, 'it does not follow the primary of now'],
    ['an older copy', { replayed: 99n }, 'it is older than it was'],
  ])('is not asked when it is %s, however far it is', async (_, state, reason) => {
    const { set, look, isAsked, told } = setUp();
    await look();
    set.replica = { ...set.replica, replayed: 500n, ...state };
    await look();
    expect(isAsked()).toBe(false);
    expect(told.at(-1)).toBe(`the replica of the database is not asked: ${reason}`);
  });

  it('is told of when it is away from the beginning', async () => {
    const { set, look, told } = setUp();
    set.isAway = true;
    for (const _ of [1, 2, 3]) await look();
    expect(told).toEqual([
      'the replica of the database is not asked: there is no answer (connection refused)',
    ]);
  });

  it('that failed is asked again after a look that begins later', async () => {
    const { guard, look, isAsked, set } = setUp();
    await look();
    const looking = guard.look();
    set.now += 1;
    guard.failed(new Error('broken'));
    await looking;
    expect(isAsked()).toBe(false);
    await look();
    expect(isAsked()).toBe(true);
  });

  it('is asked after a publish once it has that, in silence', async () => {
    const { guard, look, isAsked, write, replay, told } = setUp();
    await look();
    write(10n);
    guard.wrote();
    expect(isAsked()).toBe(false);
    await look();
    expect(isAsked()).toBe(false);
    replay(110n);
    await look();
    expect(isAsked()).toBe(true);
    expect(told).toHaveLength(1);
  });

  it('gives a leave that ends for good, also when the replica comes back', async () => {
    const { guard, look } = setUp();
    await look();
    const turn = guard.turn();
    expect(turn?.isGood()).toBe(true);
    guard.failed(new Error('broken'));
    await look();
    expect(guard.turn()?.isGood()).toBe(true);
    expect(turn?.isGood()).toBe(false);
  });

  it('that comes and goes is told of once in a minute', async () => {
    const { guard, look, told } = setUp();
    await look();
    for (let time = 0; time < 10; time++) {
      guard.failed(new Error('broken'));
      await look();
    }
    expect(told).toHaveLength(3);
  });
});
