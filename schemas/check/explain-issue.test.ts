import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import type { KnownNames } from './known-names.ts';
import { validateDocument } from './validate-document.ts';

const known: KnownNames = { coupons: new Set(['FIRST40']) };
const messages = (kind: DocumentKind, body: object) =>
  validateDocument({ kind, body: { document: kind, ...body }, file: 'x', known }).map(
    ({ message }) => message,
  );

const notice = { id: 'a', type: 'notice', props: { text: 'x' } };
const ofNode = (node: object) => messages('landing', { nodes: [{ ...notice, ...node }] });
const countdown = (props: object) =>
  ofNode({
    type: 'countdown-offer',
    props: { heading: 'x', endsAt: '2026-12-31T23:30:00+05:30', ...props },
  });

it.each([
  [
    '2026-12-31T23:30:00',
    'has no offset (India: +05:30): "2026-12-31T23:30:00". Write 2026-12-31T23:30:00+05:30.',
  ],
  ['2026-12-31T23:30+05:30', 'has no seconds: "2026-12-31T23:30+05:30". Write 2026-12-31T23:30:00+05:30.'],
  [
    '2026-12-31T23:30',
    'has no seconds and no offset (India: +05:30): "2026-12-31T23:30". Write 2026-12-31T23:30:00+05:30.',
  ],
  [
    '2026-12-31',
    'has no time of day and no offset (India: +05:30): "2026-12-31". Write 2026-12-31T00:00:00+05:30.',
  ],
  [
    '2026-12-31 23:30:00+05:30',
    'has no \'T\' before the time of day: "2026-12-31 23:30:00+05:30". Write 2026-12-31T23:30:00+05:30.',
  ],
  [
    '2026-02-31T23:30:00+05:30',
    'is a time that does not exist: "2026-02-31T23:30:00+05:30". Write one like 2026-11-20T10:00:00+05:30.',
  ],
  [
    '2026-12-31T25:30',
    'is a time that does not exist: "2026-12-31T25:30". Write one like 2026-11-20T10:00:00+05:30.',
  ],
  [
    '2026-12-31t23:30:00+05:30',
    'is not written as it must be: "2026-12-31t23:30:00+05:30". Write 2026-12-31T23:30:00+05:30.',
  ],
  [
    '2026-12-31T23:30:00.250',
    'has no offset (India: +05:30): "2026-12-31T23:30:00.250". Write 2026-12-31T23:30:00.250+05:30.',
  ],
  [
    'tomorrow',
    'is not written as it must be: "tomorrow". Write a time with its offset, like 2026-11-20T10:00:00+05:30.',
  ],
  [
    ' 2026-12-31T23:30:00Z',
    'is not written as it must be: " 2026-12-31T23:30:00Z". Write "2026-12-31T23:30:00Z".',
  ],
  ['', 'is empty. Write something, or leave the field out where it is optional.'],
])('says what the end %j lacks, once', (endsAt, said) => {
  expect(countdown({ endsAt })).toEqual([`nodes[0].props.endsAt ${said}`]);
});

it('says the same of a when, which needs no seconds', () => {
  expect(ofNode({ when: { until: '2026-12-31T23:30+05:30' } })).toEqual([]);
  expect(ofNode({ when: { until: '2026-12-31T23:30:00' } })).toEqual([
    'nodes[0].when.until has no offset (India: +05:30): "2026-12-31T23:30:00". Write 2026-12-31T23:30:00+05:30.',
  ]);
});

it('still finds a time that does not exist in a text of the props', () => {
  expect(ofNode({ props: { text: '2026-02-31T10:00:00+05:30' } })).toEqual([
    "nodes[0].props.text is a time that does not exist: '2026-02-31T10:00:00+05:30'. Write one like 2026-11-20T10:00:00+05:30.",
  ]);
});

it.each([
  ['2026-02-31', 'is a day that does not exist: "2026-02-31". Write a day, like 2026-11-20.'],
  ['31.12.2026', 'is not written as a day: "31.12.2026". Write a day, like 2026-11-20.'],
])('tells a day that does not exist from another text: %s', (updated, said) => {
  expect(messages('info-page', { heading: 'x', updated, nodes: [notice] })).toEqual([`updated ${said}`]);
});

