import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { HTTPMethods } from 'fastify';
import { expect, it, onTestFinished } from 'vitest';
import { openMemoryDatabase } from '../../testing/databases.ts';
import { authorToken, createTestApp } from '../../testing/test-app.ts';
import { run } from './run.ts';

const landing = (text: string) => ({
  document: 'landing',
  nodes: [{ id: 'a', type: 'notice', props: { text } }],
});

it('publish replaces nothing that a colleague published while it compared', async () => {
  const { db, close } = await openMemoryDatabase();
  const test = await createTestApp(db, { documents: [] });
  const folder = mkdtempSync(join(tmpdir(), 'content-'));
  onTestFinished(async () => {
    rmSync(folder, { recursive: true });
    await close();
  });
  const byColleague = async (text: string) => {
    await test.content.publish([{ kind: 'landing', slug: 'default', body: landing(text) }], 'colleague');
  };
  await byColleague('base');
  mkdirSync(join(folder, 'landing'));
  for (const slug of ['default', 'store-14052'])
    writeFileSync(join(folder, `landing/${slug}.json`), JSON.stringify(landing('mine')));

  const statuses: number[] = [];
  const printed: string[] = [];
  const print = (line: string) => void printed.push(line);
  const code = await run(['publish', '--content', folder], {
    env: { AUTHOR_TOKEN: authorToken },
    fetch: async (url, { method, headers, body }) => {
      if (url.endsWith('/publish')) await byColleague('of a colleague');
      const reply = await test.app.inject({
        method: method as HTTPMethods & 'GET',
        url: new URL(url).pathname,
        headers,
        ...(body !== undefined && { payload: body }),
      });
      statuses.push(reply.statusCode);
      return { status: reply.statusCode, text: async () => reply.body };
    },
    print,
    printError: print,
    now: test.clock.now,
  });

  expect([code, statuses.at(-1)]).toEqual([2, 409]);
  expect(printed.join('\n')).toMatch(
    /Nothing was published\. .*landing\/default version 2 \(published 2026.*npm run content -- diff$/,
  );
  expect((await test.content.listLive()).map(({ slug, version }) => [slug, version])).toEqual([
    ['default', 2],
  ]);
}, 60_000);
