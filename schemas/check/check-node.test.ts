import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

const found = (node: object) =>
  validateDocument({
    kind: 'landing',
    body: { document: 'landing', nodes: [{ id: 'a', ...node }] },
    file: 'x',
  }).map(({ address, code, message }) => ({ address, code, message }));

const widget = (key: string) => `/catalog-service/ve1/stores/$storeId/widget/${key}`;

it.each([
  ['essentials', {}, 'offers', `cannot show 'offers'. Write '${widget('essentials')}'.`],
  ['offers-rail', {}, 'other-offers', `Write '${widget('offers')}'.`],
  ['feedback-prompt', {}, 'leaderboard', `Write '${widget('feedback')}'.`],
  ['notice', { text: 'Hi' }, 'offers', "takes no content from an address. Remove 'contentUrl'"],
])('WID-03 finds that %s cannot show its content', (type, props, key, message) => {
  expect(found({ type, props, contentUrl: widget(key) })).toContainEqual({
    address: 'nodes[0].contentUrl',
    code: 'content-kind',
    message: expect.stringContaining(message),
  });
});

it.each([
  ['essentials', widget('bestsellers')],
  ['essentials', '/catalog-service/ve1/stores/$storeId/bestseller'],
  ['offers-rail', widget('offers')],
  ['previous-order', widget('previous-order')],
  ['leaderboard-banner', widget('leaderboard')],
])('WID-03 lets %s have the content of %s', (type, contentUrl) => {
  expect(found({ type, contentUrl }).map(({ code }) => code)).not.toContain('content-kind');
});

const notice = (when: object) => ({ type: 'notice', props: { text: 'Hi' }, when });

it('EXP-03 finds a clause for variants without customers', () => {
  const of = (variants: string[]) => found(notice({ experiment: { name: 'veg_only_ab', variants } }));
  expect(of(['z'])).toEqual([
    {
      address: 'nodes[0].when',
      code: 'never-shown',
      message: expect.stringContaining("nobody is in the variant 'z'."),
    },
  ]);
  expect(of(['intnt'])[0]?.message).toContain("Did you mean 'intent'?");
  expect([of(['A']), of(['z', 'not eligible'])]).toEqual([[], []]);
});

it('finds a countdown that begins when it is over', () => {
  const endsAt = '2026-12-31T23:30:00+05:30';
  const countdown = (from: string) =>
    found({ type: 'countdown-offer', props: { heading: 'Soon over', endsAt }, when: { from } });
  expect(countdown(endsAt)).toMatchObject([{ address: 'nodes[0].when', code: 'never-shown' }]);
  expect(countdown('2026-12-31T23:29:59+05:30')).toEqual([]);
});

it('accepts a time without seconds', () => {
  expect(found(notice({ until: '2026-12-24T18:00+05:30' }))).toEqual([]);
  expect(found(notice({ until: '2026-12-24T18:00Z' }))).toEqual([]);
  expect(found(notice({ until: '2026-02-30T18:00+05:30' }))).toMatchObject([
    { message: expect.stringContaining('is a time that does not exist') },
  ]);
});

const value = (price: unknown) =>
  found({
    type: 'bestsellers',
    props: { products: [{ productId: 'PIZ1', name: 'Margherita', price, foodType: 0 }] },
  }).map(({ message }) => message);

it('reports the value of a number, and that an amount is in paise', () => {
  const paise = 'Amounts are in paise: ₹99 is 9900.';
  const at = 'nodes[0].props.products[0].price';
  expect(value(-1)).toEqual([`${at} is too small: at least 0. It is -1. Write 0 or more. ${paise}`]);
  expect(value(99.5)).toEqual([
    expect.stringMatching(/^.* not 99\.5\. Write a whole number\. Amounts are in/),
  ]);
  const config = { document: 'app-config', autoLoginPercentage: 101 };
  expect(validateDocument({ kind: 'app-config', body: config, file: 'x' })).toMatchObject([
    { message: 'autoLoginPercentage is too large: at most 100. It is 101. Write 100 or less.' },
  ]);
});

it('shows only the beginning of a pasted picture', () => {
  const picture = `data:image/png;base64,${'A'.repeat(500_000)}`;
  const hero = { type: 'hero-carousel', version: 2, props: { slides: [{ heading: 'Hot', picture }] } };
  const messages = found(hero).map(({ message }) => message);
  expect(messages).toHaveLength(2);
  expect(Math.max(...messages.map(({ length }) => length))).toBeLessThan(250);
});

it('WID-09 refuses a left menu without entries', () => {
  const body = { document: 'left-menu', entries: {} };
  expect(validateDocument({ kind: 'left-menu', body, file: 'x' })).toEqual([
    {
      file: 'x',
      address: 'entries',
      code: 'too_small',
      message: 'entries is too short: at least 1 entry. It has 0. Add what is missing.',
    },
  ]);
});

it('WID-01 finds what is wrong with the props of a node that has other faults too', () => {
  const faults = found({ type: 'notice', props: { text: 'Hi', icon: 'sheild' }, link: { action: 'ofers' } });
  expect(faults.map(({ address }) => address)).toEqual(['nodes[0].link.action', 'nodes[0].props.icon']);
});
