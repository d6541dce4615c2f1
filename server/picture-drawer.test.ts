import { expect, it, vi } from 'vitest';
import { pictureDrawer } from './picture-drawer.ts';

function startedWith() {
  const listeners = new Map<string, (message: unknown) => void>();
  const send = vi.fn<(message: { wanted: string }, sent: (error: Error | null) => void) => void>();
  const drawn = pictureDrawer({ send, on: (event, listener) => void listeners.set(event, listener) });
  return {
    drawn,
    send,
    receive: (message: unknown) => listeners.get('message')?.(message),
    disconnect: () => listeners.get('disconnect')?.(undefined),
  };
}

it('asks once for a picture that several wait for, and lets all of them go on', async () => {
  const { drawn, send, receive } = startedWith();
  receive({ drawing: true });
  const waiting = Promise.all([drawn('fries'), drawn('fries')]);
  expect(send.mock.calls).toEqual([[{ wanted: 'fries' }, expect.any(Function)]]);
  receive({ ready: 'fries' });
  await waiting;
});

it('lets everybody go on when the drawing has ended, and waits for nothing afterwards', async () => {
  const { drawn, send, receive } = startedWith();
  receive({ drawing: true });
  const waiting = Promise.all([drawn('fries'), drawn('burger')]);
  receive({ drawing: false });
  await waiting;
  await drawn('pizza');
  expect(send).toHaveBeenCalledTimes(2);
});

it('asks nobody when no process draws', async () => {
  const { drawn, send } = startedWith();
  await drawn('fries');
  expect(send).not.toHaveBeenCalled();
});

it('lets everybody go on when its starter is gone, also where that is found out by sending', async () => {
  const gone = startedWith();
  gone.receive({ drawing: true });
  const waiting = gone.drawn('fries');
  gone.disconnect();
  await waiting;
  await gone.drawn('burger');
  expect(gone.send).toHaveBeenCalledTimes(1);

  const closed = startedWith();
  closed.receive({ drawing: true });
  closed.send.mockImplementation((_, sent) => sent(new Error('Channel closed')));
  await closed.drawn('fries');
  await closed.drawn('burger');
  expect(closed.send).toHaveBeenCalledTimes(1);
});
