import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { decodeJwt } from 'jose';
import { expect, it, vi } from 'vitest';
import { readFromBilldesk, signForBilldesk } from '../../gateways/billdesk-jws.ts';
import { sandboxBilldesk } from '../../gateways/billdesk.ts';
import type { StartedPayment } from '../../gateways/gateway.ts';
import { sandboxGlobalpay } from '../../gateways/globalpay.ts';
import { gpSecret } from '../../gateways/gp-api.ts';
import { hppRequestHash } from '../../gateways/hpp-hash.ts';
import { sandboxSslcommerz } from '../../gateways/sslcommerz.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { paymentsPagePath } from './payments-page.ts';
import { formIn } from './testing/gateway-browser.ts';
import { setUpGateways } from './testing/set-up-gateways.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const pan = '4000000000000028';
const card = { number: '4000 0000 0000 0028', name: 'Asha Menon', expiry: '12/31', cvv: '737' };

function formOf(started: StartedPayment) {
  if (started.kind !== 'form') throw new Error('This payment begins with a form.');
  return started.form;
}

describeDatabases('what the gateways of the sandbox ask for on their pages', (open) => {
  it('PAY-08 BillDesk asks for the bank, and has the one that was chosen in the shop, also one that it does not know', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const adapter = gateway('BILLDESK');
    const page = async (code: string) => browser.arrive(await adapter.start(payment({ kind: 'bank', code })));
    const { html } = await page('ICI');
    expect(html).toMatch(/<legend>Popular Banks<\/legend>.*<legend>Other Banks<\/legend>/s);
    expect([...html.matchAll(/value="(\w+)" required checked/g)].map(([, code]) => code)).toEqual(['ICI']);
    expect((await page('HDFB')).html).toMatch(/<legend>Your bank<\/legend>.*value="HDFB" required checked/s);
  });

  it('PAY-08 the bank that was chosen last on the page is the one that pays', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'bank', code: 'ICI' });
    const { html } = await browser.arrive(await gateway('BILLDESK').start(asked));
    const action = formIn(html)?.action ?? '';
    const end = await browser.open('POST', action, { bank: 'SBI', scenario: 'success' });
    expect(end.html).toContain('Net banking State Bank of India');
    const token = formIn(end.html)?.fields.transaction_response ?? '';
    expect(decodeJwt(token)).toMatchObject({ bankid: 'SBI', payment_method_type: 'netbanking' });
  });

  it('PAY-25 the card is asked for on the page of the gateway, which keeps its last digits alone', async () => {
    const db = await open();
    for (const kind of ['GLOBALPAY', 'BILLDESK'] as const) {
      const { payment, gateway, browser } = setUpGateways(db);
      const asked = payment({ kind: 'card', mode: 'CC' });
      const { html } = await browser.arrive(await gateway(kind).start(asked));
      expect(html).toContain('autocomplete="cc-number"');
      // Who goes back without paying need not fill it in.
      expect(html).toContain('value="cancel" formnovalidate');
      expect(html).not.toContain('value="success" formnovalidate');
      const end = await browser.open('POST', formIn(html)?.action ?? '', { ...card, scenario: 'success' });
      expect(end.html).toContain('card ending 0028');
      // The number says how it goes.
      expect(await gateway(kind).status({ ref: asked.ref, now: 0 })).toMatchObject({ state: 'failed' });
      const { rows } = await sql<{
        text: string;
      }>`select row_to_json(p)::text as text from sandbox_payments p`.execute(db);
      for (const text of [end.html, ...rows.map((row) => row.text)]) {
        expect(text.replaceAll(' ', '')).not.toContain(pan);
        // By itself: references of the gateway are random, and some hold these digits.
        expect(text).not.toMatch(/cvv|(?<!\d)737(?!\d)/);
      }
    }
  });

  it('a button that lets something else happen does so, whatever the card', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'card', mode: 'CC' });
    const { html } = await browser.arrive(await gateway('GLOBALPAY').start(asked));
    await browser.open('POST', formIn(html)?.action ?? '', { ...card, scenario: 'pending-for-ever' });
    expect(await gateway('GLOBALPAY').status({ ref: asked.ref, now: 0 })).toMatchObject({ state: 'pending' });
  });

  it('PAY-16 they refuse what was changed on the way, or is of nobody', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    const asked = payment({ kind: 'card', mode: 'CC' });
    const send = async (url: string, fields: Record<string, string>) =>
      (await browser.open('POST', url, fields)).status;
    const hosted = formOf(await gateway('GLOBALPAY').start(asked));
    const cheaper = { ...hosted.fields, AMOUNT: '100' };
    expect(await send(hosted.url, cheaper)).toBe(400);
    expect(await send(hosted.url, hosted.fields)).toBe(200);
    const signed = { ...cheaper, SHA1HASH: hppRequestHash(cheaper, sandboxGlobalpay.secret) };
    expect(await send(hosted.url, signed)).toBe(400);
    expect(await send(hosted.url, { ...hosted.fields, MERCHANT_ID: 'other' })).toBe(400);
    const order = formOf(await gateway('BILLDESK').start(asked));
    expect(await send(order.url, { ...order.fields, rdata: 'guessed' })).toBe(400);
    expect(await send(order.url, { ...order.fields, bdorderid: 'OA1' })).toBe(400);
    expect(await send(order.url, order.fields)).toBe(200);
    const session = `${sandboxSslcommerz.base}/gwprocess/v4/gw.php?SESSIONKEY=`;
    for (const key of ['', 'guessed']) expect((await browser.open('GET', session + key)).status).toBe(400);
  });

  it('PAY-16 all six stand on the page that says what to enter', async () => {
    const { browser } = setUpGateways(await open());
    const { html } = await browser.open('GET', paymentsPagePath);
    for (const name of ['PayU', 'Paytm', 'Paytm wallet', 'BillDesk', 'Global Payments', 'SSLCOMMERZ'])
      expect(html).toContain(`<th scope="row">${name}</th>`);
  });

  it('PAY-16 a payment is begun again under its reference, and not with another amount', async () => {
    const { payment, gateway, browser } = setUpGateways(await open());
    for (const kind of ['BILLDESK', 'GLOBALPAY', 'SSLCOMMERZ'] as const) {
      const asked = payment({ kind: 'card', mode: 'CC' });
      await browser.arrive(await gateway(kind).start(asked));
      await browser.arrive(await gateway(kind).start(asked));
      const other = await gateway(kind).start({ ...asked, amount: asked.amount + 1 });
      if (other.kind === 'form') expect((await browser.go(other)).status).toBe(400);
      else expect(other).toMatchObject({ kind: 'refused' });
    }
  });
});