it.each([
  ['first40', 'is not written as it must be: "first40". Write "FIRST40".'],
  ['FIRST 40', 'is not written as it must be: "FIRST 40". Write "FIRST40".'],
  ['', 'is empty. Write a coupon code (FIRST40), or leave the field out where it is optional.'],
  ['40%', 'is no coupon code: "40%". A code has 3 to 16 capitals and digits, and no spaces: FIRST40.'],
])('of the coupon %j there is one fault', (code, said) => {
  expect(countdown({ code })).toEqual([`nodes[0].props.code ${said}`]);
});

const asFor = 'Begin with https:// for another site';
it.each([
  ['/offers ', 'is not written as it must be: "/offers ". Write "/offers".'],
  [' /offers', 'is not written as it must be: " /offers". Write "/offers".'],
  [' https://a.example', 'is not written as it must be: " https://a.example". Write "https://a.example".'],
  ['', 'is empty. Write where it leads (/offers), or leave the field out where it is optional.'],
  ['www.a.example', asFor],
  [' javascript:alert(1)', asFor],
  ['/of fers', 'Write what the field is for'],
])('says how the target %j is written', (to, said) => {
  expect(ofNode({ link: { action: 'path', to } })).toEqual([expect.stringContaining(`nodes[0].link.to `)]);
  expect(ofNode({ link: { action: 'path', to } })).toEqual([expect.stringContaining(said)]);
});

it('proposes small letters and hyphens for the id of a way to pay', () => {
  const option = { mode: 'CASH', label: 'x' };
  const of = (paymentId: string) => messages('payment-options', { options: [{ ...option, paymentId }] });
  expect(of('UPI')).toContain('options[0].paymentId is not written as it must be: "UPI". Write "upi".');
  expect(of('Pay later')).toContain(
    'options[0].paymentId is not written as it must be: "Pay later". Write "pay-later".',
  );
});

it.each(['cart-end', 'Cart.End', 'cart.end '])('of the slot %j there is one fault', (slot) => {
  expect(messages('landing', { nodes: [notice], slots: { [slot]: [] } })).toEqual([
    expect.stringContaining("is not a slot of any screen. Did you mean 'cart.end'?"),
  ]);
});

it('says how the path of a page begins, and how another name is written', () => {
  const tags = { title: 'a', description: 'b', keywords: 'c' };
  expect(messages('seo-tags', { fallback: tags, routes: { menu: tags } })).toEqual([
    "routes.menu has to begin with '/'. Write '/menu'.",
  ]);
  expect(messages('left-menu', { entries: { first: notice } })[0]).toContain(
    'entries.first has a name that is not allowed here.',
  );
});

it.each([
  ['offers', 'deals'],
  ['Telephone', 'call'],
  ['about us', 'our_story'],
  ['order', 'orders'],
])('by the action %j is meant %s', (action, meant) => {
  expect(ofNode({ link: { action } })).toEqual([
    expect.stringContaining(`cannot be "${action}". Did you mean '${meant}'?`),
  ]);
});

const product = { productId: 'PIZ7', name: 'x', price: 100 };
it.each([
  ['1', 'Write 1 (0 vegetarian, 1 non-vegetarian), without quotes.'],
  [' 1 ', 'Write 1 (0 vegetarian, 1 non-vegetarian), without quotes.'],
  ['non-veg', 'Write one of 0, 1 (0 vegetarian, 1 non-vegetarian), without quotes.'],
])('numbers of a list stand without quotes, with what they mean: %j', (foodType, said) => {
  const found = ofNode({ type: 'essentials', props: { products: [{ ...product, foodType }] } });
  expect(found).toContain(`nodes[0].props.products[0].foodType cannot be "${foodType}". ${said}`);
});

it('of a text in place of a list it says that alone', () => {
  expect(messages('landing', { nodes: 'x'.repeat(3000) })).toEqual([
    expect.stringContaining('nodes must be a list in […], not'),
  ]);
  expect(ofNode({ type: 'hero-carousel', version: 2, props: { slides: 'a long text' } })).toEqual([
    expect.stringContaining('slides must be a list in […], not "a long text".'),
  ]);
  expect(messages('landing', { nodes: [] })).toEqual([expect.stringContaining('nodes is too short')]);
});
