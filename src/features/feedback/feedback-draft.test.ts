import { expect, it } from 'vitest';
import { feedbackDraft } from '#schemas/compiled/stored/feedback-draft.ts';
import type { StoredKey } from '#schemas/stored-key.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { readTapped, startingAnswers, valuesOf } from './feedback-draft.ts';

it.each([
  ['0', 0],
  ['5', 5],
  ['6', null],
  ['-1', null],
  ['10', null],
  ['', null],
  ['great', null],
  [null, null],
])('FBK-05 NAV-35 the rating %j of an address is %j', (text, rating) => {
  expect(readTapped(text)).toBe(rating);
});

it('NAV-35 the form begins with the rating that was tapped, the worst included', () => {
  expect(startingAnswers({ draft: null, tapped: 0, ratingField: 'r' })).toEqual({ r: 0 });
  expect(startingAnswers({ draft: null, tapped: null, ratingField: 'r' })).toEqual({});
  expect(startingAnswers({ draft: null, tapped: 3, ratingField: undefined })).toEqual({});
});

it('FBK-15 what was said is in the fields of whatever form it is changed in', () => {
  const said = { rating: 0, tags: ['Menu'], category: 'FOOD', comment: 'Cold', nps: 0 };
  const field = (id: string, type: string) => ({ id, type, props: {}, address: `feedback-template.${id}` });
  const all = [
    field('stars', 'field-rating'),
    field('about', 'field-tags'),
    field('kind', 'field-category'),
    field('words', 'field-comment'),
    field('score', 'field-nps'),
    field('hello', 'notice'),
  ];
  const values = { stars: 0, about: ['Menu'], kind: 'FOOD', words: 'Cold', score: 0 };
  expect(valuesOf(all, said)).toEqual(values);
  expect(valuesOf(all, { tags: [] })).toEqual({});
  expect(startingAnswers({ before: values, draft: null, tapped: null, ratingField: 'stars' })).toEqual(
    values,
  );
});

it('a draft stays as it was changed, until another rating is tapped', () => {
  const draft = { values: { r: 1, c: 'Cold' }, tapped: 4 };
  expect(startingAnswers({ draft, tapped: 4, ratingField: 'r' })).toEqual({ r: 1, c: 'Cold' });
  expect(startingAnswers({ draft, tapped: null, ratingField: 'r' })).toEqual({ r: 1, c: 'Cold' });
  expect(startingAnswers({ draft, tapped: 5, ratingField: 'r' })).toEqual({ r: 5, c: 'Cold' });
});

it('each order has a draft of its own', () => {
  const persistence = createPersistence();
  persistence.write(feedbackDraft, { values: { c: 'Cold' }, tapped: null }, 'A1');
  expect(persistence.read(feedbackDraft, 'A1')?.values).toEqual({ c: 'Cold' });
  expect(persistence.read(feedbackDraft, 'A2')).toBeNull();
});

it.each([
  [
    { values: { c: 'Cold', t: { hot: 1 } }, tapped: 3 },
    { values: { c: 'Cold' }, tapped: 3 },
  ],
  [
    { values: { c: 'Cold', t: ['Menu', 7] }, tapped: null },
    { values: { c: 'Cold', t: ['Menu'] }, tapped: null },
  ],
  [{ values: null, tapped: null }, null],
  [{ values: {}, tapped: 'five' }, null],
])('the damaged draft %j is read as %j', (kept, read) => {
  const persistence = createPersistence();
  persistence.write(feedbackDraft as StoredKey<unknown>, kept);
  expect(persistence.read(feedbackDraft)).toEqual(read);
});
