import { expect, it, vi } from 'vitest';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import { createReconciler } from './reconciler.ts';

/** A run over transactions that are due, each with what comes of it: the gateway that is silent, or a fault. */
function runOver(due: Readonly<Record<string, () => Promise<GatewayKind | undefined>>>) {
  const left = Object.keys(due);
  const asked: { readonly leaseMs: number; readonly silent: readonly string[] }[] = [];
  const warn = vi.fn();
  const settled: string[] = [];
  const reconciler = createReconciler({
    transactions: {
      takeDue: async (toTake) => {
        asked.push(toTake);
        return left.shift();
      },
    },
    settle: {
      whenDue: async (id) => {
        settled.push(id);
        return due[id]?.();
      },
    },
    log: { warn },
  });
  return { ...reconciler, asked, warn, settled };
}

const answered = async () => undefined;
const silent = (kind: GatewayKind) => async () => kind;

it('settles all that is due, four at once, each with a lease of two minutes', async () => {
  let running = 0;
  let most = 0;
  const one = async () => {
    running += 1;
    most = Math.max(most, running);
    await Promise.resolve();
    await Promise.resolve();
    running -= 1;
    return undefined;
  };
  const ids = ['a', 'b', 'c', 'd', 'e', 'f'];
  const run = runOver(Object.fromEntries(ids.map((id) => [id, one])));
  await run.runDue();
  expect(run.settled).toEqual(ids);
  expect(most).toBe(4);
  expect(new Set(run.asked.map(({ leaseMs }) => leaseMs))).toEqual(new Set([2 * 60_000]));
});

it('leaves a gateway out that was silent three times, and no other', async () => {
  const away = silent('BILLDESK');
  const run = runOver({
    a: away,
    b: silent('PAYU'),
    c: away,
    d: answered,
    e: away,
    f: answered,
    g: answered,
  });
  await run.runDue();
  const left = run.asked.map((toTake) => toTake.silent);
  expect(left[0]).toEqual([]);
  expect(left.at(-1)).toEqual(['BILLDESK']);
  // The third silence decides.
  const first = left.findIndex((kinds) => kinds.length > 0);
  expect(run.settled.slice(0, first)).toEqual(expect.arrayContaining(['a', 'c', 'e']));
});

it('asks it again in the next run', async () => {
  const away = silent('PAYU');
  const run = runOver({ a: away, b: away, c: away });
  await run.runDue();
  expect(run.asked.at(-1)?.silent).toEqual(['PAYU']);
  await run.runDue();
  expect(run.asked.at(-1)?.silent).toEqual([]);
});

it('goes on after one that was not settled, and says which', async () => {
  const fault = new Error('The database is away.');
  const run = runOver({ a: () => Promise.reject(fault), b: answered });
  await run.runDue();
  expect(run.settled).toEqual(['a', 'b']);
  expect(run.warn).toHaveBeenCalledExactlyOnceWith({ err: fault, transactionId: 'a' }, expect.any(String));
});

it('takes nothing more once the server ends', async () => {
  const ending = new AbortController();
  const run = runOver({ a: answered, b: answered, c: answered, d: answered, e: answered });
  ending.abort();
  await run.runDue(ending.signal);
  expect(run.asked).toEqual([]);
});
