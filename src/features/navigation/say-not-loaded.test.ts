import { expect, it, vi } from 'vitest';
import { connectToasts } from '#src/ui/toaster/toast-port.ts';
import { sayNotLoaded } from './say-not-loaded.ts';

it.each([
  [true, 'That did not load. Please try again.'],
  [false, 'Internet connection Lost'],
])('PWA-09 a part that did not load says why; online: %o', (onLine, text) => {
  vi.stubGlobal('navigator', { onLine });
  const said: string[] = [];
  const disconnect = connectToasts((message) => void said.push(message.text));
  sayNotLoaded({ needsReload: false });
  disconnect();
  vi.unstubAllGlobals();
  expect(said).toEqual([text]);
});
