import { expect, it } from 'vitest';
import { feedbackDraft, readTapped, startingAnswers } from './feedback-draft.ts';

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

it('a draft stays as it was changed, until another rating is tapped', () => {
  const draft = { values: { r: 1, c: 'Cold' }, tapped: 4 };
  expect(startingAnswers({ draft, tapped: 4, ratingField: 'r' })).toEqual({ r: 1, c: 'Cold' });
  expect(startingAnswers({ draft, tapped: null, ratingField: 'r' })).toEqual({ r: 1, c: 'Cold' });
  expect(startingAnswers({ draft, tapped: 5, ratingField: 'r' })).toEqual({ r: 5, c: 'Cold' });
});

it('each order has a draft of its own, and a damaged one is dropped', () => {
  feedbackDraft('A1').write({ values: { c: 'Cold' }, tapped: null });
  expect(feedbackDraft('A1').read()?.values).toEqual({ c: 'Cold' });
  expect(feedbackDraft('A2').read()).toBeNull();
  feedbackDraft('A1').write({ values: null } as never);
  expect(feedbackDraft('A1').read()).toBeNull();
});
