import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { Database } from '../../database/database.ts';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { createTestApp, type TestApp } from '../../testing/test-app.ts';
import { createDesk, fetchFrom, landingSaying as landing } from '../../testing/desk.ts';

const tokens = { asha: 'the-token-of-asha', ravi: 'the-token-of-ravi' };
let db: Database;
let close: () => Promise<void>;
let test: TestApp;
beforeAll(async () => {
  ({ db, close } = await openMemoryDatabase());
}, 60_000);
beforeEach(async () => {
  for (const table of ['content_live', 'content_versions'] as const) await db.deleteFrom(table).execute();
  test = await createTestApp(db, {
    shop: false,
    documents: [{ kind: 'landing', slug: 'default', body: landing('base') }],
    env: { AUTHOR_TOKENS: `asha:${tokens.asha},ravi:${tokens.ravi}` },
  });
});
afterAll(() => close());

/** A desk with the live home page. */
const desk = (name: keyof typeof tokens, fetch = fetchFrom(test.app)) => {
  const made = createDesk({ token: tokens[name], fetch });
  made.write('landing/default.json', landing('base'));
  return made;
};
/** Publishes from elsewhere. */
const publishAs = (author: string, text: string) =>
  test.content.publish([{ kind: 'landing', slug: 'default', body: landing(text) }], author);
const liveText = async () => JSON.stringify((await test.content.listLive())[0]?.body);

it('of two authors who publish from one base at the same moment one wins, and the other is told who, when, why and what', async () => {
  const desks = { asha: desk('asha'), ravi: desk('ravi') };
  for (const [name, each] of Object.entries(desks)) {
    await each.command('diff');
    each.write('landing/default.json', landing(`of ${name}`));
  }
  const results = await Promise.all(
    Object.entries(desks).map(async ([name, each]) => ({
      name,
      ...(await each.command('publish', '-m', `change of ${name}`)),
    })),
  );
  const winner = results.find(({ code }) => code === 0);
  const loser = results.find(({ code }) => code !== 0);
  expect(loser?.code).toBe(2);
  expect(await liveText()).toContain(`of ${winner?.name}`);
  expect(loser?.text).toContain('landing/default: your file began from version 1. Since then:');
  expect(loser?.text).toContain(
    `2026-11-20T10:00:00.000Z  version 2 by ${winner?.name}: change of ${winner?.name}`,
  );
  expect(loser?.text).toContain(`~ nodes[0].props.text: "base" → "of ${winner?.name}"`);
  expect(loser?.text).toContain('--onto-live');
});

it('publishes nothing of a call in which one document was published by somebody else', async () => {
  const asha = desk('asha');
  const ravi = desk('ravi');
  asha.write('landing/default.json', landing('of Asha'));
  await asha.command('publish');
  ravi.write('landing/store-14052.json', landing('new'));
  ravi.write('landing/default.json', landing('of Ravi'));
  expect((await ravi.command('publish')).code).toBe(2);
  expect((await ravi.command('publish', 'landing/default')).code).toBe(2);
  expect((await test.content.listLive()).map(({ slug, version }) => [slug, version])).toEqual([
    ['default', 2],
  ]);
  // Without the document in question the other one goes live.
  expect((await ravi.command('publish', 'landing/store-14052')).code).toBe(0);
});

it('--onto-live replaces what is live on purpose, and not what went live meanwhile', async () => {
  const asha = desk('asha');
  asha.write('landing/default.json', landing('of Asha'));
  await asha.command('publish');
  let meanwhile = async () => {};
  const send = fetchFrom(test.app);
  const ravi = desk('ravi', async (url, options) => {
    if (url.endsWith('/publish')) await meanwhile();
    return send(url, options);
  });
  ravi.write('landing/default.json', landing('of Ravi'));
  meanwhile = async () => void (await publishAs('mira', 'of Mira'));
  const late = await ravi.command('publish', '--onto-live');
  expect([late.code, late.text]).toEqual([2, expect.stringContaining('version 3 by mira')]);
  meanwhile = async () => {};
  expect(await ravi.command('publish', '--onto-live')).toMatchObject({
    code: 0,
    text: expect.stringContaining('It replaces version 3 by mira'),
  });
  expect(await liveText()).toContain('of Ravi');
});

