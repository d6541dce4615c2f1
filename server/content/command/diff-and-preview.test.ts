import { expect, it } from 'vitest';
import { createDesk, landingSaying } from '../../testing/desk.ts';
import { checksumOf } from '../canonical-json.ts';

const publishedAt = '2026-11-20T10:00:00.000Z';
const live = (slug: string, text: string, more: object = {}) => {
  const body = landingSaying(text);
  const version = { kind: 'landing', slug, version: 1, checksum: checksumOf(body), publishedAt };
  return { ...version, author: 'asha', message: null, live: true, body, ...more };
};

type Answers = Record<string, (body: { documents: unknown[] }) => object | undefined>;

/** A desk at a server on which these documents are live. */
function deskWith(documents: readonly ReturnType<typeof live>[], more: Answers = {}) {
  const answers: Answers = {
    documents: () => ({ documents }),
    versions: () => ({ versions: [], history: [] }),
    preview: () => ({ token: 't', path: '/?preview=t', expiresAt: '2026-11-21T10:00:00.000Z' }),
    ...more,
  };
  return createDesk({
    token: 'token-of-asha',
    fetch: async (url, { body = '{}' }) => {
      const data = answers[url.split('/').at(-1) ?? '']?.(JSON.parse(body));
      return { status: 200, text: async () => JSON.stringify({ status: 'SUCCESS', data }) };
    },
  });
}

it('diff says which documents would change, and how to publish them', async () => {
  const desk = deskWith([live('default', 'old'), live('store-1', 'same')]);
  desk.write('landing/default.json', landingSaying('new'));
  desk.write('landing/store-1.json', landingSaying('same'));
  desk.write('landing/store-2.json', landingSaying('more'));
  const { code, text } = await desk.command('diff');
  expect([code, text.split('\n')]).toEqual([
    0,
    [
      `landing/default (live: version 1 by asha, ${publishedAt})`,
      '  ~ nodes[0].props.text: "old" → "new"',
      'landing/store-2 is new',
      '',
      '2 documents would change. To publish: npm run content -- publish',
    ],
  ]);
});

it('diff says nothing of what a file began from where that is live, or where the document is new', async () => {
  const desk = deskWith([live('default', 'old')]);
  const kept = { version: 1, checksum: checksumOf(landingSaying('old')) };
  desk.write('.began-from.json', {
    'http://localhost:3000': { 'landing/default': kept, 'landing/store-1': kept },
  });
  desk.write('landing/default.json', landingSaying('new'));
  desk.write('landing/store-1.json', landingSaying('new'));
  const { text } = await desk.command('diff');
  expect(text).toContain(`landing/default (live: version 1 by asha, ${publishedAt})\n`);
  expect(text).toContain('landing/store-1 is new\n');
});

it('diff says which documents are live without a file, where all files are meant', async () => {
  const desk = deskWith([live('default', 'same'), live('store-1', 'of a colleague')]);
  desk.write('landing/default.json', landingSaying('same'));
  const same = 'The files here are the same as the live documents.';
  expect((await desk.command('diff')).text).toBe(`landing/store-1 is live and has no file here\n${same}`);
  expect((await desk.command('diff', 'landing/default')).text).toBe(same);
});

it('preview says of what it is, who can see it, until when, and how to leave it', async () => {
  const desk = deskWith([live('default', 'same')]);
  desk.write('landing/default.json', landingSaying('same'));
  desk.write('landing/store-1.json', landingSaying('new'));
  desk.write('landing/store-2.json', landingSaying('new'));
  expect(await desk.command('preview')).toEqual({
    code: 0,
    text: [
      'Preview of landing/store-1, landing/store-2:',
      '',
      '  http://localhost:3000/?preview=t',
      '',
      'Only people with this link can see it, until 2026-11-21T10:00:00.000Z. To leave the preview: http://localhost:3000/?preview=off',
    ].join('\n'),
  });
});

it('a preview takes 20 documents, and of more it says how to choose', async () => {
  const desk = deskWith([]);
  for (let store = 1; store <= 20; store += 1)
    desk.write(`landing/store-${store}.json`, landingSaying('new'));
  expect((await desk.command('preview')).code).toBe(0);
  desk.write('landing/store-21.json', landingSaying('new'));
  expect(await desk.command('preview')).toEqual({
    code: 2,
    text: '21 documents differ from what is live; a preview takes 20. Name the files to preview.',
  });
});

const refused = [
  {
    file: 'content/landing/store-1.json',
    address: '',
    code: 'unknown-store',
    message: 'The shop has no such store.',
  },
];
it.each([
  ['preview', 'No preview was made: the server refused.'],
  ['publish', 'Nothing was published: the server refused.'],
])('%s says what the server refused, and that nothing was done', async (command, said) => {
  const desk = deskWith([], {
    preview: () => ({ token: '', path: '', expiresAt: '', faults: refused }),
    publish: () => ({ published: [], unchanged: [], faults: refused }),
  });
  desk.write('landing/store-1.json', landingSaying('new'));
  const { code, text } = await desk.command(command);
  expect([code, text.split('\n').slice(-2)]).toEqual([1, ['', said]]);
  expect(text).toContain('The shop has no such store.');
});

it('a preview of which the server says nothing is none', async () => {
  const desk = deskWith([], { preview: () => undefined });
  desk.write('landing/store-1.json', landingSaying('new'));
  expect(await desk.command('preview')).toEqual({
    code: 1,
    text: '\nNo preview was made: the server refused.',
  });
});
