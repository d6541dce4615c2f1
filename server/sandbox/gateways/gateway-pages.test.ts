import { sql } from 'kysely';
import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { createGateways } from '../../gateways/gateways.ts';
import { payuRequestHash } from '../../gateways/payu-hash.ts';
import { sandboxPayu } from '../../gateways/payu.ts';
import { readSettings, sandboxAuthorToken } from '../../settings.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { paymentsPagePath } from './payments-page.ts';
import { createGatewayBrowser, formIn, serverAt } from './testing/gateway-browser.ts';
import { setUpGateways } from './testing/set-up-gateways.ts';
import { upiAppPath } from './upi-app.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const here = { host: 'localhost:3000' };
const ownToken = 'a-token-of-the-operator';
const pan = '4000000000000028';

describeDatabases('the pages of the gateways of the sandbox', (open) => {
  it('PAY-25 keep nothing of a card but its last digits, and send none of it back', async () => {
    const db = await open();
    const { payment, gateway, browser } = setUpGateways(db);
    const started = await gateway('PAYU').start(payment({ kind: 'card', mode: 'CC' }));
    const card = { ccnum: pan, ccname: 'Asha Menon', ccexpmon: '12', ccexpyr: '2031', ccvv: '737' };
    const { html } = await browser.go(started, card);
    expect(html).toContain('card ending 0028');
    const { rows } = await sql<{
      text: string;
    }>`select row_to_json(p)::text as text from sandbox_payments p`.execute(db);
    for (const text of [html, ...rows.map((row) => row.text)]) {
      expect(text).not.toContain(pan);
      expect(text).not.toMatch(/ccv+|"737"/);
    }
    // The number says how it goes: the browser is on its way back at once.
    const back = formIn(html);
    expect(back?.times).toBe(1);
    expect(await gateway('PAYU').readReturn(back?.fields ?? {})).toMatchObject({ claims: 'failed' });
  });

  it('PAY-16 refuse a payment whose amount was changed on the way, or that another one had', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'bank', code: 'HDFB' });
    const started = await gateway('PAYU').start(asked);
    if (started.kind !== 'form') throw new Error('A bank is paid by a form.');
    const cheaper = { ...started.form.fields, amount: '1.00' };
    const form = (fields: Record<string, string>) => ({
      kind: 'form' as const,
      form: { ...started.form, fields },
    });
    expect((await browser.go(form(cheaper))).status).toBe(400);
    expect((await browser.go(started)).status).toBe(200);
    const signed = { ...cheaper, hash: payuRequestHash(cheaper, sandboxPayu) };
    expect((await browser.go(form(signed))).status).toBe(400);
    expect(await gateway('PAYU').status({ ref: asked.ref, now: 0 })).toEqual({ state: 'none' });
  });

  it('let a payment go one way only, and lead back from a page that is opened again', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'bank', code: 'HDFB' });
    const page = await browser.arrive(await gateway('PAYU').start(asked));
    await page.choose('decline');
    const second = await page.choose('success');
    expect(await gateway('PAYU').readReturn(second?.fields ?? {})).toMatchObject({ claims: 'failed' });
    expect(await gateway('PAYU').status({ ref: asked.ref, now: 0 })).toMatchObject({ state: 'failed' });
    const again = formIn((await browser.open('GET', `/sandbox/pay/payu/choose?ref=${asked.ref}`)).html);
    expect([again?.action, again?.times]).toEqual(['/payment-service/ve1/return/any', 0]);
  });

  it('lead back to this server alone, whatever the form named', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'bank', code: 'HDFB' }, { returnUrl: 'https://evil.example//there?a=1' });
    const back = await (await browser.arrive(await gateway('PAYU').start(asked))).choose('success');
    expect(back?.action).toBe('/there?a=1');
  });

  it('answer for no payment that nobody asked for', async () => {
    const { browser } = setUpGateways(await open());
    for (const path of ['/sandbox/pay/payu/choose?ref=x', `${upiAppPath}?ref=x`, `${upiAppPath}?link=x`])
      expect((await browser.open('GET', path)).status).toBe(404);
    expect(
      (await browser.open('POST', '/sandbox/pay/payu/choose?ref=x', { scenario: 'success' })).status,
    ).toBe(404);
  });

  it('PAY-09 the UPI app pays what was asked for by UPI, for the amount of its link', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const onPage = payment({ kind: 'bank', code: 'HDFB' });
    await browser.go(await gateway('PAYU').start(onPage));
    const link = (ref: string, am: string) =>
      `${upiAppPath}?link=${encodeURIComponent(`upi://pay?pa=shop@sbx&tr=${ref}&am=${am}`)}`;
    expect((await browser.open('GET', link(onPage.ref, '499.50'))).status).toBe(404);
    const inApp = payment({ kind: 'upi-intent' });
    await gateway('PAYU').start(inApp);
    expect((await browser.open('GET', link(inApp.ref, '1.00'))).status).toBe(404);
    expect((await browser.open('GET', link(inApp.ref, '499.50'))).html).toContain('Pay ₹499.50');
  });

  it('name on one page what to enter, and the payments that wait for an answer', async () => {
    const { payment, gateway, browser, clock } = setUpGateways(await open());
    expect((await browser.open('GET', paymentsPagePath)).html).toContain('None. Pay for an order');
    const collect = payment({ kind: 'upi-collect', vpa: 'asha@okbank' });
    await gateway('PAYU').start(collect);
    const { html } = await browser.open('GET', paymentsPagePath);
    for (const text of ['4000 0000 0000 0028', 'fail@sbx', '489871', 'UPI asha@okbank', collect.ref])
      expect(html).toContain(text);
    const [, path = ''] = /<li><a href="([^"]+)"/.exec(html) ?? [];
    const page = formIn((await browser.open('GET', path)).html);
    await browser.open('POST', page?.action ?? '', { scenario: 'success' });
    expect(await gateway('PAYU').status({ ref: collect.ref, now: 0 })).toMatchObject({ state: 'success' });
    expect((await browser.open('GET', paymentsPagePath)).html).toContain('None. Pay for an order');
    await gateway('PAYU').start(payment({ kind: 'upi-collect', vpa: 'asha@okbank' }));
    clock.forward(300_000);
    expect((await browser.open('GET', paymentsPagePath)).html).toContain('None. Pay for an order');
  });

  it('forget a payment after a month', async () => {
    const db = await open();
    const { payments, payment, gateway, clock } = setUpGateways(db);
    const asked = payment({ kind: 'upi-intent' });
    await gateway('PAYU').start(asked);
    clock.forward(29 * 24 * 3_600_000);
    await payments.removeExpired();
    expect(await payments.find('PAYU', asked.ref)).toBeDefined();
    // One of another gateway, with the same reference, is newer.
    await gateway('PAYTM_PG').start(asked);
    clock.forward(24 * 3_600_000);
    await payments.removeExpired();
    expect(await payments.find('PAYU', asked.ref)).toBeUndefined();
    expect(await payments.find('PAYTM_PG', asked.ref)).toBeDefined();
  });

  it('are as open as the text messages of the sandbox', async () => {
    const db = await open();
    const paths = [paymentsPagePath, upiAppPath, '/sandbox/pay/payu/choose?ref=x', '/sandbox/pay/send.js'];
    const statuses = async (
      test: Awaited<ReturnType<typeof createTestApp>>,
      headers: Record<string, string>,
    ) => Promise.all(paths.map(async (path) => (await test.get(path, headers)).statusCode));
    const basic = { authorization: `Basic ${Buffer.from(`:${ownToken}`).toString('base64')}` };

    const privately = await createTestApp(db, {
      shop: false,
      documents: [],
      authorToken: sandboxAuthorToken,
    });
    expect(await statuses(privately, here)).toEqual([200, 200, 404, 200]);
    expect(await statuses(privately, { host: 'order.example.in' })).toEqual([403, 403, 403, 403]);
    const openly = await createTestApp(db, { shop: false, documents: [], authorToken: ownToken });
    expect(await statuses(openly, here)).toEqual([401, 401, 401, 401]);
    expect(await statuses(openly, { host: '192.168.1.20:3000', ...basic })).toEqual([200, 200, 404, 200]);
    const browser = createGatewayBrowser(privately.app, { host: 'order.example.in' });
    expect((await browser.open('POST', '/sandbox/pay/payu/_payment', { txnid: 'x' })).status).toBe(403);

    const shop = { SANDBOX: 'off', SESSION_SECRET: 's'.repeat(32), AUTHOR_TOKEN: ownToken };
    const outside = await createTestApp(db, { shop: false, documents: [], authorToken: ownToken, env: shop });
    expect(await statuses(outside, { ...here, ...basic })).toEqual([404, 404, 404, 404]);
  });

  it('PAY-16 are on the pages of the app, through which a payment of the whole server goes, and say so in plain headers', async () => {
    const db = await open();
    const { app } = await createTestApp(db, { shop: false, documents: [], authorToken: ownToken });
    const { payment } = setUpGateways(db);
    const headers = { authorization: `Basic ${Buffer.from(`:${ownToken}`).toString('base64')}` };
    const browser = createGatewayBrowser(app, headers);
    const elsewhere = createGateways({
      settings: readSettings({}),
      fetch: () => Promise.reject(new Error('not asked')),
      randomBytes,
    });
    const started = await elsewhere.get('PAYU')?.start(payment({ kind: 'bank', code: 'HDFB' }));
    if (!started) throw new Error('The sandbox has no PayU.');
    const page = await browser.arrive(started);
    expect(page.html).toContain('Pay ₹499.50');
    const action = formIn(page.html)?.action ?? '';
    const reply = await app.inject({ method: 'GET', url: action, headers });
    expect(reply.headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-store',
      'x-frame-options': 'SAMEORIGIN',
      'content-security-policy': expect.stringMatching(/script-src 'self';.*form-action 'self';/),
    });
    expect(await page.choose('called-twice')).toMatchObject({ times: 2 });

    // The same by the network.
    await app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = app.server.address() as AddressInfo;
    const remote = createGatewayBrowser(serverAt(`http://127.0.0.1:${port}`), headers);
    const again = await elsewhere.get('PAYU')?.start(payment({ kind: 'bank', code: 'HDFB' }));
    expect((await remote.arrive(again ?? started)).html).toContain('Pay ₹499.50');
    await app.close();
  });
});