it('a file of which nobody knows what it began from does not replace the work of an author', async () => {
  const asha = desk('asha');
  asha.write('landing/default.json', landing('of Asha'));
  expect((await asha.command('publish')).code).toBe(0);
  const ravi = desk('ravi');
  ravi.write('landing/default.json', landing('of Ravi'));
  const { code, text } = await ravi.command('publish');
  expect(code).toBe(2);
  expect(text).toContain('landing/default: which version your file began from is not known. Live is:');
  expect(text).toContain('version 2 by asha');
  expect(text).toContain('~ nodes[0].props.text: "of Asha" → "of Ravi"');
});

it('a file that replaces what the server published itself goes live, and a rollback to that by an author stands', async () => {
  const asha = desk('asha');
  asha.write('landing/default.json', landing('a mistake'));
  expect((await asha.command('publish')).code).toBe(0);
  expect((await asha.command('rollback', 'landing/default', '-m', 'wrong price')).code).toBe(0);
  const ravi = desk('ravi');
  ravi.write('landing/default.json', landing('of Ravi'));
  expect((await ravi.command('publish')).text).toContain('rolled back to version 1 by asha: wrong price');
  asha.write('landing/default.json', landing('mended'));
  expect((await asha.command('publish')).text).toContain('Live: landing/default, version 3');
});

it('a file that began from a version which this server never had replaces what that published itself, and nothing else', async () => {
  const asha = desk('asha');
  // The data of the server were removed, and it began anew.
  const before = {
    'http://localhost:3000': { 'landing/default': { version: 7, checksum: '0123456789abcdef' } },
  };
  asha.write('.began-from.json', before);
  asha.write('landing/default.json', landing('of Asha'));
  expect((await asha.command('publish')).text).toContain('Live: landing/default, version 2');

  asha.write('.began-from.json', before);
  asha.write('landing/default.json', landing('once more'));
  expect((await asha.command('publish')).text).toContain('which version your file began from is not known');
});

it('a rollback leaves a file that began from another version what it is: it does not replace the work of a colleague', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  await publishAs('ravi', 'of Ravi');
  await publishAs('mira', 'of Mira');
  const back = await asha.command('rollback', 'landing/default');
  expect([back.code, back.text]).toEqual([0, expect.stringContaining('publish will refuse it')]);
  expect(await liveText()).toContain('of Ravi');
  // What the file began from is live again, and nothing of a colleague is in between.
  expect((await asha.command('rollback', 'landing/default')).text).toContain(
    'The file here is the same as what is live now.',
  );
  await asha.command('rollback', 'landing/default', '--to', '2');
  asha.write('landing/default.json', landing('of Asha'));
  const { code, text } = await asha.command('publish');
  expect([code, text]).toEqual([2, expect.stringContaining('your file began from version 1. Since then:')]);
  expect(text).toContain('~ nodes[0].props.text: "base" → "of Ravi"');
  expect(await liveText()).toContain('of Ravi');
});

it('a rollback to a version that is named leaves a file what it is: an earlier version may hold the work of a colleague', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  await publishAs('ravi', 'of Ravi');
  await test.content.rollback({ kind: 'landing', slug: 'default' }, { author: 'mira' });
  asha.write('landing/default.json', landing('of Asha'));
  expect((await asha.command('publish')).code).toBe(0);
  const back = await asha.command('rollback', 'landing/default', '--to', '2');
  expect([back.code, back.text]).toEqual([0, expect.stringContaining('publish will refuse it')]);
  asha.write('landing/default.json', landing('mended by Asha'));
  const { code, text } = await asha.command('publish');
  expect([code, text]).toEqual([2, expect.stringContaining('your file began from version 3. Since then:')]);
  expect(await liveText()).toContain('of Ravi');
});

it('a rollback says what it took back, by whom and when, and that it is the work of somebody else', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  asha.write('landing/default.json', landing('a mistake'));
  await asha.command('publish');
  test.clock.forward(60_000);
  await publishAs('ravi', 'mended');
  const { code, text } = await asha.command('rollback', 'landing/default');
  expect(code).toBe(0);
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Live: landing/default, version 2, first published 2026-11-20T10:00:00.000Z.',
    'Taken back: version 3 by ravi, 2026-11-20T10:01:00.000Z.',
    '! It is the work of ravi, not yours. To make it live again: npm run content -- rollback landing/default --to 3',
  ]);
  const own = await asha.command('rollback', 'landing/default');
  expect(own.text).toContain('Taken back: version 2 by asha, 2026-11-20T10:00:00.000Z.\nThe file here');
});

