import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import type { CouponRule } from './shop-names.ts';
import { warnDocument } from './warn-document.ts';

const now = Date.parse('2026-11-20T10:00:00Z');
const rules: readonly CouponRule[] = [
  { code: 'FIRST40', isImplicit: false },
  { code: 'OLD50', until: '2026-11-20T15:30:00+05:30', isImplicit: false },
  { code: 'XMAS', from: '2026-12-24T00:00:00+05:30', until: '2026-12-27T00:00:00+05:30', isImplicit: false },
  { code: 'LAVA20', isImplicit: true },
];
const known = {
  coupons: new Set(rules.map(({ code }) => code)),
  couponRules: new Map(rules.map((rule) => [rule.code, rule])),
};
const warned = (body: object, kind: DocumentKind = 'landing', names: object = known) =>
  warnDocument({ kind, slug: 'default', body, file: 'x', known: names, now })
    .filter(({ code }) => ['coupon-over', 'coupon-ahead', 'not-entered'].includes(code))
    .map(({ message }) => message);
const linked = (to: string, more = {}) => ({
  nodes: [{ id: 'a', type: 'notice', props: { text: 'x' }, link: { action: 'deals', to }, ...more }],
});
const offered = (code: string) => ({
  nodes: [{ id: 'a', type: 'offers-rail', props: { offers: [{ heading: 'x', text: 'y', code }] } }],
});

it('takes no code from what is no text', () => {
  expect(warned(linked('FIRST40', { props: { text: 50 } }))).toEqual([]);
});

it('warns of a coupon that is over, wherever a document names it', () => {
  const over =
    "names a coupon that is over since 2026-11-20T15:30:00+05:30: 'OLD50'. Name another coupon, or remove it.";
  expect(warned(linked('OLD50'))).toEqual([`nodes[0].link.to ${over}`]);
  expect(warned(offered('OLD50'))).toEqual([`nodes[0].props.offers[0].code ${over}`]);
  const path = { link: { action: 'path', to: '/offers?offer=old50' } };
  expect(warned(linked('', path))).toEqual([`nodes[0].link.to ${over}`]);
  expect(warned(linked('FIRST40', { props: { text: 'Use code: “old50”' } }))).toEqual([
    `nodes[0].props.text ${over}`,
  ]);
  const slots = { nodes: [], slots: { 'cart.top': linked('OLD50').nodes } };
  expect(warned(slots)).toEqual([`slots['cart.top'][0].link.to ${over}`]);
  const entry = {
    id: 'a',
    type: 'menu-entry',
    props: { label: 'x' },
    link: { action: 'deals', to: 'OLD50' },
  };
  expect(warned({ entries: { 1: entry } }, 'left-menu')).toEqual([`entries.1.link.to ${over}`]);
});

it('warns of a coupon that begins after what names it', () => {
  expect(warned(linked('XMAS'))).toEqual([
    `nodes[0].link.to names a coupon that begins at 2026-12-24T00:00:00+05:30 only: 'XMAS'. Show it from then on ("when": {"from": "2026-12-24T00:00:00+05:30"}), or name another coupon.`,
  ]);
  const from = (time: string) => warned(linked('XMAS', { when: { from: time } })).length;
  expect(from('2026-12-23T23:00:00+05:30')).toBe(1);
  expect(from('2026-12-24T00:00:00+05:30')).toBe(0);
  expect(warned(linked('XMAS', { when: { from: '2026-12-28T00:00:00+05:30' } }))).toEqual([
    expect.stringContaining('is over since 2026-12-27'),
  ]);
});

it('warns of a coupon that cannot be entered', () => {
  const message = expect.stringContaining(
    "names a coupon that nobody can enter: 'LAVA20'. It belongs to the items that are added from its offer.",
  );
  expect(warned(linked('LAVA20'))).toEqual([message]);
  expect(warned(offered('LAVA20'))).toEqual([message]);
});

it('takes a coupon that can be used, and says nothing where the rules are not known', () => {
  expect([...warned(linked('FIRST40')), ...warned(offered('FIRST40')), ...warned(linked('GONE'))]).toEqual(
    [],
  );
  expect(warned(linked('OLD50'), 'landing', {})).toEqual([]);
});

it('compares what a card promises with the rule of its coupon', () => {
  const couponRules = new Map([['FIRST40', { code: 'FIRST40', isImplicit: false, gives: { percent: 40 } }]]);
  const [node] = offered('FIRST40').nodes;
  const offers = [{ heading: '50% off', text: 'y', code: 'FIRST40' }];
  const body = { nodes: [{ ...node, props: { offers } }] };
  expect(
    warnDocument({ kind: 'landing', slug: 'default', body, file: 'x', known: { couponRules }, now }),
  ).toContainEqual(
    expect.objectContaining({ code: 'other-promise', address: 'nodes[0].props.offers[0].heading' }),
  );
});
