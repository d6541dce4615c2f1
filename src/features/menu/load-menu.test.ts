import { describe, expect, it } from 'vitest';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import { headerNames } from '#schemas/header-names.ts';
import { refusalIn } from '#src/request/refusal-error.ts';
import { requestAnswering, tagged, unchanged } from '#src/request/testing/answering.ts';
import { createRequestWorld, guest } from '#src/request/testing/request-world.ts';
import { menuHeaders } from './menu-request.ts';
import { sampleMenu } from './testing/sample-menu.ts';
import { loadMenu } from './load-menu.ts';

const source = { storeId: '14052', orderType: 'D', headers: menuHeaders({}, {}) } as const;

function world(...replies: unknown[]) {
  const asked: [AnyEndpoint, Record<string, unknown>][] = [];
  const request = requestAnswering((endpoint, options) => {
    asked.push([endpoint, options ?? {}]);
    return replies.shift();
  });
  return { request, asked };
}
const whole = (data: unknown) => tagged({ status: 'SUCCESS', data }, '"v1"');

describe('loadMenu', () => {
  it('MEN-01 MEN-25 MEN-26 asks for the menu of the store with the headers of the variant, and keeps the products by id', async () => {
    const { request, asked } = world(whole(sampleMenu));
    const loaded = await loadMenu({ request, source });
    expect(asked[0]?.[0]).toMatchObject({
      method: 'GET',
      path: '/catalog-service/ve1/stores/$storeId/menu',
    });
    expect(asked[0]?.[1]).toMatchObject({
      headers: { feature: 'ALL_FEATURES', menuProcessor: 'GENERALIZE', isNewUpsell: 'false' },
    });
    expect(loaded.products.get('PIZ7')?.name).toBe('Margherita');
  });

  it('MEN-01 MEN-25 asks for the store and the order type of its key, whatever the session has become', async () => {
    const menuOf = (storeId: string) => `/catalog-service/ve1/stores/${storeId}/menu`;
    const script = { [`GET ${menuOf('14052')}`]: { json: { status: 'SUCCESS', data: sampleMenu } } };
    const elsewhere = { ...guest, storeId: '20001', deliveryType: 'P' };
    const { request, sent } = createRequestWorld({ session: elsewhere, script });
    await loadMenu({ request, source });
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
    await loadMenu({ request, source: { ...source, storeId: '777' } });
    expect(log()).toEqual([menuOf('777'), menuOf('14052')]);
  });

  it('MEN-02 asks by the tag it has, and keeps the same menu when nothing changed', async () => {
    const { request, asked } = world(whole(sampleMenu), unchanged);
    const previous = await loadMenu({ request, source });
    expect(await loadMenu({ request, source, previous })).toBe(previous);
    expect(asked[1]?.[1]).toMatchObject({ ifNoneMatch: '"v1"' });
  });

  it.each([{ catalog: [] }, { catalog: 'none' }, null])(
    'MEN-27 refuses a reply that holds %j',
    async (data) => {
      const { request } = world(whole(data));
      const error: unknown = await loadMenu({ request, source }).catch((thrown: unknown) => thrown);
      expect(refusalIn(error)?.kind).toBe('unreadable');
    },
  );
});
