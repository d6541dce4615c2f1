import { describe, expect, it, vi } from 'vitest';
import { waitingEvents } from '#schemas/compiled/stored/waiting-events.ts';
import { createPersistence } from '#src/store/persistence.ts';
import type { AnalyticsEvent } from './analytics.ts';
import { keptForMs, serverSink } from './server-sink.ts';

const event = (id: string, at = 0): AnalyticsEvent => ({
  id,
  name: 'logout',
  at,
  properties: { channel: 'PWA' },
});

function setUp() {
  const persistence = createPersistence();
  const world = { now: 0, online: true, mayKeep: true, isAllowed: true };
  const post = vi.fn(async (_events: readonly AnalyticsEvent[]) => true);
  const hand = vi.fn((_events: readonly AnalyticsEvent[]) => true);
  const sink = serverSink({
    transport: { post, hand },
    persistence,
    clock: { now: () => world.now, after: () => () => {} },
    lock: (work) => work(),
    online: () => world.online,
    mayKeep: () => world.mayKeep,
    isAllowed: () => world.isAllowed,
  });
  const send = (events: readonly AnalyticsEvent[], isClosing = false) => sink.send(events, { isClosing });
  const idsOf = (calls: typeof post.mock.calls) => calls.map(([events]) => events.map(({ id }) => id));
  const kept = () => (persistence.read(waitingEvents) ?? []).map(({ id }) => id);
  return {
    world,
    sink,
    send,
    post,
    hand,
    kept,
    posted: () => idsOf(post.mock.calls),
    handed: () => idsOf(hand.mock.calls),
  };
}

describe('the events for the server', () => {
  it('are kept while there is no connection, sent once there is one, and sent once', async () => {
    const { world, sink, send, kept, posted } = setUp();
    world.online = false;
    send([event('a')]);
    send([event('b')], true);
    expect([kept(), posted()]).toEqual([['a', 'b'], []]);
    await sink.sendKept();
    expect(posted()).toEqual([]);
    world.online = true;
    await Promise.all([sink.sendKept(), sink.sendKept()]);
    expect([kept(), posted()]).toEqual([[], [['a', 'b']]]);
  });

  it('are dropped when they are old, and the oldest when there are too many', async () => {
    const { world, sink, send, kept, posted } = setUp();
    world.online = false;
    send([event('old', 0), event('young', 10)]);
    world.now = keptForMs + 5;
    world.online = true;
    await sink.sendKept();
    expect(posted()).toEqual([['young']]);
    world.online = false;
    send(Array.from({ length: 301 }, (_, index) => event(`e${index}`, world.now)));
    expect(kept()).toHaveLength(300);
    expect(kept()[0]).toBe('e1');
  });

  it('ANA-08 that are blocked are kept, and the address is not asked again at once', async () => {
    const { world, sink, send, post, kept, posted } = setUp();
    post.mockRejectedValue(new TypeError('blocked'));
    send([event('a')]);
    await vi.waitFor(() => expect(kept()).toEqual(['a']));
    send([event('b')]);
    expect(posted()).toEqual([['a']]);
    post.mockResolvedValue(true);
    world.now = 30_000;
    await sink.sendKept();
    expect([kept(), posted()]).toEqual([[], [['a'], ['a', 'b']]]);
  });

  it('of a page that closes are handed to the browser, and kept where it does not take them', () => {
    const { send, hand, handed, kept } = setUp();
    send([event('a')], true);
    expect([handed(), kept()]).toEqual([[['a']], []]);
    hand.mockReturnValue(false);
    send([event('b')], true);
    expect(kept()).toEqual(['b']);
  });

  it('leave nothing on the device of a shop without cookies', () => {
    const { world, send, kept } = setUp();
    world.online = false;
    world.mayKeep = false;
    send([event('a')]);
    expect(kept()).toEqual([]);
  });

  it('go no further once the customer has said no, and are not kept, also those that are being sent', async () => {
    const { world, sink, send, post, kept, posted } = setUp();
    world.online = false;
    send(Array.from({ length: 120 }, (_, index) => event(`e${index}`)));
    world.online = true;
    post.mockImplementationOnce(async () => {
      world.isAllowed = false;
      return true;
    });
    await sink.sendKept();
    expect([posted().length, kept()]).toEqual([1, []]);

    world.isAllowed = true;
    post.mockImplementationOnce(async () => {
      world.isAllowed = false;
      throw new TypeError('no connection');
    });
    send([event('late')]);
    await vi.waitFor(() => expect(posted()).toHaveLength(2));
    await Promise.resolve();
    expect(kept()).toEqual([]);
  });
});