describeDatabases('what the gateways of the sandbox want of the server', (open) => {
  it('PAY-16 BillDesk wants its signature, the time, and an id that no call had in a day', async () => {
    const { clock, fetch } = setUpGateways(await open());
    const ask = async (headers: Record<string, string>, account = sandboxBilldesk) => {
      const body = await signForBilldesk({ mercid: account.mercid, orderid: 'T1' }, account);
      const reply = await fetch(`${sandboxBilldesk.base}/transactions/get`, {
        method: 'POST',
        headers,
        body,
      });
      expect(await readFromBilldesk(await reply.text(), sandboxBilldesk)).toBeDefined();
      return reply.status;
    };
    const headers = { 'bd-traceid': 'TRACE1', 'bd-timestamp': '20261120161530' };
    expect(await ask(headers)).toBe(404);
    expect(await ask(headers)).toBe(409);
    clock.forward(24 * 3_600_000);
    expect(await ask(headers)).toBe(404);
    expect(await ask({ ...headers, 'bd-traceid': '' })).toBe(409);
    expect(await ask({ ...headers, 'bd-traceid': 'TRACE2', 'bd-timestamp': 'now' })).toBe(409);
    const others = { ...headers, 'bd-traceid': 'TRACE3' };
    expect(await ask(others, { ...sandboxBilldesk, secret: 'x'.repeat(32) })).toBe(401);
    expect(await ask(others, { ...sandboxBilldesk, mercid: 'OTHER' })).toBe(401);
  });

  it('PAY-16 Global Payments wants a token for the key, which ends after a day', async () => {
    const { clock, fetch } = setUpGateways(await open());
    const { api, appId, appKey } = sandboxGlobalpay;
    const nonce = randomBytes(16).toString('hex');
    const signIn = (change: object) =>
      fetch(`${api}/accesstoken`, {
        method: 'POST',
        body: JSON.stringify({ app_id: appId, nonce, secret: gpSecret(nonce, appKey), ...change }),
      });
    const ask = async (headers: Record<string, string>) =>
      (await fetch(`${api}/transactions?reference=T1`, { method: 'GET', headers })).status;
    expect((await signIn({ secret: gpSecret('another', appKey) })).status).toBe(403);
    expect((await signIn({ app_id: 'other' })).status).toBe(403);
    const { token } = (await (await signIn({})).json()) as { token: string };
    const headers = { authorization: `Bearer ${token}`, 'x-gp-version': '2021-03-22' };
    expect(await ask(headers)).toBe(200);
    expect(await ask({ authorization: headers.authorization })).toBe(400);
    expect(await ask({ ...headers, authorization: 'Bearer guessed' })).toBe(401);
    clock.forward(24 * 3_600_000);
    expect(await ask(headers)).toBe(401);
  });

  it('PAY-16 SSLCOMMERZ wants the password of the store, and an amount that it takes', async () => {
    const { payment, gateway, fetch } = setUpGateways(await open());
    const { base } = sandboxSslcommerz;
    const locked = await fetch(`${base}/validator/api/validationserverAPI.php?val_id=1&store_id=x`, {
      method: 'GET',
    });
    expect(await locked.json()).toEqual({ APIConnect: 'INVALID_REQUEST' });
    const start = (amount: number) => gateway('SSLCOMMERZ').start(payment({ kind: 'wallet' }, { amount }));
    expect(await start(714)).toMatchObject({ kind: 'refused' });
    expect(await start(715)).toMatchObject({ kind: 'redirect' });
    expect(await start(35_714_287)).toMatchObject({ kind: 'refused' });
  });
});
