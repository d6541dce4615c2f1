import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { validateDocument } from './validate-document.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

function codesOf(kind: DocumentKind, body: object, known = {}): string[] {
  return warnDocument({
    kind,
    slug: 'default',
    body: { document: kind, ...body },
    file: 'x',
    known,
    now,
  }).map(({ address, code }) => `${address}: ${code}`);
}

const saying = (text: string) => ({ nodes: [{ id: 'a', type: 'notice', props: { text } }] });

it.each([
  'Terms* apply, 4 < 5, snake_case and #1 in town',
  'Rated 4.5/5 [by 200 people]',
  'Save 20%, daily',
  'Pay $ or ₹',
  'Crème brûlée – 👨‍👩‍👧 size',
  'नमस्ते, क्‍या हाल है',
  'Tell the code of the text message',
  'To do tonight: eat',
])('takes %s as it is', (text) => {
  expect(codesOf('landing', saying(text), { coupons: new Set(['FIRST40']) })).toEqual([]);
  expect(
    validateDocument({ kind: 'landing', body: { document: 'landing', ...saying(text) }, file: 'x' }),
  ).toEqual([]);
});

it('asks of addresses and names what is asked of them, not what is asked of texts', () => {
  const slide = { heading: 'x', picture: `data:image/png;base64,${'A'.repeat(60)}` };
  const nodeTo = (to: string) => ({ ...saying('x').nodes[0], link: { action: 'url', to } });
  const hero = { id: 'b', type: 'hero-carousel', version: 2, props: { slides: [slide] } };
  const nodes = [
    nodeTo('www.swiggy.example'),
    { ...nodeTo('order.coop.example/special-offers'), id: 'c' },
    hero,
  ];
  expect(codesOf('landing', { nodes })).toEqual([]);
  const url = 'https://maps.example/search/with-a-long-name/?q=';
  expect(codesOf('app-config', { storeReviewUrl: `${url}$latitude` })).toEqual([]);
  expect(codesOf('app-config', { storeReviewUrl: `${url}{latitude}` })).toEqual([
    'storeReviewUrl: not-replaced',
  ]);
});

it('warns of a text of a node once, and of its title', () => {
  const node = { id: 'a', type: 'notice', title: 'Only ₹XX', props: { text: 'Hello {name}' } };
  expect(codesOf('landing', { nodes: [node] })).toEqual([
    'nodes[0].title: unfinished',
    'nodes[0].props.text: not-replaced',
  ]);
});

it('lets the slots of other screens, and other pages, lead to the home page', () => {
  const link = { action: 'home' };
  const node = { id: 'a', type: 'notice', props: { text: 'x' }, link };
  expect(codesOf('landing', { nodes: [node] })).toEqual(['nodes[0].link: own-page']);
  expect(codesOf('landing', { nodes: [], slots: { 'cart.top': [node] } })).toEqual([]);
  expect(codesOf('info-page', { heading: 'x', nodes: [node] })).toEqual([]);
});

it('takes two entries of a menu with one label that are for different customers', () => {
  const entry = (id: string, session?: string) => ({
    id,
    type: 'menu-entry',
    props: { label: 'Wallet' },
    ...(session && { when: { session } }),
  });
  const entries = (one: object, other: object) => ({ entries: { 1: one, 2: other } });
  expect(codesOf('left-menu', entries(entry('a', 'guest'), entry('b', 'logged-in')))).toEqual([]);
  expect(codesOf('left-menu', entries(entry('a'), entry('b')))).toEqual(['entries.2.props.label: alike']);
});

it('warns of two pages with one title, and not of two paths of one page', () => {
  const page = (description: string) => ({ title: 'Help', description, keywords: '' });
  const tags = (one: string, other: string) => ({
    routes: { '/info/help': page(one), '/offers': page(other) },
  });
  expect(codesOf('seo-tags', tags('a', 'b'))).toEqual(["routes['/offers'].title: same-title"]);
  expect(codesOf('seo-tags', tags('a', 'a'))).toEqual([]);
});

it('refuses payment options of which none can be chosen', () => {
  const option = (paymentId: string, status: string) => ({ paymentId, mode: 'CASH', label: 'x', status });
  const faults = (...statuses: string[]) =>
    validateDocument({
      kind: 'payment-options',
      body: {
        document: 'payment-options',
        options: statuses.map((status, at) => option(`way-${at}`, status)),
      },
      file: 'x',
    });
  expect(faults('D', 'D')).toMatchObject([{ address: 'options', code: 'nobody-pays' }]);
  expect(faults('D', 'E')).toEqual([]);
});