it('a file that holds what was taken back keeps everything from being published that is sent with it, as the rollback says', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  asha.write('landing/default.json', landing('a mistake'));
  await asha.command('publish');
  expect((await asha.command('rollback', 'landing/default')).text).toContain(
    'The file here did not change. Correct it: while it holds what was taken back, publish refuses everything that is sent with it.',
  );
  const news = { document: 'info-page', title: 'News', heading: 'News', nodes: landing('News').nodes };
  asha.write('info-page/news.json', news);
  const refused = await asha.command('publish');
  expect([refused.code, refused.text]).toEqual([
    1,
    expect.stringContaining('Nothing was published: it would'),
  ]);
  expect(await test.content.listLive()).toHaveLength(1);
  asha.write('landing/default.json', landing('corrected'));
  // The page has no title of its own in the tags for search engines.
  const { text } = await asha.command('publish', '--with-warnings');
  expect(text).toContain('Live: info-page/news, version 1');
});

it('a rollback says of a file that was corrected before it, or that is not there, what publish does with it', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  asha.write('landing/default.json', landing('a mistake'));
  await asha.command('publish');
  asha.write('landing/default.json', landing('corrected'));
  asha.write('info-page/news.json', { document: 'info-page', title: 'News', nodes: [] });
  expect((await asha.command('rollback', 'landing/default')).text).toContain(
    'The file here did not change. It is none of the versions: to publish it, see what would change with diff first.',
  );
  asha.remove('info-page/news.json');
  expect((await asha.command('publish')).text).toContain('Live: landing/default, version 3');
  asha.write('landing/default.json', '{');
  expect((await asha.command('rollback', 'landing/default')).text).toContain(
    'The file here cannot be read. To see why: npm run content -- validate landing/default',
  );
  await publishAs('asha', 'from elsewhere');
  const ravi = desk('ravi');
  ravi.write('landing/default.json', landing('of Ravi'));
  expect((await ravi.command('rollback', 'landing/default')).text).toContain('publish will refuse it');
  await publishAs('asha', 'once more');
  asha.remove('landing/default.json');
  expect((await asha.command('rollback', 'landing/default')).text).toMatch(
    /There is no \S+landing\/default\.json here\./,
  );
});

it('a rollback says of a file that is an earlier version how that is made live', async () => {
  const asha = desk('asha');
  await asha.command('diff');
  for (const text of ['two', 'three', 'four']) {
    asha.write('landing/default.json', landing(text));
    await asha.command('publish');
  }
  asha.write('landing/default.json', landing('two'));
  expect((await asha.command('rollback', 'landing/default')).text).toContain(
    'It is version 2, which publish makes live with --onto-live only.',
  );
  expect((await asha.command('publish')).code).toBe(1);
  expect(await liveText()).toContain('three');
});

/** The reply to a call is lost once: it does not come, or ends in the middle. */
function losing(path: string, broken: () => never): Parameters<typeof desk>[1] {
  const send = fetchFrom(test.app);
  let isLost = false;
  return async (url, options) => {
    const reply = await send(url, options);
    if (isLost || !url.endsWith(path)) return reply;
    isLost = true;
    return path === '/rollback' ? broken() : { status: reply.status, text: async () => broken() };
  };
}
const broken = (code: string) => () => {
  throw Object.assign(new TypeError('fetch failed'), { cause: { code } });
};

it('a rollback whose reply is lost says that it may be done, and where to see that', async () => {
  await publishAs('asha', 'two');
  await publishAs('asha', 'three');
  const asha = desk('asha', losing('/rollback', broken('UND_ERR_SOCKET')));
  const { code, text } = await asha.command('rollback', 'landing/default');
  expect(code).toBe(2);
  expect(text).toMatch(
    /^The connection to http.* broke \(UND_ERR_SOCKET\), and it is not known whether this/,
  );
  expect(text).toContain('npm run content -- versions landing/default');
  expect((await asha.command('versions', 'landing/default')).text).toMatch(/\* 2 [^]*Rollbacks:[^]*asha/);
});

it('a publication whose reply is lost says so, and is the same when it is sent again', async () => {
  const asha = desk('asha', losing('/publish', broken('ECONNRESET')));
  await asha.command('diff');
  asha.write('landing/default.json', landing('two'));
  const lost = await asha.command('publish');
  expect(lost).toEqual({
    code: 2,
    text: expect.stringContaining('Run it again: what is live already stays as it is.'),
  });
  expect(await asha.command('publish')).toEqual({ code: 0, text: 'Live already: 1 document' });
  expect(await liveText()).toContain('two');
});

