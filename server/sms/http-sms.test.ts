import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, expect, it } from 'vitest';
import { createHttpSms, type Provider } from './http-sms.ts';
import { SmsNotSent } from './sms.ts';

interface Received {
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: Record<string, string>;
}

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** A provider that answers each message by the next of these, the last one from then on. */
async function provider(...answers: ((reply: ServerResponse) => void)[]) {
  const received: Received[] = [];
  const server = createServer((request, reply) => {
    void text(request).then((body) => {
      received.push({ url: request.url, headers: request.headers, body: JSON.parse(body) });
      answers[Math.min(received.length, answers.length) - 1]?.(reply);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  closing.push(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { received, url: `http://127.0.0.1:${port}/messages` };
}

const status =
  (code: number, headers: Record<string, string> = {}) =>
  (reply: ServerResponse) =>
    void reply.writeHead(code, headers).end('{}');

function smsBy(url: string, options: { timeOutMs?: number } = {}) {
  let made = 0;
  const settings: Provider = {
    url,
    key: 'the-key-of-the-test',
    entityId: '1101234567890123456',
    header: 'MYSHOP',
    templates: {
      login: { id: '1107123456789012345', text: '{code} is your code.' },
      password: { id: undefined, text: '{code} is your new password.' },
      orderCode: { id: undefined, text: '{code} is your code.' },
      voucherPin: { id: undefined, text: '' },
      orderPlaced: { id: undefined, text: 'Order {order} is placed.' },
      orderOnItsWay: { id: undefined, text: '' },
      orderReady: { id: undefined, text: '' },
      orderCancelled: { id: undefined, text: '' },
      orderRefunded: { id: undefined, text: '{amount} comes back to you.' },
    },
  };
  const sms = createHttpSms({
    provider: settings,
    randomBytes: (size) => Buffer.alloc(size, (made += 1)),
    ...options,
  });
  const values = { code: '123456', domain: 'order.example.in', minutes: '5' };
  return () => sms.send({ mobile: '9876543210', template: 'login', values });
}

it('SES-08 sends the registered text with its ids, and nothing of it in the address', async () => {
  const { received, url } = await provider(status(202));
  await smsBy(url)();
  expect(received).toHaveLength(1);
  expect(received[0]).toMatchObject({
    url: '/messages',
    headers: {
      authorization: 'Bearer the-key-of-the-test',
      'content-type': 'application/json',
      'idempotency-key': '01'.repeat(16),
    },
    body: {
      id: '01'.repeat(16),
      to: '+919876543210',
      entityId: '1101234567890123456',
      header: 'MYSHOP',
      templateId: '1107123456789012345',
      text: '123456 is your code.\n\n@order.example.in #123456',
    },
  });
});

it.each([500, 503, 429])('sends the same message once more after a %i', async (code) => {
  const { received, url } = await provider(status(code), status(200));
  await smsBy(url)();
  expect(received).toHaveLength(2);
  expect(received[1]?.body).toEqual(received[0]?.body);
  expect(received[1]?.headers['idempotency-key']).toBe(received[0]?.headers['idempotency-key']);
});

it('sends each message with an id of its own', async () => {
  const { received, url } = await provider(status(200));
  const send = smsBy(url);
  await send();
  await send();
  expect(received[1]?.body.id).not.toBe(received[0]?.body.id);
});

it('gives up after two tries, and does not repeat what was refused', async () => {
  const failing = await provider(status(500));
  await expect(smsBy(failing.url)()).rejects.toThrow(SmsNotSent);
  expect(failing.received).toHaveLength(2);
  const refusing = await provider(status(403));
  await expect(smsBy(refusing.url)()).rejects.toThrow('refused the message: check SMS_KEY');
  expect(refusing.received).toHaveLength(1);
});

it('waits for a provider that does not answer no longer than it may, and says nothing of the message', async () => {
  const { received, url } = await provider(() => {});
  const error: unknown = await smsBy(url, { timeOutMs: 50 })().catch((thrown: unknown) => thrown);
  expect(error).toBeInstanceOf(SmsNotSent);
  expect(received).toHaveLength(2);
  expect(`${String(error)} ${JSON.stringify(error)}`).not.toMatch(/123456|9876543210/);
  expect(error).not.toHaveProperty('cause');
});

it('takes the key to no other address', async () => {
  const other = await provider(status(200));
  const { url } = await provider(status(307, { location: other.url }));
  await expect(smsBy(url)()).rejects.toThrow(SmsNotSent);
  expect(other.received).toEqual([]);
});
