import { describe, expect, it, vi } from 'vitest';
import { anonymousReply, createRequestWorld, endpoint, noVisitor } from './testing/request-world.ts';

const slow = endpoint('GET', '/slow');
const validations = endpoint('POST', '/order-service/ve3/orders/validations');
const validationsKey = 'POST /order-service/ve3/orders/validations';
const validate = endpoint('POST', '/loginhandler/validatecode');

/** A call that its caller can abort, and the signal for it. */
function abortable() {
  const controller = new AbortController();
  const added = vi.spyOn(controller.signal, 'addEventListener');
  const removed = vi.spyOn(controller.signal, 'removeEventListener');
  return {
    signal: controller.signal,
    abort: (reason?: unknown) => controller.abort(reason),
    /** What still listens to the signal. */
    listeners: () =>
      added.mock.calls.filter(
        ([name, listener]) => !removed.mock.calls.some(([of, gone]) => of === name && gone === listener),
      ),
    added,
  };
}

/** The error that a call throws without any time passing. */
const thrownAtOnce = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (error: unknown) => error,
  );

describe('a call that its caller aborts', () => {
  it('ends at once, also where the network does not react, and under its request id', async () => {
    const world = createRequestWorld({ script: { 'GET /slow': 'hang' } });
    const { signal, abort } = abortable();
    const thrown = thrownAtOnce(world.request.call(slow, { signal }));
    await world.clock.advance(0);
    abort('The page was left');
    const requestId = world.sent[0]?.headers['x-request-id'];
    const error = { kind: 'aborted', code: '', cause: 'The page was left', requestId };
    expect(await thrown).toMatchObject(error);
    expect(world.sent[0]?.signal?.aborted).toBe(true);
    expect(world.failures).toEqual([]);
  });

  it.each(['none', 'session'] as const)('is not sent where that was before it, auth: %s', async (auth) => {
    const world = createRequestWorld({ script: {} });
    const { signal, abort } = abortable();
    abort();
    expect((await world.errorOf(world.request.call({ ...slow, auth }, { signal }))).kind).toBe('aborted');
    expect(world.sent).toEqual([]);
  });

  it('does not wait for a session where that was before it', async () => {
    const world = createRequestWorld({
      session: noVisitor,
      script: { 'POST /loginhandler/anonymoususer': 'hang' },
    });
    const { signal, abort } = abortable();
    abort();
    expect(await thrownAtOnce(world.request.call(slow, { signal }))).toMatchObject({ kind: 'aborted' });
  });

  it('is not sent again, and no popup says that it is', async () => {
    const world = createRequestWorld({ script: { [validationsKey]: 'hang' } });
    const { signal, abort } = abortable();
    const thrown = thrownAtOnce(world.request.call(validations, { signal }));
    await world.clock.advance(0);
    abort();
    expect(await thrown).toMatchObject({ kind: 'aborted' });
    expect(world.sent).toHaveLength(1);
    expect(world.popups).toEqual([]);
  });

  it('ends in the pause before it is sent again, which leaves neither popup nor timer', async () => {
    const world = createRequestWorld({ script: { [validationsKey]: 'network' } });
    const { signal, abort } = abortable();
    const thrown = thrownAtOnce(world.request.call(validations, { signal }));
    await world.clock.advance(0);
    expect(world.visiblePopup()).not.toBeNull();
    abort();
    const requestId = world.sent[0]?.headers['x-request-id'];
    expect(await thrown).toMatchObject({ kind: 'aborted', requestId });
    expect(world.sent).toHaveLength(1);
    expect(world.visiblePopup()).toBeNull();
    expect(world.clock.pending()).toBe(0);
  });

  it('ends while a new guest is made for its second try', async () => {
    const world = createRequestWorld({
      script: {
        'POST /loginhandler/validatecode': [{ status: 500 }],
        'POST /loginhandler/anonymoususer': 'hang',
      },
    });
    const { signal, abort } = abortable();
    const thrown = thrownAtOnce(world.request.call(validate, { signal }));
    await world.clock.advance(0);
    abort();
    const requestId = world.to('/loginhandler/validatecode')[0]?.headers['x-request-id'];
    expect(await thrown).toMatchObject({ kind: 'aborted', requestId });
  });

  it('leaves nothing behind that listens, however it ends', async () => {
    const world = createRequestWorld({
      session: noVisitor,
      script: {
        'POST /loginhandler/anonymoususer': [anonymousReply(5)],
        [validationsKey]: ['network', {}],
        'GET /slow': ['network', 'hang', 'hang'],
      },
    });
    const { signal, abort, listeners, added } = abortable();
    await world.finish(world.request.call(validations, { signal }));
    await world.finish(world.request.call(slow, { signal }));
    await world.finish(world.request.call(slow, { signal }));
    const thrown = thrownAtOnce(world.request.call(slow, { signal }));
    await world.clock.advance(0);
    abort();
    await thrown;
    expect(added).toHaveBeenCalled();
    expect(listeners()).toEqual([]);
    expect(world.clock.pending()).toBe(0);
  });
});
