// @vitest-environment jsdom
import { act, fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pollReply } from './testing/checkout-fixture.ts';
import { renderPart } from './testing/render-part.tsx';
import { usePolling } from './use-polling.ts';

let visibility: DocumentVisibilityState = 'visible';
beforeEach(() => {
  visibility = 'visible';
  vi.spyOn(document, 'visibilityState', 'get').mockImplementation(() => visibility);
});
afterEach(() => vi.restoreAllMocks());

interface Wish {
  readonly workflowId: string | null;
  readonly round?: number;
  readonly onEnd?: () => void;
}

function Asks({ workflowId, round = 0, onEnd = () => {} }: Wish) {
  usePolling({ workflowId, round, onEnd });
  return null;
}

async function open(
  wish: Wish = { workflowId: 'w1' },
  reply: () => unknown = () => pollReply('IN_PROGRESS'),
) {
  const view = await renderPart(<Asks {...wish} />, { answers: { pollPayment: reply } });
  const asked = () => view.bodiesOf('pollPayment').length;
  return {
    ...view,
    asked,
    wait: () => act(async () => view.clock.advance(5_000)),
    be: (state: DocumentVisibilityState) => {
      visibility = state;
      return act(async () => void fireEvent(document, new Event('visibilitychange')));
    },
    fire: (name: string) => act(async () => void fireEvent(window, new Event(name))),
  };
}

it('PAY-54 asks how the payment goes, and tells the end', async () => {
  const onEnd = vi.fn();
  const replies = [pollReply('IN_PROGRESS')];
  const { wait } = await open({ workflowId: 'w1', onEnd }, () => replies.shift() ?? pollReply('SUCCESS'));
  expect(onEnd).not.toHaveBeenCalled();
  await wait();
  expect(onEnd.mock.calls).toEqual([[{ is: 'paid' }]]);
});

it('asks nothing while there is nothing to wait for', async () => {
  const { wait, asked } = await open({ workflowId: null });
  await wait();
  expect(asked()).toBe(0);
});

it('PAY-58 a page that opens behind another one asks once, and on when it is seen', async () => {
  visibility = 'hidden';
  const { wait, be, asked } = await open();
  await wait();
  expect(asked()).toBe(1);
  await be('visible');
  expect(asked()).toBe(2);
});

it.each(['hidden', 'pagehide'])('PAY-58 asks nothing while the page is away: %s', async (how) => {
  const { wait, be, fire, asked } = await open();
  await wait();
  expect(asked()).toBe(2);
  await (how === 'hidden' ? be('hidden') : fire('pagehide'));
  await wait();
  expect(asked()).toBe(2);
  await (how === 'hidden' ? be('visible') : fire('pageshow'));
  expect(asked()).toBe(3);
  await wait();
  expect(asked()).toBe(4);
});

it('PAY-56 another round, and another payment, begin anew; another page around it does not', async () => {
  const { show, asked } = await open();
  await show(<Asks workflowId="w1" onEnd={() => {}} />);
  expect(asked()).toBe(1);
  await show(<Asks workflowId="w1" round={1} />);
  expect(asked()).toBe(2);
  await show(<Asks workflowId="w2" round={1} />);
  expect(asked()).toBe(3);
});

it('PAY-58 a page that is left asks nothing more', async () => {
  const { unmount, wait, be, fire, asked } = await open();
  unmount();
  await wait();
  for (const name of ['pagehide', 'pageshow']) await fire(name);
  for (const state of ['hidden', 'visible'] as const) await be(state);
  expect(asked()).toBe(1);
});
