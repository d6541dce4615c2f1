import { setTimeout as pause } from 'node:timers/promises';
import { type Reached, serverAt } from '#server/sandbox/gateways/testing/gateway-browser.ts';

/** Guards against endless waiting; it measures nothing. */
const LIMIT_MS = 180_000;
const AGAIN_MS = 50;

/**
 * A server as the app and browsers reach it over a bad network: what is not answered, or answered with 'not now', is sent again, byte for byte the same.
 * `onReply` is told of each reply.
 */
export function repeating(address: () => Promise<string>, onReply: () => void = () => {}): Reached {
  return {
    async inject(asked) {
      const limit = performance.now() + LIMIT_MS;
      let why: unknown;
      while (performance.now() < limit) {
        try {
          const reply = await serverAt(await address()).inject(asked);
          onReply();
          if (reply.statusCode !== 502 && reply.statusCode !== 503) return reply;
          why = reply.body;
        } catch (error) {
          why = error;
        }
        await pause(AGAIN_MS);
      }
      throw new Error(`${asked.method} ${asked.url} was never answered.`, { cause: why });
    },
  };
}

/** Waits for something that another process does. */
export async function until(isSo: () => Promise<boolean>): Promise<boolean> {
  const limit = performance.now() + LIMIT_MS;
  while (performance.now() < limit) {
    if (await isSo()) return true;
    await pause(4 * AGAIN_MS);
  }
  return false;
}
