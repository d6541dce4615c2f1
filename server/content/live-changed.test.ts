import { expect, it } from 'vitest';
import { describeChanges } from './describe-changes.ts';
import { notPublished, notRolledBack, wentLiveText } from './live-changed.ts';

const entry = {
  version: 3,
  at: '2026-11-20T10:00:00Z',
  isRollback: false,
  author: 'Asha',
  message: 'New prices',
};

it.each([
  [{}, '2026-11-20T10:00:00Z  version 3 by Asha: New prices'],
  [{ message: null }, '2026-11-20T10:00:00Z  version 3 by Asha'],
  [
    { isRollback: true, author: null },
    '2026-11-20T10:00:00Z  rolled back to version 3 by (not recorded): New prices',
  ],
])('a time that a version went live with %j is one line', (change, text) => {
  expect(wentLiveText({ ...entry, ...change } as never)).toBe(text);
});

const head = 'Nothing was published: what is live is not what you began from.';
const end =
  'Bring these changes into your file, or get the current file from version control. Then publish with --onto-live, which replaces what is live at that moment.';

it('says what went live since the version that an author began from', () => {
  const change = {
    kind: 'landing',
    slug: 'default',
    base: 2,
    since: [entry],
    difference: ['~ title: 1 → 2'],
  };
  expect(notPublished([change as never]).split('\n')).toEqual([
    head,
    '',
    'landing/default: your file began from version 2. Since then:',
    '  2026-11-20T10:00:00Z  version 3 by Asha: New prices',
    '  What changed:',
    '    ~ title: 1 → 2',
    '',
    end,
  ]);
});

it('says what went live since the version that was to be taken back', () => {
  const refused = { kind: 'landing', slug: 'default', takesBack: 2, since: [entry] };
  expect(notRolledBack(refused).split('\n')).toEqual([
    'Nothing was rolled back: version 2 of landing/default is not live any more. Since then:',
    '  2026-11-20T10:00:00Z  version 3 by Asha: New prices',
    '',
    'See what is live: npm run content -- versions landing/default. Then roll back again, if that is still what you want.',
  ]);
});

it('says what is live where it is not known what an author began from, and cuts a long list', () => {
  const difference = Array.from({ length: 42 }, (_, at) => `line ${at}`);
  const lines = (count: number) =>
    notPublished([
      { kind: 'landing', slug: 'default', since: [entry], difference: difference.slice(0, count) } as never,
    ]).split('\n');
  expect(lines(42).slice(2, 5)).toEqual([
    'landing/default: which version your file began from is not known. Live is:',
    '  2026-11-20T10:00:00Z  version 3 by Asha: New prices',
    '  Your file differs from it:',
  ]);
  expect(lines(42).slice(-4)).toEqual(['    line 39', '    … and 2 more', '', end]);
  expect(lines(40)).toContain('    line 39');
  expect(lines(40).some((line) => line.includes('more'))).toBe(false);
});

const node = (id: string) => ({ id, text: 'x' });

it.each<[string, unknown, unknown, readonly string[]]>([
  ['other kinds of documents', { a: 1 }, [1], ['~ document: {"a":1} → [1]']],
  ['a list that became an object', { a: [1] }, { a: { b: 1 } }, ['~ a: [1] → {"b":1}']],
  ['a list that became empty', { a: [node('x')] }, { a: [] }, ['- a[0]: {"id":"x","text":"x"}']],
  ['a list of which one has no id', { a: [node('x'), 1] }, { a: [node('x'), 2] }, ['~ a[1]: 1 → 2']],
  [
    'one that was taken out before others',
    { a: [node('x'), node('y'), node('z')] },
    { a: [node('y'), node('z')] },
    [`- a[0] 'x': {"id":"x","text":"x"}`],
  ],
  [
    'one that moved to the end and changed',
    { a: [node('x'), node('y')] },
    { a: [node('y'), { id: 'x', text: 'new' }] },
    ["> 'y' moved from a[1] to a[0]", "> 'x' moved from a[0] to a[1]", '~ a[1].text: "x" → "new"'],
  ],
])('tells %s', (_title, before, after, lines) => {
  expect(describeChanges(before, after)).toEqual(lines);
});

it('shows a hundred signs of a value at most, and of two long ones the part that differs', () => {
  const [long] = describeChanges({}, { a: 'x'.repeat(99) });
  expect(long).toBe(`+ a: "${'x'.repeat(98)}…`);
  expect(describeChanges({}, { a: 'x'.repeat(98) })).toEqual([`+ a: "${'x'.repeat(98)}"`]);
  const [early] = describeChanges({ a: `b${'x'.repeat(200)}` }, { a: `c${'x'.repeat(200)}` });
  expect(early).toBe(`~ a: "b${'x'.repeat(97)}… → "c${'x'.repeat(97)}…`);
  const same = '☕'.repeat(60);
  const [late] = describeChanges({ a: `${same}b` }, { a: `${same}${'x'.repeat(90)}` });
  expect(late).toBe(`~ a: …${'☕'.repeat(20)}b" → …${'☕'.repeat(20)}${'x'.repeat(78)}…`);
});
