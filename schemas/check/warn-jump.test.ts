import { expect, it } from 'vitest';
import { clauses, holds } from '../rules/when-holds.ts';
import type { DocumentKind } from '../documents/documents.ts';
import type { When } from '../node.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');

/** The addresses of what moves the page. */
const moved = (body: object, kind: DocumentKind = 'landing') =>
  warnDocument({ kind, slug: 'default', body, file: 'x', now })
    .filter(({ code }) => code === 'moves-page')
    .map(({ address }) => address);

const node = (when?: object, type = 'notice') => ({ type, ...(when && { when }) });
/** 447 px high. */
const hero = node(undefined, 'hero-carousel');
const loggedIn = { session: 'logged-in' };
const own = { experiment: { name: 'summer_banner', variants: ['A'] } };

it('warns of a node high on a page whose clause is known in the browser alone', () => {
  expect(moved({ nodes: [node(loggedIn), node({ miniApp: 'any' }), node(own), hero] })).toEqual([
    'nodes[0].when.session',
    'nodes[1].when.miniApp',
    'nodes[2].when.experiment',
  ]);
  // Nodes of other documents are fetched once the page has started, all of them.
  expect(moved({ nodes: [node(loggedIn), hero] }, 'feedback-template')).toEqual([]);
});

it('warns on an information page, which is sent by the same rule', () => {
  const tnc = { kind: 'info-page', slug: 'tnc', file: 'x', now } as const;
  const body = { heading: 'Terms', nodes: [node({ session: 'guest' }), node()] };
  const warned = (taggedPaths: string[]) =>
    warnDocument({ ...tnc, body, known: { taggedPaths: new Set(taggedPaths) } }).map(
      ({ address, code }) => `${address}: ${code}`,
    );
  expect(warned(['/info/tnc'])).toEqual(['nodes[0].when.session: moves-page']);
  // The title of the page is looked at too.
  expect(warned([])).toEqual(['nodes[0].when.session: moves-page', expect.stringContaining('no-title')]);
});

it('warns of every such item of the bar at the bottom: one that comes moves the others aside', () => {
  const nodes = [node(undefined, 'bottom-item'), node(loggedIn, 'bottom-item')];
  expect(moved({ nodes }, 'bottom-navigation')).toEqual(['nodes[1].when.session']);
  expect(moved({ nodes: [node({ orderTypes: ['D'] }, 'bottom-item')] }, 'bottom-navigation')).toEqual([]);
});

it('says why, and what can be done', () => {
  const [fault] = warnDocument({
    kind: 'landing',
    slug: 'default',
    body: { nodes: [node(loggedIn), hero] },
    file: 'home.json',
    now,
  });
  expect(fault).toMatchObject({ file: 'home.json', address: 'nodes[0].when.session' });
  expect(fault?.message).toMatch(
    /comes a moment later.*Place it below the first screen, or last in its list/,
  );
});

it('does not warn below the first screen, nor of the last node of a page', () => {
  expect(moved({ nodes: [hero, node(loggedIn), hero] })).toEqual(['nodes[1].when.session']);
  expect(moved({ nodes: [hero, hero, node(loggedIn), hero] })).toEqual([]);
  expect(moved({ nodes: [hero, node(loggedIn)] })).toEqual([]);
});

it('counts what everybody sees: nodes for some may be away', () => {
  const some = node({ orderTypes: ['D'] }, 'hero-carousel');
  expect(moved({ nodes: [some, some, node(loggedIn), hero] })).toEqual(['nodes[2].when.session']);
});

it('warns in the slots at the top of a screen, of the last node too, and not at its end', () => {
  const slots = { 'menu.top': [node(loggedIn)], 'cart.end': [node(loggedIn), hero] };
  expect(moved({ nodes: [hero], slots })).toEqual(["slots['menu.top'][0].when.session"]);
});

it('does not warn of clauses that a page decides', () => {
  const experiment = { name: 'menuHeader', variants: ['A'] };
  for (const when of [
    { orderTypes: ['D'] },
    { storeIds: ['14052'] },
    { experiment },
    { until: '2027-01-01T00:00:00+05:30' },
    { from: '2026-01-01T00:00:00+05:30' },
  ])
    expect([when, moved({ nodes: [node(when), hero] })]).toEqual([when, []]);
});

it('knows every clause that a page cannot decide', () => {
  // All that a page knows (docs/architecture.md, whom nodes are sent to), and nothing else.
  const page = {
    now,
    orderType: 'D',
    storeId: '14052',
    variantOf: (name: string) => (name === 'menuHeader' ? 'A' : undefined),
  } as const;
  const examples: { readonly [Clause in keyof When]-?: When } = {
    orderTypes: { orderTypes: ['D'] },
    session: { session: 'guest' },
    miniApp: { miniApp: 'none' },
    storeIds: { storeIds: ['14052'] },
    experiment: { experiment: { name: 'summer_banner', variants: ['A', 'default'] } },
    from: { from: '2026-01-01T00:00:00+05:30' },
    until: { until: '2027-01-01T00:00:00+05:30' },
  };
  expect(Object.keys(examples).sort()).toEqual(Object.keys(clauses).sort());
  for (const [clause, when] of Object.entries(examples)) {
    const isLate = !holds(when, page);
    expect([clause, moved({ nodes: [node(when), hero] }).length > 0]).toEqual([clause, isLate]);
  }
});
