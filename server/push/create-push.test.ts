import { expect, it } from 'vitest';
import { createPush } from './create-push.ts';

it('messages about an order take the place of earlier ones about it, and those of two refunds stand side by side', async () => {
  const tags: string[] = [];
  const push = createPush({
    subscriptions: {
      devicesOf: async () => [
        { familyId: 's-1', endpoint: 'https://push.example', p256dh: 'key', auth: 'a' },
      ],
      forget: async () => {},
    },
    async deliver(_, { tag }) {
      tags.push(tag);
      return 'sent';
    },
    pathOf: () => '/orderHistory',
    log: { warn() {} },
  });
  for (const id of [
    'placed:o-1',
    'on-its-way:o-1',
    'placed:o-2',
    'refunded:t-1',
    'refunded:t-2',
    'refunded:t-2:pay-9',
  ])
    await push.send({ id, mobile: '9876543210', body: 'Hello', goodForMs: 1000, to: null });
  const [placed, left, ...others] = tags;
  expect(left).toBe(placed);
  expect(new Set([placed, ...others]).size).toBe(5);
  // What a push service takes as a topic.
  for (const tag of tags) expect(tag).toMatch(/^[\w-]{1,32}$/);
});
