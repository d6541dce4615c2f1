import { expect, it } from 'vitest';
import { linkActions } from '../actions.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

/** The warnings of a page with one node. */
function warned(slug: string, node: object): string[] {
  const nodes = [{ id: 'a', type: 'notice', props: { text: 'x' }, ...node }];
  const body = { document: 'info-page', heading: 'x', nodes };
  return warnDocument({ kind: 'info-page', slug, body, file: 'x', now }).map(
    ({ address, code }) => `${address}: ${code}`,
  );
}

it.each([
  ['tnc', { action: 'terms_and_conditions' }],
  ['tnc', { action: 'terms_and_condtions' }],
  ['tnc', { action: 'path', to: '/info/tnc' }],
  ['tnc', { action: 'path', to: '/info' }],
  ['tnc', { action: 'path', to: '/tnc' }],
  ['tnc', { action: 'path', to: '/landing/Info/tnc/' }],
  ['our-story', { action: 'our_story' }],
  ['our-story', { action: 'path', to: '/our-story' }],
  ['notification', { action: 'web_view' }],
  ['help', { action: 'path', to: '/info/help' }],
])('on info-page/%s the link %j leads to its own page', (slug, link) => {
  expect(warned(slug, { link })).toEqual(['nodes[0].link: own-page']);
});

it.each([
  ['privacy', { action: 'terms_and_conditions' }],
  ['privacy', { action: 'path', to: '/info' }],
  ['tnc', { action: 'our_story' }],
  ['tnc', { action: 'home' }],
  // Another part of the page, and another page inside the app.
  ['tnc', { action: 'path', to: '/info/tnc#refunds' }],
  ['notification', { action: 'web_view', to: 'https://notices.example.in/rain' }],
  ['notification', { action: 'no_such_action' }],
])('on info-page/%s the link %j leads elsewhere', (slug, link) => {
  expect(warned(slug, { link })).toEqual([]);
});

it('warns of every action whose own path is that of an information page', () => {
  const pages = { tnc: ['/tnc'], 'our-story': ['/our-story'], notification: ['/notification'] };
  for (const [slug, paths] of Object.entries(pages))
    for (const [action, { path }] of Object.entries(linkActions))
      expect([action, warned(slug, { link: { action } })]).toEqual([
        action,
        paths.includes(path) ? ['nodes[0].link: own-page'] : [],
      ]);
});

it('warns of a node without a link whose kind leads to the page, and says what to write', () => {
  const banner = { type: 'hygiene-banner', props: {} };
  const [found] = warnDocument({
    kind: 'info-page',
    slug: 'notification',
    body: { document: 'info-page', heading: 'x', nodes: [{ id: 'a', ...banner }] },
    file: 'x',
    now,
  });
  expect(found).toMatchObject({ address: 'nodes[0]', code: 'own-page' });
  expect(found?.message).toContain("Give it a 'link' to another page");
  expect(warned('notification', { ...banner, link: { action: 'menu' } })).toEqual([]);
  expect(warned('hygiene', banner)).toEqual([]);
});
