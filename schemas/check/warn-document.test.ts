import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { namesOfDocuments } from './names-of-documents.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const warningsOf = (kind: DocumentKind, body: object, slug = 'default') =>
  warnDocument({ kind, slug, body, file: 'x', now });

it('warns of a countdown that is over', () => {
  const countdown = (endsAt: string) => ({ nodes: [{ type: 'countdown-offer', props: { endsAt } }] });
  expect(warningsOf('landing', countdown('2026-11-20T15:30:00+05:30'))).toMatchObject([
    { address: 'nodes[0].props.endsAt', code: 'ended' },
  ]);
  expect(warningsOf('landing', countdown('2026-11-20T15:30:01+05:30'))).toEqual([]);
});

it('NAV-55 warns of metadata for paths of no page', () => {
  const routes = { '/': {}, '/menu/chicken': {}, '/ofers': {}, '/menu/': {}, '/offers?x=1': {} };
  expect(warningsOf('seo-tags', { routes }).map(({ address, message }) => [address, message])).toEqual([
    ["routes['/ofers']", expect.stringContaining("Did you mean '/offers'?")],
    ["routes['/menu/']", expect.stringContaining('write the path alone')],
    ["routes['/offers?x=1']", expect.stringContaining('write the path alone')],
  ]);
});

it('warns of a form that no order type chooses', () => {
  expect(warningsOf('feedback-template', {}, 'diwali')).toMatchObject([{ code: 'never-chosen' }]);
  expect(warningsOf('feedback-template', { orderMode: ['D'] }, 'diwali')).toEqual([]);
  expect(warningsOf('feedback-template', {})).toEqual([]);
});

const over = '2026-11-20T15:30:00+05:30';
const ahead = '2026-11-20T15:30:01+05:30';
const placesOf = (kind: DocumentKind, body: object) =>
  warningsOf(kind, body).map(({ address, code }) => `${address} ${code}`);

it('warns of every node that is over, in slots and menus too', () => {
  const ended = { when: { until: over } };
  expect(
    placesOf('landing', { nodes: [ended, { when: { until: ahead } }], slots: { 'menu.top': [ended] } }),
  ).toEqual(['nodes[0].when.until ended', "slots['menu.top'][0].when.until ended"]);
  expect(placesOf('left-menu', { entries: { 3: ended } })).toEqual(['entries.3.when.until ended']);
  expect(
    placesOf('landing', {
      nodes: [],
      slots: { 'cart.top': [{ type: 'countdown-offer', props: { endsAt: over } }] },
    }),
  ).toEqual(["slots['cart.top'][0].props.endsAt ended"]);
});

it('of a kind of node that there is not, it says nothing that its props mean', () => {
  expect(placesOf('landing', { nodes: [{ type: 'no-such-kind', props: { endsAt: over } }] })).toEqual([]);
});

it.each([
  ['2026-12-01T10:00:00+05:30', []],
  ['2026-12-01T10:00:00+01:00', ['nodes[0].props.endsAt other-offset']],
  ['2026-12-01T04:30:00Z', ['nodes[0].props.endsAt other-offset']],
])('warns of a time that is not written by the clocks of India: %s', (endsAt, places) => {
  expect(placesOf('landing', { nodes: [{ type: 'countdown-offer', props: { endsAt } }] })).toEqual(places);
});

it('warns of a form that is over', () => {
  const form = (until: string) =>
    warningsOf('feedback-template', { orderMode: ['D'], when: { until } }, 'diwali');
  expect(form(over)).toMatchObject([{ address: 'when.until', code: 'ended' }]);
  expect(form(ahead)).toEqual([]);
});

it('WID-17 warns of notices that are over', () => {
  expect(placesOf('alerts', { alerts: [{ until: ahead }, { until: over }, {}] })).toEqual([
    'alerts[1].until ended',
  ]);
});

