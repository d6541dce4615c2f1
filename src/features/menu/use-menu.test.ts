import { describe, expect, it, vi } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import type { Request } from '#src/request/ports.ts';
import { createRequestWorld, guest } from '#src/request/testing/request-world.ts';
import { menuHeaders } from './menu-request.ts';
import { sampleMenu } from './testing/sample-menu.ts';
import { loadMenu } from './use-menu.ts';

const source = { storeId: '14052', orderType: 'D', headers: menuHeaders({}, {}) } as const;

function world(...replies: unknown[]) {
  const callForReply = vi.fn((..._asked: unknown[]) => Promise.resolve(replies.shift()));
  const track = vi.fn();
  return { request: { callForReply } as unknown as Request, callForReply, analytics: { track }, track };
}
const whole = (data: unknown) => ({
  status: 200,
  data: { status: 'SUCCESS', data },
  etag: '"v1"',
  notModified: false,
});

describe('loadMenu', () => {
  it('MEN-01 MEN-25 MEN-26 asks for the menu of the store with the headers of the variant, and keeps the products by id', async () => {
    const { request, callForReply, analytics } = world(whole(sampleMenu));
    const loaded = await loadMenu({ request, analytics, source });
    expect(callForReply.mock.calls[0]?.[0]).toMatchObject({
      method: 'GET',
      path: '/catalog-service/ve1/stores/$storeId/menu',
    });
    expect(callForReply.mock.calls[0]?.[1]).toMatchObject({
      headers: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' },
    });
    expect(loaded.products.get('PIZ7')?.name).toBe('Margherita');
  });

  it('MEN-01 MEN-25 asks for the store and the order type of its key, whatever the session has become', async () => {
    const menuOf = (storeId: string) => `/catalog-service/ve1/stores/${storeId}/menu`;
    const script = { [`GET ${menuOf('14052')}`]: { json: { status: 'SUCCESS', data: sampleMenu } } };
    const elsewhere = { ...guest, storeId: '20001', deliveryType: 'P' };
    const { request, sent } = createRequestWorld({ session: elsewhere, script });
    await loadMenu({ request, analytics: { track() {} }, source });
    expect(sent.map(({ path }) => path)).toEqual([menuOf('14052')]);
    expect(sent[0]?.headers[headerNames.deliveryType]).toBe('D');
  });

  it('REQ-13 MEN-01 a store that is refused gives way to the default one', async () => {
    const menuOf = (storeId: string) => `GET /catalog-service/ve1/stores/${storeId}/menu`;
    const { request, log } = createRequestWorld({
      script: {
        [menuOf('777')]: [{ status: 403 }],
        [menuOf('14052')]: [{ json: { status: 'SUCCESS', data: sampleMenu } }],
      },
    });
    await loadMenu({ request, analytics: { track() {} }, source: { ...source, storeId: '777' } });
    expect(log()).toEqual([menuOf('777'), menuOf('14052')]);
  });

  it('MEN-02 asks by the tag it has, and keeps the same menu when nothing changed', async () => {
    const { request, callForReply, analytics } = world(whole(sampleMenu), { status: 304, notModified: true });
    const previous = await loadMenu({ request, analytics, source });
    expect(await loadMenu({ request, analytics, source, previous })).toBe(previous);
    expect(callForReply.mock.calls[1]?.[1]).toMatchObject({ ifNoneMatch: '"v1"' });
  });

  it('MEN-27 refuses a reply that holds no menu', async () => {
    const { request, analytics } = world(whole({ catalog: [] }));
    await expect(loadMenu({ request, analytics, source })).rejects.toThrow('cannot be shown');
  });
});
