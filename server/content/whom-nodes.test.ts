import { expect, it } from 'vitest';
import type { Node } from '#schemas/node.ts';
import type { DocumentsSource } from './documents-source.ts';
import { findInfoPage } from './find-info-page.ts';
import { type Receiver, registryVersionOf, sentNodes, sentVersion, varying } from './sent-nodes.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const at = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
const notice = (id: string, when?: object) =>
  ({ id, type: 'notice', version: 1, props: {}, ...(when && { when }) }) as unknown as Node;
const all: Receiver = { now };
const ids = (nodes: readonly Node[]) => nodes.map(({ id }) => id);

it.each([
  [undefined, undefined],
  ['1', 1],
  ['123456', 123_456],
  ['0', undefined],
  ['01', undefined],
  ['1234567', undefined],
  ['x1', undefined],
  ['1x', undefined],
  ['', undefined],
])('the registry version %j of a header is %s', (header, version) => {
  expect(registryVersionOf(header)).toBe(version);
});

it('sends what may be for somebody of whom nothing is known; a page has what is for everybody alone', () => {
  const nodes = [
    notice('all'),
    notice('guests', { session: 'guest' }),
    notice('customers', { session: 'logged-in' }),
  ];
  expect(ids(sentNodes(nodes, all))).toEqual(['all', 'guests', 'customers']);
  expect(ids(sentNodes(nodes, { now, isPage: true }))).toEqual(['all']);
  expect(ids(sentNodes(nodes, { now, loggedIn: true }))).toEqual(['all', 'customers']);
});

it('sends nothing of which this server does not know whom it is for', () => {
  expect(ids(sentNodes([notice('later', { moon: 'full' }), notice('all')], all))).toEqual(['all']);
});

it('what has begun is sent without its beginning, and with the rest of what it asks for', () => {
  const nodes = [
    notice('begun', { from: at(-1) }),
    notice('for guests', { from: at(-1), session: 'guest' }),
    notice('later', { from: at(1) }),
    notice('until', { until: at(1) }),
    notice('over', { until: at(-1) }),
  ];
  expect(sentNodes(nodes, all)).toEqual([
    notice('begun'),
    notice('for guests', { session: 'guest' }),
    notice('until', { until: at(1) }),
  ]);
  expect(sentNodes(nodes, all)[0]).not.toHaveProperty('when');
});

it('the version of what is sent follows the app and what is held back', () => {
  const nodes = [notice('a'), notice('b')];
  const whole = { all: nodes, sent: nodes };
  const some = { all: nodes, sent: nodes.slice(1) };
  expect(sentVersion('v1', all, [whole])).toBe('v1');
  expect(sentVersion('v1', { now, registryVersion: 3 }, [whole])).toBe('v1-r3');
  const held = sentVersion('v1', all, [whole, some]);
  expect(held).toMatch(/^v1-[0-9a-f]{8}$/);
  expect(sentVersion('v1', all, [whole, some])).toBe(held);
  expect(sentVersion('v1', all, [whole, { all: nodes, sent: nodes.slice(0, 1) }])).not.toBe(held);
  expect(sentVersion('v1', { now, registryVersion: 3 }, [some])).toMatch(/^v1-r3-[0-9a-f]{8}$/);
});

it('changes when a node begins or ends next', () => {
  const nodes = [
    notice('a', { from: at(3), until: at(9) }),
    notice('b', { until: at(2) }),
    notice('c', { from: at(-5), until: at(0) }),
  ];
  expect(varying(nodes, all).changesAt).toBe(now + 2 * 60_000);
  expect(varying(nodes.slice(2), all)).not.toHaveProperty('changesAt');
});

it('varies by the headers that its nodes are chosen by, and by no more', () => {
  const vary = (...whens: object[]) =>
    varying(
      whens.map((when, index) => notice(`n${index}`, when)),
      all,
    );
  const registry = 'x-registry-version';
  expect(vary()).toEqual({ vary: registry, isPersonal: false });
  expect(varying([notice('a')], all).vary).toBe(registry);
  expect(vary({ orderTypes: ['D'] }, { orderTypes: ['P'] }).vary).toBe(`${registry}, x-delivery-type`);
  expect(vary({ storeIds: ['1'], miniApp: 'any' }).vary).toBe(`${registry}, x-store-id, x-mini-app`);
  expect(vary({ session: 'guest' })).toEqual({ vary: `${registry}, x-logged-in`, isPersonal: true });
  expect(vary({ from: at(-1), until: at(-1) }).vary).toBe(registry);
});

it('EXP-04 an experiment of the app varies by its group, and one of marketing by the client too', () => {
  const vary = (name: string) => varying([notice('a', { experiment: { name, variants: ['A'] } })], all);
  expect(vary('menuHeader')).toEqual({ vary: 'x-registry-version, x-experiment-group', isPersonal: false });
  expect(vary('summer')).toEqual({
    vary: 'x-registry-version, x-experiment-group, x-client-id',
    isPersonal: true,
  });
  const ofClient = { ...all, isGroupOfClient: true };
  const nodes = [notice('a', { experiment: { name: 'menuHeader', variants: ['A'] } })];
  expect(varying(nodes, ofClient)).toEqual(vary('summer'));
  expect(varying([notice('a')], ofClient).isPersonal).toBe(false);
});

const pageOf = (nodes: readonly Node[]) =>
  ({
    find: async (kind: string, [slug]: readonly string[]) =>
      kind === 'info-page' && slug === 'about'
        ? { version: 'v1', document: { heading: 'About', nodes } }
        : undefined,
  }) as unknown as DocumentsSource;

it('an information page is there from the time of its first node on', async () => {
  expect(await findInfoPage(pageOf([notice('a')]), 'other', all)).toBeUndefined();
  expect(await findInfoPage(pageOf([notice('a', { from: at(1) })]), 'about', all)).toBeUndefined();
  expect(await findInfoPage(pageOf([notice('a')]), 'about', all)).toEqual({
    version: 'v1',
    document: { heading: 'About', nodes: [notice('a')] },
    vary: 'x-registry-version',
    isPersonal: false,
  });
});

it('a page whose nodes are all for others has its heading alone', async () => {
  const page = await findInfoPage(pageOf([notice('a', { session: 'guest' })]), 'about', {
    now,
    loggedIn: true,
  });
  expect(page).toMatchObject({
    version: expect.stringMatching(/^v1-[0-9a-f]{8}$/),
    document: { heading: 'About', nodes: [] },
    isPersonal: true,
  });
});

it('sends no countdown that is over, and says when the next one is', () => {
  const countdown = (id: string, minutes: number) =>
    ({ ...notice(id), type: 'countdown-offer', props: { endsAt: at(minutes) } }) as unknown as Node;
  const nodes = [countdown('over', 0), countdown('later', 7), countdown('soon', 3), notice('always')];
  expect(ids(sentNodes(nodes, all))).toEqual(['later', 'soon', 'always']);
  expect(varying(nodes, all).changesAt).toBe(now + 3 * 60_000);
});

it('does not vary by what a node asks for that is sent to nobody', () => {
  const later = notice('later', { moon: 'full', session: 'guest', until: at(3) });
  expect(varying([later], all)).toEqual({ vary: 'x-registry-version', isPersonal: false });
});

it('sends nothing whose time this server cannot read', () => {
  expect(ids(sentNodes([notice('a', { until: 'soon' }), notice('b', { from: 'soon' })], all))).toEqual([]);
});
