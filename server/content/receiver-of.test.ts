import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { headerNames, type HeaderName } from '#schemas/header-names.ts';
import { bucketOf } from '#schemas/rules/experiment-groups.ts';
import { drawnBucket } from '#schemas/rules/experiment-groups.ts';
import { writePageGroup } from '#schemas/rules/page-group.ts';
import type { DocumentsSource } from './documents-source.ts';
import { receiverOf } from './receiver-of.ts';

type Headers = Partial<Record<HeaderName, string>>;
type Given = Partial<Omit<Parameters<typeof receiverOf>[0], 'request' | 'source' | 'now'>>;

/** Who asks with these headers, in a shop whose configuration is this. */
function receiver(headers: Headers = {}, given: Given = {}, config: object = {}) {
  const source = {
    find: async (kind: string, [slug]: readonly string[]) =>
      kind === 'app-config' && slug === 'default' ? { document: config, body: config } : undefined,
  } as unknown as DocumentsSource;
  const named = Object.entries(headers).map(([name, value]) => [headerNames[name as HeaderName], value]);
  const request = { headers: Object.fromEntries(named) } as unknown as FastifyRequest;
  return receiverOf({ request, isLoggedIn: undefined, source, now: 5, ...given });
}

it('knows nothing of a call that says nothing, but that it is no app of a partner', async () => {
  const { variantOf, ...rest } = await receiver();
  expect(rest).toEqual({
    registryVersion: undefined,
    orderType: undefined,
    loggedIn: undefined,
    miniApp: null,
    storeId: undefined,
    isGroupOfClient: false,
    now: 5,
  });
  expect(variantOf?.('menuHeader')).toBeUndefined();
});

it('believes the headers of a call', async () => {
  const headers = { registryVersion: '3', deliveryType: 'P', miniApp: 'PAYTM', storeId: '14052' };
  expect(await receiver(headers)).toMatchObject({
    registryVersion: 3,
    orderType: 'P',
    miniApp: 'PAYTM',
    storeId: '14052',
  });
  expect((await receiver({ miniApp: 'OTHER' })).miniApp).toBeUndefined();
});

it('WID-14 the store of the address goes before that of the header', async () => {
  expect((await receiver({ storeId: '14052' }, { storeId: '9' })).storeId).toBe('9');
});

it('the session says who is logged in, and the header where no session is looked for', async () => {
  const loggedIn = async (isLoggedIn: string, given: Given = {}) =>
    (await receiver({ isLoggedIn }, given)).loggedIn;
  expect([await loggedIn('true'), await loggedIn('false')]).toEqual([true, false]);
  expect(await loggedIn('true', { isLoggedIn: false })).toBe(false);
  expect(await loggedIn('false', { isLoggedIn: true })).toBe(true);
});

it('EXP-02 the group of the page goes before that of the client, which is that of its number', async () => {
  const of = async (headers: Headers) => (await receiver(headers)).variantOf?.('menuHeader');
  const clientId = 'x.71';
  expect(bucketOf(clientId)).toBe('B');
  expect(await of({ clientId })).toBe('B');
  expect(await of({ clientId, experimentGroup: 'A' })).toBe('A');
  expect(await of({ clientId, experimentGroup: 'none' })).toBe('default');
  // Who had no group when the page was rendered keeps the plain variant.
  expect(await of({ clientId, experimentGroup: 'new' })).toBe('default');
  expect(await of({ clientId, experimentGroup: 'Z' })).toBe('B');
  expect(await of({ experimentGroup: 'C' })).toBe('C');
});

it('EXP-04 a page that is open while experiments are published anew knows its variants alone', async () => {
  const menuHeader = { A: 'A', B: 'B' };
  const headers = { clientId: 'x.71', experimentGroup: writePageGroup('A', { menuHeader }) };
  const of = async (experiments: object) => (await receiver(headers, {}, { experiments })).variantOf;
  expect((await of({ menuHeader }))?.('menuHeader')).toBe('A');
  const published = await of({ menuHeader: { A: 'B', B: 'A' } });
  expect([published?.('menuHeader'), published?.('own')]).toEqual([undefined, undefined]);
});

it('says that the group is that of the client where the call does not say that of its page', async () => {
  const is = async (headers: Headers) => (await receiver(headers)).isGroupOfClient;
  const clientId = 'x.71';
  expect([await is({ clientId }), await is({ clientId, experimentGroup: 'Z' })]).toEqual([true, true]);
  expect([await is({ clientId, experimentGroup: 'new' }), await is({ experimentGroup: 'A' })]).toEqual([
    false,
    false,
  ]);
});

it('EXP-04 an experiment of marketing is drawn by the client, and its variants are those of the configuration', async () => {
  const clientId = 'x.71';
  const experiments = { own: { none: 'default', A: 'A', B: 'A', C: 'A' } };
  const drawn = await receiver({ clientId }, {}, { experiments });
  expect(drawn.variantOf?.('own')).toBe(drawnBucket(clientId, 'own') === 'none' ? 'default' : 'A');
  expect((await receiver({ experimentGroup: 'A' }, {}, { experiments })).variantOf?.('own')).toBeUndefined();
});
