import { describe, expect, it } from 'vitest';
import { writePageGroup } from '#schemas/rules/page-group.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { headerNames as names } from '#schemas/header-names.ts';
import { createRequestWorld } from '#src/request/testing/request-world.ts';
import { clientKnown, groupKnown } from '#src/features/experiments/experiments-slice.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { orderTypeChosen } from '#src/features/order-type/location-slice.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { loadLanding } from './api/get-landing.ts';
import { headersFor, isAlsoFor } from './audience.ts';
import { selectAudience } from './select-audience.ts';
import { createFakeReader } from './testing/fake-reader.ts';

const path = 'GET /catalog-service/ve2/stores/14052/widget';
const own = { of: 'store', storeId: '14052', version: 've2' } as const;
const landing = { status: 'SUCCESS', data: [{ id: 'hero', type: 'hero-carousel' }] };

describe('the audience of a document', () => {
  it('is nobody in particular in the first render, then whom the app knows', () => {
    const { store } = createTestStore();
    store.dispatch(groupKnown({ bucket: 'A', menuOrder: 'plain' }));
    expect(selectAudience(store.getState())).toBe('');
    store.dispatch(clientKnown('1700000000.40'));
    store.dispatch(orderTypeChosen('P'));
    store.dispatch(appStarted());
    const headers = headersFor(selectAudience(store.getState()));
    expect(headers).toMatchObject({
      [names.deliveryType]: 'P',
      [names.experimentGroup]: writePageGroup('A', {}),
      [names.isLoggedIn]: 'false',
      [names.miniApp]: null,
      [names.clientId]: '1700000000.40',
    });
    expect(headers[names.storeId]).toBeTruthy();
    const experiments = { menuHeader: { A: 'A' } };
    store.dispatch(pageConfigReceived(layConfigs({ experiments })));
    expect(headersFor(selectAudience(store.getState()))[names.experimentGroup]).toBe(
      writePageGroup('A', experiments),
    );
    store.dispatch(visitBegan({ utm: {}, partner: 'PAYTM' }));
    expect(headersFor(selectAudience(store.getState()))[names.miniApp]).toBe('PAYTM');
  });

  const page = 'D,14052,A';
  const guest = 'D,14052,A,false,null,1700000000.40';
  it.each([
    ['another order type', guest, 'P,14052,A,false,null,1700000000.40', names.deliveryType],
    ['another store', guest, 'D,14061,A,false,null,1700000000.40', names.storeId],
    ['who logs in', guest, 'D,14052,A,true,null,1700000000.40', names.isLoggedIn],
    ['a guest, of whom the page knew nothing', page, guest, names.isLoggedIn],
    ['a browser of one’s own, of which the page knew nothing', page, guest, names.miniApp],
    ['a client, whom the page did not know', page, guest, names.clientId],
  ])('differs for %s, where the server chose by it alone', (_, before, now, header) => {
    expect(isAlsoFor(now, { audience: before, vary: `accept-encoding, ${header}` })).toBe(false);
    expect(isAlsoFor(now, { audience: before, vary: 'accept-encoding' })).toBe(true);
    expect(isAlsoFor(before, { audience: before, vary: header })).toBe(true);
    // A server that does not say by what it chose may have chosen by anything.
    expect(isAlsoFor(now, { audience: before, vary: null })).toBe(false);
  });
});

describe('a document of others', () => {
  const world = (vary: string) =>
    createRequestWorld({
      script: {
        [path]: [
          { json: landing, etag: '"7"', headers: { vary } },
          { status: 304, etag: '"7"' },
        ],
      },
    });
  const [guest, customer] = ['D,14052,A,false,null,1.1', 'D,14052,A,true,null,1.1'];

  it('is asked for anew where it may differ, by its ETag, and is the very same where it does not', async () => {
    const { request, sent } = world(names.isLoggedIn);
    const reader = { ...createFakeReader().reader, request };
    const first = await loadLanding({ ...reader, audience: guest, isOthers: true }, own);
    const second = await loadLanding({ ...reader, audience: customer, isOthers: true }, own, first);
    expect(second).toBe(first);
    expect(sent.map(({ headers }) => headers[names.isLoggedIn])).toEqual(['false', 'true']);
    expect(sent[1]?.headers['if-none-match']).toBe('"7"');
  });

  it('is not asked for where the server did not choose by what differs', async () => {
    const { request, sent } = world(names.storeId);
    const reader = { ...createFakeReader().reader, request };
    const first = await loadLanding({ ...reader, audience: guest, isOthers: true }, own);
    expect(await loadLanding({ ...reader, audience: customer, isOthers: true }, own, first)).toBe(first);
    expect(sent).toHaveLength(1);
    // The own one is asked for in its interval all the same.
    await loadLanding({ ...reader, audience: guest, isOthers: false }, own, first);
    expect(sent).toHaveLength(2);
  });
});
