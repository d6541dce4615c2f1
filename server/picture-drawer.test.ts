import { expect, it, vi } from 'vitest';
import { pictureDrawer } from './picture-drawer.ts';

function startedWith() {
  let listen: (message: unknown) => void = () => undefined;
  const send = vi.fn<(message: { wanted: string }) => void>();
  const drawn = pictureDrawer({ send, on: (_, listener) => void (listen = listener) });
  return { drawn, send, receive: (message: unknown) => listen(message) };
}

it('asks once for a picture that several wait for, and lets all of them go on', async () => {
  const { drawn, send, receive } = startedWith();
  receive({ drawing: true });
  const waiting = Promise.all([drawn('fries'), drawn('fries')]);
  expect(send.mock.calls).toEqual([[{ wanted: 'fries' }]]);
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
