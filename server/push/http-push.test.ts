import { createECDH, randomBytes } from 'node:crypto';
import { expect, it, vi } from 'vitest';
import { createHttpPush } from './http-push.ts';
import { pushKeys } from './push-keys.ts';

const keys = pushKeys('a secret of the test that is long enough');
const browser = createECDH('prime256v1');
const device = {
  familyId: 's-1',
  endpoint: 'https://fcm.googleapis.com/fcm/send/one',
  p256dh: browser.generateKeys('base64url'),
  auth: randomBytes(16).toString('base64url'),
};
const content = { body: 'Order 100001 is on its way.', path: '/track', tag: 'a1b2' };
const about = { id: 'on-its-way:o-1', goodForMs: 600_000 };

function deliverTo(status: number) {
  const fetch = vi.fn(async () => new Response(null, { status }));
  return { fetch, deliver: createHttpPush({ keys, subject: 'https://shop.example', fetch }) };
}

it('the keys follow from the secret, so that they are the same after a restart and in every process', () => {
  expect(pushKeys('a secret of the test that is long enough')).toEqual(keys);
  expect(pushKeys('another secret that is long enough').publicKey).not.toBe(keys.publicKey);
});

it('a message is encrypted for the device, signed by the shop, and ends with what it tells', async () => {
  const { fetch, deliver } = deliverTo(201);
  expect(await deliver(device, content, about)).toBe('sent');
  const [address, { headers, body }] = fetch.mock.calls[0] as unknown as [
    string,
    { headers: Record<string, string>; body: Uint8Array },
  ];
  expect(address).toBe(device.endpoint);
  expect(headers).toMatchObject({
    TTL: 600,
    Urgency: 'high',
    Topic: 'a1b2',
    'Content-Encoding': 'aes128gcm',
  });
  expect(headers['Authorization']).toContain(`k=${keys.publicKey}`);
  expect(Buffer.from(body).toString('latin1')).not.toContain('100001');
});

it.each([
  [404, 'gone'],
  [410, 'gone'],
  [403, 'refused'],
  [413, 'refused'],
  [429, 'failed'],
  [503, 'failed'],
] as const)('a push service that answers %i means %s', async (status, outcome) => {
  expect(await deliverTo(status).deliver(device, content, about)).toBe(outcome);
});

it('keys that are none end the device, and a push service that is away does not', async () => {
  expect(await deliverTo(201).deliver({ ...device, p256dh: 'short' }, content, about)).toBe('gone');
  const fetch = vi.fn(() => Promise.reject(new TypeError('away')));
  const deliver = createHttpPush({ keys, subject: 'https://shop.example', fetch });
  expect(await deliver(device, content, about)).toBe('failed');
});
