import { type AddressInfo, connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { setUpLogin } from '../login/testing/set-up-login.ts';
import { readSettings, sandboxAuthorToken } from '../settings.ts';
import { describeDatabases } from '../testing/databases.ts';
import { outboxPage } from './outbox-page.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const page = '/sandbox/sms';
const mobile = '9876543210';
const ownToken = 'a-token-of-the-operator';
const basic = (password: string) => ({
  authorization: `Basic ${Buffer.from(`:${password}`).toString('base64')}`,
});

describeDatabases('the text messages of the sandbox', (open) => {
  const privately = async () => setUpLogin(await open(), { authorToken: sandboxAuthorToken });
  const openly = async () => setUpLogin(await open(), { authorToken: ownToken });
  const here = { host: 'localhost:3000' };

  it('SES-08 are on a page, the newest first, for a quarter of an hour', async () => {
    const { get, visitor, codeOf, clock } = await privately();
    expect((await get(page, here)).body).toContain('No messages yet');
    const guest = await visitor();
    await guest.send(mobile);
    await guest.send('9812345678');
    const reply = await get(page, here);
    expect(reply.statusCode).toBe(200);
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'content-security-policy': expect.stringContaining("frame-ancestors 'none'"),
    });
    expect(reply.body).toMatch(/<meta http-equiv="refresh" content="\d+">/);
    expect(reply.body).toContain(await codeOf(mobile));
    expect(reply.body.indexOf('9812345678')).toBeLessThan(reply.body.indexOf(mobile));
    clock.forward(15 * 60_000);
    expect((await get(page, here)).body).toContain('No messages yet');
  });

  it('are read where the published author token works: on this machine, not through a proxy or by another name', async () => {
    const { get, visitor, codeOf, app } = await privately();
    await (await visitor()).send(mobile);
    const code = await codeOf(mobile);
    const asked: [number, Record<string, string>][] = [
      [200, { host: '127.0.0.1:3000' }],
      [200, { host: '[::1]:3000', 'sec-fetch-site': 'same-origin' }],
      [
        200,
        { ...here, 'sec-fetch-site': 'none', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' },
      ],
      // A link on a page elsewhere.
      [
        200,
        {
          ...here,
          'sec-fetch-site': 'cross-site',
          'sec-fetch-mode': 'navigate',
          'sec-fetch-dest': 'document',
        },
      ],
      // That page itself, and a frame in it.
      [
        403,
        { ...here, 'sec-fetch-site': 'cross-site', 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'script' },
      ],
      [
        403,
        { ...here, 'sec-fetch-site': 'same-site', 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' },
      ],
      [403, { host: 'order.example.in' }],
      [403, { host: 'localhost.example.in' }],
      [403, { ...here, 'x-forwarded-for': '203.0.113.1' }],
      [403, { ...here, via: '1.1 proxy' }],
      // The token is public, so it opens nothing.
      [403, { host: '192.168.1.20:3000', ...basic(sandboxAuthorToken) }],
    ];
    for (const [status, headers] of asked) {
      const reply = await get(page, headers);
      expect([headers, reply.statusCode, reply.body.includes(code)]).toEqual([
        headers,
        status,
        status === 200,
      ]);
    }
    await app.listen({ host: '127.0.0.1', port: 0 });
    const socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
    socket.end(`GET ${page} HTTP/1.0\r\nhost: localhost\r\nconnection: close\r\n\r\n`);
    expect(await text(socket)).toMatch(/^HTTP\/1\.1 403 /);
    await app.close();
  });

  it('need the author token where others reach the sandbox, and after some wrong ones the right one is refused too', async () => {
    const { get, ask, visitor, codeOf } = await openly();
    await (await visitor()).send(mobile);
    for (const headers of [here, { ...here, ...basic('wrong') }, { ...here, authorization: 'Basic ///' }]) {
      const reply = await get(page, headers);
      expect(reply.statusCode).toBe(401);
      expect(reply.headers['www-authenticate']).toContain('Basic realm=');
      expect(reply.body).not.toContain(await codeOf(mobile));
    }
    expect((await get(page, { host: '192.168.1.20:3000', ...basic(ownToken) })).body).toContain(
      await codeOf(mobile),
    );
    const from = async (remoteAddress: string, password: string) =>
      (await ask({ method: 'GET', url: page, headers: basic(password), remoteAddress })).statusCode;
    for (let guess = 0; guess < 10; guess += 1) expect(await from('203.0.113.9', `guess ${guess}`)).toBe(401);
    expect([await from('203.0.113.9', ownToken), await from('203.0.113.8', ownToken)]).toEqual([429, 200]);
  });

  it('do not exist outside the sandbox, where without a provider nobody can log in', async () => {
    const shop = { SANDBOX: 'off', SESSION_SECRET: 's'.repeat(32), AUTHOR_TOKEN: ownToken };
    expect(readSettings(shop).SANDBOX).toBe(false);
    const { get, visitor, db } = await setUpLogin(await open(), { env: shop, authorToken: ownToken });
    expect((await get(page, { ...here, ...basic(ownToken) })).statusCode).toBe(404);
    const guest = await visitor();
    for (const refused of [await guest.send(mobile), await guest.resend(mobile)])
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([424, 'LOGIN_OFF']);
    expect(await db.selectFrom('sms_outbox').selectAll().execute()).toEqual([]);
  });

  it('SES-08 are sent by the provider of a shop; when that fails the customer may ask again at once', async () => {
    const answers = [500, 500, 200];
    const sent: string[] = [];
    const fetching = vi.spyOn(globalThis, 'fetch').mockImplementation(async (_, init) => {
      sent.push(String(init?.body));
      return new Response('{}', { status: answers[sent.length - 1] ?? 200 });
    });
    try {
      const logged: string[] = [];
      const { visitor, db } = await setUpLogin(await open(), {
        env: {
          SANDBOX: 'off',
          SESSION_SECRET: 's'.repeat(32),
          AUTHOR_TOKEN: ownToken,
          SMS_URL: 'https://sms.example.in/messages',
          SMS_KEY: 'the-key-of-the-test',
          SMS_ENTITY_ID: '1101234567890123456',
          SMS_HEADER: 'MYSHOP',
          SMS_LOGIN_TEMPLATE: '1107123456789012345',
          SMS_LOGIN_TEXT: 'Code {code}',
        },
        authorToken: ownToken,
        logged,
      });
      const guest = await visitor();
      const refused = await guest.send(mobile);
      expect([refused.statusCode, refused.json().errors[0].code]).toEqual([424, 'SMS_NOT_SENT']);
      expect((await guest.resend(mobile)).statusCode).toBe(200);
      const code = /#(\d{6})/.exec(sent.at(-1) ?? '')?.[1] ?? '';
      expect(sent[0]).toContain(code);
      expect((await guest.enter(mobile, code)).statusCode).toBe(200);
      expect(logged.join('')).toContain('a login code was not sent');
      expect(logged.join('')).not.toMatch(new RegExp(`${code}|${mobile}|the-key-of-the-test`));
      expect(await db.selectFrom('sms_outbox').selectAll().execute()).toEqual([]);
    } finally {
      fetching.mockRestore();
    }
  });
});

it('shows what a message says as text', () => {
  const message = { mobile, body: '<script>alert(1)</script>', sentAt: new Date(0) };
  const { html } = outboxPage([message], false);
  expect(html).not.toContain('<script');
  expect(html).toContain('&#60;script&#62;');
});
