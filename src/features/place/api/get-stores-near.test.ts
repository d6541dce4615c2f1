import { expect, it, vi } from 'vitest';
import { requestAnswering } from '#src/request/testing/answering.ts';
import { fetchStoresNear } from './get-stores-near.ts';

it.each([
  ['an order type asks for the stores that take it', 'P', { orderDeliveryType: 'P' }],
  ['the locator asks for every store', null, { storeLocatorflag: 'true' }],
] as const)('LOC-15 LOC-16 %s', async (_, orderType, asked) => {
  const sent = vi.fn((_endpoint: unknown, _options?: unknown) => ({
    status: 'SUCCESS',
    data: { stores: [] },
  }));
  const near = { latitude: 12.97, longitude: 77.64 };
  await fetchStoresNear(requestAnswering(sent), { near, orderType });
  expect(sent.mock.calls[0]?.[1]).toEqual({ query: { ...near, ...asked } });
});
