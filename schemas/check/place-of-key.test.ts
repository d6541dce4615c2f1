import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

const found = (node: object) =>
  validateDocument({
    kind: 'landing',
    body: { document: 'landing', nodes: [{ id: 'a', type: 'notice', props: { text: 'x' }, ...node }] },
    file: 'x',
  }).map(({ message }) => message);

const no = 'is not a field of this object.';
const until = '2026-12-31T23:30:00+05:30';

it.each(['nonVeg', 'link', 'when', 'tracking'])('%s in the props belongs beside the type', (key) => {
  expect(found({ props: { text: 'x', [key]: {} } })).toEqual([
    `nodes[0].props.${key} ${no} It belongs beside 'type', and not into 'props'. Move it there.`,
  ]);
});

it.each([
  ['text', 'props'],
  ['heading', 'props'],
  ['until', 'when'],
  ['orderTypes', 'when'],
  ['action', 'link'],
  ['margin', 'layout'],
])('%s beside the type belongs into %s', (key, holder) => {
  expect(found({ [key]: 'x' })).toEqual([
    `nodes[0].${key} ${no} It belongs into '${holder}'. Move it there.`,
  ]);
});

it('a clause in the props belongs into the when', () => {
  expect(found({ props: { text: 'x', until } })).toEqual([
    `nodes[0].props.until ${no} It belongs into 'when', which stands beside 'props'. Move it there.`,
  ]);
});

it('a mark of an entry that has none belongs beside the type of its node, and is not just removed', () => {
  const faq = {
    type: 'faq-block',
    props: { items: [{ question: 'x', answer: ['x'], nonVeg: true, link: 1 }] },
  };
  const body = { document: 'info-page', heading: 'x', nodes: [{ id: 'a', ...faq }] };
  expect(validateDocument({ kind: 'info-page', body, file: 'x' }).map(({ message }) => message)).toEqual([
    `nodes[0].props.items[0].nonVeg ${no} It belongs beside 'type' of the node. Move it there.`,
    expect.stringContaining('Rename or remove it.'),
  ]);
});

it('what no place has is renamed or removed', () => {
  expect(found({ traking: {}, props: { text: 'x', colour: 'red' } })).toEqual([
    `nodes[0].traking ${no} Did you mean 'tracking'? Rename or remove it.`,
    `nodes[0].props.colour ${no} Fields: text, heading, tone, icon. Rename or remove it.`,
  ]);
  expect(found({ type: 'unknown', text: 'x' })[0]).toContain('Rename or remove it.');
});

it.each([
  ['when', "beside 'type'"],
  ['until', "into 'when'"],
  ['session', "into 'when'"],
])('%s of an entry belongs to its node', (key, place) => {
  const items = [{ question: 'x', answer: ['x'], [key]: until }];
  const body = {
    document: 'info-page',
    heading: 'x',
    nodes: [{ id: 'a', type: 'faq-block', props: { items } }],
  };
  expect(validateDocument({ kind: 'info-page', body, file: 'x' }).map(({ message }) => message)).toEqual([
    `nodes[0].props.items[0].${key} ${no} It belongs ${place} of the node, which is shown or hidden as a whole. Move it there.`,
  ]);
});
