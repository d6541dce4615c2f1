import { afterAll, beforeAll, expect, it } from 'vitest';
import { postEvents } from '#schemas/api/config.ts';
import { routePath } from '../http/call-schema.ts';
import { sandboxAuthorToken } from '../settings.ts';
import { openMemoryDatabase } from '../testing/databases.ts';
import { createTestApp, type TestApp } from '../testing/test-app.ts';

const here = { host: 'localhost:3000' };
const page = '/sandbox/events';

let test: TestApp;
let close: () => Promise<void>;
beforeAll(async () => {
  const opened = await openMemoryDatabase();
  close = opened.close;
  test = await createTestApp(opened.db, { authorToken: sandboxAuthorToken });
}, 60_000);
afterAll(() => close());

const send = (events: readonly object[]) =>
  test.ask({
    method: 'POST',
    url: routePath(postEvents),
    payload: { clientId: '1.45', events },
  });

it('ANA-01 the sandbox shows each event that came, once, and says which are not those of the list', async () => {
  expect((await test.get(page, here)).body).toContain('No events yet');
  const view = {
    id: 'e1',
    name: 'page_view',
    at: 1000,
    properties: { channel: 'PWA', screen_name: '<Menu> Screen' },
  };
  expect((await send([view])).json().data).toEqual({ accepted: 1 });
  // The browser did not get the answer, and sends it again.
  await send([view]);
  expect((await test.get(page, here)).body).toContain('All of them are on the list.');
  await send([
    { id: 'e2', name: 'teleport', at: 2000, properties: { channel: 'PWA' } },
    { id: 'e3', name: 'logout', at: 3000, properties: { channel: 'PWA', mobile: '9876543210' } },
  ]);
  const { body, headers } = await test.get(page, here);
  expect(body).toContain('3 events, the newest first. 1 of them are not as the list says.');
  expect(body).toContain('unknown event');
  expect(body).toContain('&#60;Menu&#62; Screen');
  expect(body).not.toContain('9876543210');
  expect(headers['cache-control']).toBe('no-store');
  const asked = await test.get(page, { ...here, accept: 'application/json' });
  expect(asked.json().map(({ id }: { id: string }) => id)).toEqual(['e3', 'e2', 'e1']);
});

it('shows them on this machine alone', async () => {
  expect((await test.get(page, { host: 'shop.example.in' })).statusCode).toBe(403);
});
