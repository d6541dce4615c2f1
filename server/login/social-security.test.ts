import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, it, vi } from 'vitest';
import { sandboxAuthorToken } from '../settings.ts';
import { describeDatabases } from '../testing/databases.ts';
import { asha, setUpSocial, source } from './testing/set-up-social.ts';

// PostgreSQL and a busy machine need longer than vitest allows by itself.
vi.setConfig({ testTimeout: 30_000 });

const mobile = '9876543210';
const exchange = '/loginhandler/socialtoken';
const here = { host: 'localhost:3000' };

describeDatabases('attacks on the login with an account', (open) => {
  it('SES-12 exchanges no code with another nonce, another verifier, another issuer, or a second time', async () => {
    const { visitor, goToProvider } = await setUpSocial(await open());
    const guest = await visitor();
    const said = async (change: object, body?: object) => {
      const reply = await guest.call('POST', exchange, {
        ...(body ?? (await goToProvider(guest, asha))),
        ...change,
      });
      return reply.statusCode === 200 ? 'taken' : reply.json().errors[0].code;
    };
    expect(await said({ nonce: 'another' })).toBe('SOCIAL_REFUSED');
    expect(await said({ verifier: 'v'.repeat(43) })).toBe('SOCIAL_REFUSED');
    expect(await said({ iss: 'https://elsewhere.example' })).toBe('SOCIAL_REFUSED');
    expect(await said({ code: 'made-up' })).toBe('SOCIAL_REFUSED');
    const good = await goToProvider(guest, asha);
    expect([await said({}, good), await said({}, good)]).toEqual(['taken', 'SOCIAL_REFUSED']);
  });

  it('SES-12 exchanges no code for another address than the one that it was made for', async () => {
    const { visitor, goToProvider, ask } = await setUpSocial(await open());
    const guest = await visitor();
    const reply = await ask({
      method: 'POST',
      url: exchange,
      headers: { ...guest.headers, host: 'elsewhere.example' },
      payload: await goToProvider(guest, asha),
    });
    expect(reply.json().errors[0].code).toBe('SOCIAL_REFUSED');
  });

  it('API-009 API-011 API-007 takes no token for another provider, with another email address, or without one', async () => {
    const { visitor, arrive, as } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    for (const body of [
      { source: 'Apple', token },
      { source, token: 'x'.repeat(43) },
      { source, token, email: 'other@example.com' },
    ]) {
      const reply = await guest.call('POST', '/loginhandler/searchuser', body);
      expect([body, reply.statusCode >= 400 && reply.json().errors[0].code]).toEqual([
        body,
        body.source === source ? 'SOCIAL_AGAIN' : 'SOCIAL_OFF',
      ]);
    }
    expect((await guest.call('POST', '/loginhandler/sociallogin', { source })).statusCode).toBe(400);
    expect((await as(guest).enter(mobile, '123456')).json().errors[0].code).toBe('CODE_EXPIRED');
  });

  it('SES-14 links no account by a code that somebody else asked for', async () => {
    const { visitor, arrive, as, codeOf, db } = await setUpSocial(await open());
    const [victim, thief] = [await visitor(), await visitor()];
    await victim.send(mobile);
    await arrive(thief);
    const reply = await as(thief).enter(mobile, await codeOf(mobile));
    expect(reply.json().errors[0].code).toBe('SOCIAL_AGAIN');
    expect(await db.selectFrom('social_identities').selectAll().execute()).toEqual([]);
    // The code is still the victim's.
    expect((await victim.enter(mobile, await codeOf(mobile))).statusCode).toBe(200);
  });

  it('SES-14 checks five guesses of the code of a sign-up', async () => {
    const { visitor, arrive, as, codeOf } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    const code = await codeOf(mobile);
    for (let time = 0; time < 5; time += 1)
      await as(guest).enter(mobile, code === '000000' ? '000001' : '000000');
    expect((await as(guest).enter(mobile, code)).json().errors[0].code).toBe('TOO_MANY_TRIES');
  });

  it('SES-14 sends codes of sign-ups within the same limits as those of logins', async () => {
    const { visitor, arrive, as, clock, messages } = await setUpSocial(await open());
    const guest = await visitor();
    const { token } = await arrive(guest);
    const form = { mobile, firstName: 'Asha', email: 'asha@home.example' };
    for (let time = 0; time < 6; time += 1) {
      await (time % 2 === 0 ? as(guest).announce(token, form) : guest.resend(mobile));
      clock.forward(45_000);
    }
    expect((await as(guest).announce(token, form)).statusCode).toBe(429);
    expect(await messages()).toHaveLength(6);
  });

  it('SES-12 writes no code, token, secret or address of a person into a log line, and keeps no token', async () => {
    const logged: string[] = [];
    const { visitor, goToProvider, as, codeOf, db, get } = await setUpSocial(await open(), {
      env: { LOG_LEVEL: 'debug' },
      logged,
    });
    const guest = await visitor();
    const refused = { ...(await goToProvider(guest, asha)), nonce: 'another' };
    await guest.call('POST', exchange, refused);
    const good = await goToProvider(guest, asha);
    const { token, email } = (await guest.call('POST', exchange, good)).json().data;
    await as(guest).search(token, { email });
    await as(guest).announce(token, { mobile, firstName: 'Asha', email: 'asha@home.example' });
    const code = await codeOf(mobile);
    await as(guest).enter(mobile, code);
    await get(`/socialSignin?code=${good.code}&state=the-state-of-the-test`);
    const text = logged.join('');
    expect(text).toContain('a provider of logins failed');
    const secrets = [
      refused.code,
      good.code,
      good.verifier,
      good.nonce,
      token,
      email,
      'asha@home.example',
      mobile,
    ];
    for (const secret of [...secrets, code, 'the-state-of-the-test']) expect(text).not.toContain(secret);
    const rows = await db.selectFrom('social_arrivals').selectAll().execute();
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  it('ROL-01 lets nobody make these calls without a session', async () => {
    const { ask } = await setUpSocial(await open());
    for (const call of [
      'socialstart',
      'socialtoken',
      'searchuser',
      'prelogin',
      'sociallogin',
      'socialvalidatecode',
    ]) {
      const reply = await ask({ method: 'POST', url: `/loginhandler/${call}`, payload: { source } });
      expect([call, reply.statusCode]).toEqual([call, 401]);
    }
  });

  it('SES-12 the page on which one says who one is, is as open as the text messages are', async () => {
    const privately = await setUpSocial(await open(), { authorToken: sandboxAuthorToken });
    const { address } = await privately.start(await privately.visitor());
    const own = address.replace(
      encodeURIComponent('http://localhost/'),
      encodeURIComponent('http://localhost:3000/'),
    );
    expect((await privately.page(own, here)).statusCode).toBe(200);
    expect((await privately.page(own, { ...here, via: '1.1 proxy' })).statusCode).toBe(403);
    expect((await privately.choose(own, asha, { ...here, 'sec-fetch-site': 'cross-site' })).statusCode).toBe(
      403,
    );

    const openly = await setUpSocial(await open());
    const wanted = (await openly.start(await openly.visitor())).address;
    for (const refused of [await openly.page(wanted, {}), await openly.choose(wanted, asha, {})]) {
      expect(refused.statusCode).toBe(401);
      expect(refused.headers['www-authenticate']).toContain('Basic realm=');
      expect(refused.headers).not.toHaveProperty('location');
    }
    expect((await openly.page(wanted)).headers['content-security-policy']).toContain("form-action 'self'");
  });

  it('SES-12 the provider leads to no other address than the sign-in of this site, and says why somebody comes back', async () => {
    const { visitor, start, page, choose, returned } = await setUpSocial(await open());
    const { address, state } = await start(await visitor());
    const elsewhere = address.replace(
      encodeURIComponent('http://localhost/'),
      encodeURIComponent('https://evil.example/'),
    );
    const plain = address.replace('code_challenge_method=S256', 'code_challenge_method=plain');
    for (const wrong of [elsewhere, plain, '/sandbox/identity/authorize']) {
      expect((await page(wrong)).statusCode).toBe(400);
      expect((await choose(wrong, asha)).statusCode).toBe(400);
    }
    const back = returned(await choose(address, { cancel: 'yes' }));
    expect([back.get('error'), back.get('state'), back.has('code')]).toEqual(['access_denied', state, false]);
  });

  it('shows what is typed as text, and makes one account of one email address', async () => {
    const { visitor, arrive, page, start, signUp, as } = await setUpSocial(await open());
    const { address } = await start(await visitor());
    expect((await page(`${address}&x="><script>`)).body).not.toContain('<script>');
    await signUp(await visitor(), mobile, { name: 'Zoya Khan', email: 'Zoya@Example.com' });
    const guest = await visitor();
    const { token, firstName } = await arrive(guest, { name: 'Zoya', email: 'zoya@example.com' });
    expect(firstName).toBe('Zoya');
    expect((await as(guest).logIn(token)).statusCode).toBe(200);
  });
});

const shop = {
  SANDBOX: 'off',
  SESSION_SECRET: 's'.repeat(32),
  AUTHOR_TOKEN: 'a-token-of-the-operator',
  PUBLIC_ORIGIN: 'https://order.example.in',
};

describeDatabases('the provider of a shop', (open) => {
  it('SES-12 without one the app is told of none, and no login with an account begins', async () => {
    const { get, visitor } = await setUpSocial(await open(), { env: shop });
    expect((await get('/loginhandler/loginways')).json().data).toEqual({
      social: [],
      password: false,
      partners: [],
    });
    const guest = await visitor();
    const refused = await guest.call('POST', '/loginhandler/socialstart', { source });
    expect([refused.statusCode, refused.json().errors[0].code]).toEqual([424, 'SOCIAL_OFF']);
    expect((await get('/sandbox/identity/authorize')).statusCode).toBe(404);
  });

  it('SES-12 says so when it cannot be reached, is asked anew, and is led to with the address of the shop', async () => {
    let isDown = true;
    const server = createServer((request, reply) => {
      const { port } = server.address() as AddressInfo;
      const issuer = `http://127.0.0.1:${port}`;
      if (isDown || !request.url?.endsWith('openid-configuration')) return void reply.writeHead(503).end();
      reply.writeHead(200, { 'content-type': 'application/json' }).end(
        JSON.stringify({
          issuer,
          authorization_endpoint: `${issuer}/authorize`,
          token_endpoint: `${issuer}/token`,
          jwks_uri: `${issuer}/keys`,
        }),
      );
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    try {
      const { port } = server.address() as AddressInfo;
      const logged: string[] = [];
      const { get, visitor } = await setUpSocial(await open(), {
        logged,
        env: {
          ...shop,
          SOCIAL_ISSUER: `http://127.0.0.1:${port}`,
          SOCIAL_CLIENT_ID: 'the-shop',
          SOCIAL_CLIENT_SECRET: 'the-secret-of-the-shop',
          SOCIAL_NAME: 'Acme',
        },
      });
      expect((await get('/loginhandler/loginways')).json().data.social).toEqual([{ source, name: 'Acme' }]);
      const guest = await visitor();
      const begin = () => guest.call('POST', '/loginhandler/socialstart', { source });
      const failed = await begin();
      expect([failed.statusCode, failed.json().errors[0]]).toEqual([
        424,
        {
          code: 'SOCIAL_UNREACHABLE',
          displayMsg: 'We cannot reach Acme at the moment. Try again in a minute, or log in with a code.',
        },
      ]);
      isDown = false;
      const { address, nonce, verifier } = (await begin()).json().data;
      const { origin, searchParams } = new URL(address);
      expect([origin, searchParams.get('client_id'), searchParams.get('redirect_uri')]).toEqual([
        `http://127.0.0.1:${port}`,
        'the-shop',
        'https://order.example.in/socialSignin',
      ]);
      const down = await guest.call('POST', exchange, { source, code: 'the-code', nonce, verifier });
      expect(down.json().errors[0].code).toBe('SOCIAL_UNREACHABLE');
      expect(logged.join('')).not.toMatch(/the-secret-of-the-shop|the-code/);
    } finally {
      server.close();
      server.closeAllConnections();
    }
  });
});
