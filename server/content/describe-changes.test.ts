import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';

const node = (id: string, text = 'x') => ({ id, props: { text } });

it.each([
  ['nothing', [node('a')], [node('a')], []],
  ['a changed text', [node('a', 'old')], [node('a', 'new')], ['~ nodes[0].props.text: "old" → "new"']],
  ['an added node', [node('a')], [node('b'), node('a')], [`+ nodes[0] 'b': {"id":"b","props":{"text":"x"}}`]],
  [
    'a removed node',
    [node('a'), node('b')],
    [node('b')],
    [`- nodes[0] 'a': {"id":"a","props":{"text":"x"}}`],
  ],
  [
    'moved nodes',
    [node('a'), node('b')],
    [node('b'), node('a')],
    ["> 'b' moved from nodes[1] to nodes[0]", "> 'a' moved from nodes[0] to nodes[1]"],
  ],
])('tells %s', (...[, before, after, lines]) => {
  expect(describeChanges({ nodes: before }, { nodes: after })).toEqual(lines);
});

it('describes added, removed and changed fields, and plain lists by index', () => {
  expect(describeChanges({ a: 1, b: [1, 2], c: 'x' }, { b: [1, 3, 4], c: 'x', d: null })).toEqual([
    '- a: 1',
    '~ b[1]: 2 → 3',
    '+ b[2]: 4',
    '+ d: null',
  ]);
});

it('shows the different part of long texts', () => {
  const same = 'Every pizza is made by hand, from dough that has rested for two days, in all our kitchens, ';
  const [line] = describeChanges({ text: `${same}until 11 pm.` }, { text: `${same}until 3 am.` });
  expect(line).toMatch(/^~ text: ….*until 11 pm."? → ….*until 3 am."?$/);
  expect(line?.length).toBeLessThan(240);
  const [late] = describeChanges({ text: same.repeat(9) + 'a' }, { text: same.repeat(9) + 'b' });
  expect(late).toContain(`ll our kitchens, a" → …`);
});

it.each([
  ['objects without ids', [{ a: 1 }, { a: 2 }], [{ a: 1 }, { a: 3 }], ['~ list[1].a: 2 → 3']],
  [
    'objects of which some have ids',
    [{ id: 'x' }, { a: 1 }, { a: 2 }],
    [{ id: 'x' }, { a: 1 }, { a: 3 }],
    ['~ list[2].a: 2 → 3'],
  ],
  ['texts and nothing', ['a', null], ['b', null], ['~ list[0]: "a" → "b"']],
])('compares a list of %s place by place', (...[, before, after, lines]) => {
  expect(describeChanges({ list: before }, { list: after })).toEqual(lines);
});

const x = (count: number) => 'x'.repeat(count);

// Of each text the two quotes are shown too.
it.each([
  ['of 100 signs whole', `${x(97)}a`, `${x(97)}b`, `~ t: "${x(97)}a" → "${x(97)}b"`],
  [
    'that differ late, the short one too, around the difference',
    `${x(140)}a`,
    `${x(40)}b`,
    `~ t: …${x(98)}… → …${x(20)}b"`,
  ],
  ['that became longer, around the difference', `${x(40)}b`, `${x(140)}a`, `~ t: …${x(20)}b" → …${x(98)}…`],
  [
    'that differ near their beginning from there',
    `${x(19)}a${x(90)}`,
    `${x(19)}b`,
    `~ t: "${x(19)}a${x(78)}… → "${x(19)}b"`,
  ],
])('shows texts %s', (...[, before, after, line]) => {
  expect(describeChanges({ t: before }, { t: after })).toEqual([line]);
});
