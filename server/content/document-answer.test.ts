import { expect, it } from 'vitest';
import { Answer, personal, revalidated, revalidatedByOne } from '../http/answer.ts';
import { cacheable, notPublished, targeted } from './document-answer.ts';
import type { AskAgain } from './ask-again.ts';
import type { DocumentsSource } from './documents-source.ts';

const preview = { token: 't', expiresAt: new Date(0) };
const source = {} as DocumentsSource;

it.each([
  ['the drafts of a preview, by nobody', { source, preview }, { cacheControl: personal }],
  ['what is live, by all', { source }, { cacheControl: revalidated, etag: 'v1' }],
  [
    'what is changed for one browser, by that one',
    { source, isOwn: true },
    { cacheControl: revalidatedByOne, etag: 'v1' },
  ],
])('caches may keep %s', (_title, documents, options) => {
  const { body, options: said } = cacheable(documents, 'the body', 'v1');
  expect([body, said]).toEqual(['the body', options]);
});

it('an answer without a version has no tag', () => {
  expect(cacheable({ source }, 'the body').options).toEqual({ cacheControl: revalidated });
});

it.each([
  [{ vary: 'x', isPersonal: true }, revalidated, revalidatedByOne],
  [{ vary: 'x', isPersonal: false }, revalidated, revalidated],
  // Nothing that is kept by nobody becomes kept by one.
  [{ vary: 'x', isPersonal: true }, personal, personal],
])('an answer that varies by %j, and was %s, is %s', (varies, cacheControl, becomes) => {
  const { options } = targeted(new Answer('b', { cacheControl, etag: 'v1' }), varies);
  expect(options).toEqual({ cacheControl: becomes, etag: 'v1', vary: 'x' });
});

it('an answer that changes by the clock says when to ask again, and caches in front keep it no longer than that', () => {
  const answer = new Answer('b', { cacheControl: revalidated });
  const options = (told: AskAgain) =>
    targeted(answer, { vary: 'x', isPersonal: false, changesAt: 7 }, (at) => (at === 7 ? told : {})).options;
  expect(options({ changesIn: 700, keptFor: 500 })).toMatchObject({ changesIn: 700, keptFor: 500 });
  expect(options({ changesIn: 0, keptFor: 0 })).toMatchObject({ changesIn: 0, keptFor: 0 });
  expect(options({})).toEqual({ cacheControl: revalidated, vary: 'x' });
});

it('a document that is not published says how to publish it', () => {
  expect(notPublished('landing/default')).toMatchObject({
    status: 404,
    entry: {
      code: 'NOT_PUBLISHED',
      displayMsg:
        'The document landing/default is not published. Publish it: npm run content -- publish content/landing/default.json',
    },
  });
});