it('EXP-07 declares, EXP-03 warns of unknown experiments and variants', () => {
  const node = (name: string, variants: string[]) => ({
    nodes: [{ when: { experiment: { name, variants } } }],
  });
  expect(warningsOf('landing', node('veg_only_ba', ['default']))).toMatchObject([
    {
      address: 'nodes[0].when.experiment.name',
      code: 'unknown-experiment',
      message: expect.stringContaining("'veg_only_ba'. Did you mean 'veg_only_ab'?"),
    },
  ]);
  expect(placesOf('landing', node('veg_only_ab', ['A', 'Z']))).toEqual([
    'nodes[0].when.experiment.variants[1] unknown-variant',
  ]);
  expect(placesOf('landing', node('veg_only_ab', ['Z']))).toEqual([]);
  // What is no text is a fault.
  expect(placesOf('landing', node('veg_only_ab', ['A', 3 as unknown as string]))).toEqual([]);
  const known = { experiments: new Set(['diwali_ab']) };
  const body = node('diwali_ab', ['A', 'not eligible']);
  expect(warnDocument({ kind: 'landing', slug: 'default', body, file: 'x', now, known })).toEqual([]);
});

it('EXP-04 warns of variants that no group of the experiment has in app-config', () => {
  const experiments = { menuHeader: { A: 'A', B: 'test' } };
  const known = namesOfDocuments([
    { kind: 'app-config', slug: 'default', body: { experiments } },
    { kind: 'app-config', slug: 'pwa', body: {} },
  ]);
  const warned = (name: string, variants: string[], names = known) =>
    warnDocument({
      kind: 'landing',
      slug: 'default',
      body: { nodes: [{ when: { experiment: { name, variants } } }] },
      file: 'x',
      now,
      known: names,
    });
  expect(warned('menuHeader', ['A', 'test', 'default'])).toEqual([]);
  expect(warned('menuHeader', ['A', 'intent'])).toMatchObject([
    {
      address: 'nodes[0].when.experiment.variants[1]',
      code: 'variant-without-group',
      message: expect.stringContaining("'intent'. Its groups have: default, A, test."),
    },
  ]);
  // Without groups in app-config the groups are the variants.
  expect(warned('cart_cta', ['A', 'B', 'C', 'default'])).toEqual([]);
  expect(warned('cart_cta', ['intent'])).toMatchObject([{ code: 'variant-without-group' }]);
  expect(warned('cart_cta', ['intent'], namesOfDocuments([]))).toEqual([]);
  const none = namesOfDocuments([{ kind: 'app-config', slug: 'default', body: {} }]);
  expect(warned('menuHeader', ['B'], none)).toEqual([]);
});

it('EXP-04 warns of an experiment whose name is nearly that of one of the app’s', () => {
  const named = (name: string) => warningsOf('app-config', { experiments: { [name]: {} } });
  expect(named('menuHeadr')).toMatchObject([
    {
      address: 'experiments.menuHeadr',
      code: 'near-experiment',
      message: expect.stringContaining("Did you mean the app's own 'menuHeader'?"),
    },
  ]);
  expect([...named('menuHeader'), ...named('diwali_boxes')]).toEqual([]);
});

it('CON-06 declares: warns of a cart price that was meant in paise', () => {
  expect(placesOf('app-config', { maxCartPrice: 500_000 })).toEqual(['maxCartPrice rupees']);
  expect(placesOf('app-config', { maxCartPrice: 5_000 })).toEqual([]);
});

it('warns of a price of orders that was meant in rupees, whatever it is for', () => {
  const free = (charge: string, freeFrom: number) => ({
    charges: { [charge]: { D: { amount: 3_000, freeFrom } } },
  });
  expect(warningsOf('app-config', { cashCodeFrom: 2_000 })).toMatchObject([
    {
      address: 'cashCodeFrom',
      code: 'paise',
      message: expect.stringContaining(
        'is ₹20, and hardly an order costs less: it looks like rupees. Write 200000 for ₹2,000.',
      ),
    },
  ]);
  expect(placesOf('app-config', free('delivery', 1_500))).toEqual(['charges.delivery.D.freeFrom paise']);
  expect(placesOf('app-config', free('packaging', 9_900))).toEqual(['charges.packaging.D.freeFrom paise']);
  expect(placesOf('app-config', free('delivery', 500))).toEqual(['charges.delivery.D.freeFrom paise']);
  expect(placesOf('app-config', { cashCodeFrom: 1_250 })).toEqual(['cashCodeFrom paise']);
  expect(placesOf('app-config', free('packaging', 10_000))).toEqual([]);
  expect(placesOf('app-config', { cashCodeFrom: 0 })).toEqual([]);
  expect(
    placesOf('app-config', { cashCodeFrom: '2000', charges: { delivery: { D: 5 }, packaging: null } }),
  ).not.toContain('cashCodeFrom paise');
});