it('a rollback that reached no server says that none answers', async () => {
  const asha = desk('asha', losing('/rollback', broken('ECONNREFUSED')));
  await publishAs('asha', 'two');
  expect((await asha.command('rollback', 'landing/default')).text).toContain('No server answers');
});

it('a rollback takes back nothing that went live after it looked', async () => {
  await publishAs('asha', 'a mistake');
  const send = fetchFrom(test.app);
  const asha = desk('asha', async (url, options) => {
    if (url.endsWith('/rollback')) await publishAs('ravi', 'mended');
    return send(url, options);
  });
  const { code, text } = await asha.command('rollback', 'landing/default');
  expect([code, text.split('\n').slice(0, 2)]).toEqual([
    2,
    [
      'Nothing was rolled back: version 2 of landing/default is not live any more. Since then:',
      '  2026-11-20T10:00:00.000Z  version 3 by ravi',
    ],
  ]);
  expect(await liveText()).toContain('mended');
});

it('what a file began from is kept beside it, by server and document', async () => {
  const asha = desk('asha');
  asha.write('landing/default.json', landing('two'));
  await asha.command('publish');
  const kept = JSON.parse(asha.read('.began-from.json')) as unknown;
  expect(kept).toEqual({
    'http://localhost:3000': { 'landing/default': { version: 2, checksum: expect.any(String) } },
  });
  expect((await asha.command('validate')).text).toContain('1 document: no faults.');
  asha.write('.began-from.json', { broken: 1 });
  asha.write('landing/default.json', landing('three'));
  const { code, text } = await asha.command('publish');
  expect([code, text]).toEqual([2, expect.stringContaining('.began-from.json cannot be read.')]);
  expect(await liveText()).toContain('two');
});

it('diff says from which version a file began when another is live', async () => {
  const ravi = desk('ravi');
  await ravi.command('diff');
  const asha = desk('asha');
  asha.write('landing/default.json', landing('of Asha'));
  await asha.command('publish');
  ravi.write('landing/default.json', landing('of Ravi'));
  expect((await ravi.command('diff')).text).toContain(
    'landing/default (live: version 2 by asha, 2026-11-20T10:00:00.000Z; it began from version 1)',
  );
});

it('versions shows who published and rolled back, when and why', async () => {
  const asha = desk('asha');
  asha.write('landing/default.json', landing('two'));
  await asha.command('publish', '-m', 'Diwali hours');
  test.clock.forward(60_000);
  await desk('ravi').command('rollback', 'landing/default', '-m', 'not yet');
  const { text } = await asha.command('versions', 'landing/default');
  expect(text.split('\n')).toEqual([
    expect.stringMatching(/^ {2}2 {2}2026-11-20T10:00:00\.000Z {2}[0-9a-f]{16} {2}asha: Diwali hours$/),
    expect.stringMatching(/^\* 1 {2}2026-11-20T10:00:00\.000Z {2}[0-9a-f]{16} {2}seed {2}\(live\)$/),
    'Rollbacks:',
    '  2026-11-20T10:01:00.000Z  rolled back to version 1 by ravi: not yet',
  ]);
});

it('takes two tokens of one author, and no token of nobody', async () => {
  const second = 'another-token-of-asha';
  test = await createTestApp(db, {
    shop: false,
    documents: [],
    env: { AUTHOR_TOKENS: `asha:${tokens.asha},asha:${second},ravi:${tokens.ravi}` },
  });
  for (const [at, token] of [tokens.asha, second].entries()) {
    const made = createDesk({ token, fetch: fetchFrom(test.app) });
    made.write('landing/default.json', landing(String(at)));
    expect((await made.command('publish', '--onto-live')).code).toBe(0);
  }
  const names = (await test.content.listVersions({ kind: 'landing', slug: 'default' })).map(
    ({ author }) => author,
  );
  expect(names.slice(0, 2)).toEqual(['asha', 'asha']);
  const other = createDesk({ token: 'the-token-of-nobody', fetch: fetchFrom(test.app) });
  other.write('landing/default.json', landing('x'));
  expect(await other.command('publish')).toMatchObject({
    code: 2,
    text: expect.stringContaining('The author token is missing or wrong.'),
  });
});
