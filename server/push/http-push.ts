import webPush from 'web-push';
import type { Deliver } from './push.ts';
import type { PushKeys } from './push-keys.ts';

interface Options {
  readonly keys: PushKeys;
  /** Whom a push service may ask about the messages: the address of the shop. */
  readonly subject: string;
  readonly fetch?: typeof fetch;
  readonly timeOutMs?: number;
}

/** A message that is being sent holds up the ones after it. */
const usualTimeOutMs = 5_000;

/** Encrypts a message for one device, so that the push service cannot read it, and hands it over. */
export function createHttpPush({
  keys,
  subject,
  fetch: send = fetch,
  timeOutMs = usualTimeOutMs,
}: Options): Deliver {
  return async ({ endpoint, p256dh, auth }, content, { goodForMs }) => {
    let request: ReturnType<typeof webPush.generateRequestDetails>;
    try {
      request = webPush.generateRequestDetails(
        { endpoint, keys: { p256dh, auth } },
        JSON.stringify(content),
        {
          vapidDetails: { subject, ...keys },
          TTL: Math.max(0, Math.round(goodForMs / 1000)),
          urgency: 'high',
          // While the device is away, a later message about the same takes the place of the earlier one.
          topic: content.tag,
        },
      );
    } catch {
      // Keys that are none: nothing can be encrypted for this device.
      return 'gone';
    }
    try {
      const reply = await send(request.endpoint, {
        method: 'POST',
        headers: request.headers as Record<string, string>,
        body: request.body && new Uint8Array(request.body),
        redirect: 'error',
        signal: AbortSignal.timeout(timeOutMs),
      });
      await reply.body?.cancel();
      if (reply.ok) return 'sent';
      if (reply.status === 404 || reply.status === 410) return 'gone';
      return reply.status >= 500 || reply.status === 429 ? 'failed' : 'refused';
    } catch {
      return 'failed';
    }
  };
}
