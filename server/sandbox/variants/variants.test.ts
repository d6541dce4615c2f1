import { expect, it } from 'vitest';
import { experimentNames } from '#schemas/documents/experiment-names.ts';
import { sandboxAuthorToken } from '../../settings.ts';
import { describeDatabases } from '../../testing/databases.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { readForced, writeForced } from './forced-variants.ts';

const page = '/sandbox/variants';
const here = { host: 'localhost:3000' };
const config = '/api/ve1/pwa-config';

it('reads names and variants that there are, and leaves out others', () => {
  const read = readForced(
    'menuSorting=A&menuHeader=blue&price=1&menuOrder=reversed&upi_intentflow_ab=not+eligible',
  );
  expect(read).toEqual({
    experiments: { menuSorting: 'A', upi_intentflow_ab: 'not eligible' },
    menuOrder: 'reversed',
  });
  expect(readForced(writeForced(read))).toEqual(read);
  expect(writeForced(readForced('menuOrder=up&__proto__=A'))).toBe('');
});

describeDatabases('the page of variants', (open) => {
  async function setUp(authorToken = sandboxAuthorToken, env: Record<string, string> = {}) {
    const test = await createTestApp(await open(), { authorToken, shop: false, env });
    const send = (form: Record<string, string>, headers: Record<string, string> = here) =>
      test.ask({
        method: 'POST',
        url: page,
        headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
        payload: new URLSearchParams(form).toString(),
      });
    const configFor = async (cookie = '') => {
      const { json, headers } = await test.get(config, cookie === '' ? {} : { cookie });
      return { data: json().data, etag: headers.etag };
    };
    return { ...test, send, configFor };
  }

  it('EXP-23 offers every experiment, and gives this browser the variants that it chose', async () => {
    const { get, send, configFor } = await setUp();
    const shown = (await get(page, here)).body;
    for (const name of experimentNames) expect(shown).toContain(`<legend>${name}</legend>`);
    expect(shown).not.toContain('Show what everybody sees');

    const reply = await send({ menuSorting: 'B', cart_cta: '', menuOrder: 'reversed' });
    expect([reply.statusCode, reply.headers.location]).toEqual([303, page]);
    const cookie = String(reply.headers['set-cookie']).split(';')[0] ?? '';
    expect(String(reply.headers['set-cookie'])).toContain('HttpOnly');
    const chosen = (await get(page, { ...here, cookie })).body;
    expect(chosen).toContain('name="menuSorting" value="B" checked');
    expect(chosen).toContain('Show what everybody sees');

    const [everybody, own] = [await configFor(), await configFor(cookie)];
    expect(own.data).toEqual({
      ...everybody.data,
      experiments: {
        ...everybody.data.experiments,
        menuSorting: { none: 'B', A: 'B', B: 'B', C: 'B' },
      },
      menuReverseAB: 100,
    });
    expect(own.etag).not.toBe(everybody.etag);

    const ended = await send({ menuSorting: 'B', all: 'off' }, { ...here, cookie });
    expect(String(ended.headers['set-cookie'])).toMatch(/^sandbox-variants=;/);
  });

  it('shows how the variants of each experiment have done, with what was chosen', async () => {
    const { get, ask } = await setUp();
    const events = [
      {
        id: 'e1',
        name: 'page_view',
        at: 0,
        properties: { channel: 'PWA', screen_name: 'Home Screen' },
      },
    ];
    for (const clientId of ['1.45', '1.75', '2.75', 'no-group'])
      await ask({ method: 'POST', url: '/api/ve1/events', payload: { clientId, events } });
    const { body } = await get(page, here);
    const [, sorting = ''] = /<legend>menuSorting<\/legend>(.*?)<\/fieldset>/s.exec(body) ?? [];
    expect(sorting).toContain('<dt>default (groups none, C)</dt><dd>0 visits, 0 carts, 0 orders.</dd>');
    expect(sorting).toContain('<dt>A (group A)</dt><dd>1 visit, 0 carts, 0 orders.');
    expect(sorting).toContain('2 visits, 0 carts, 0 orders. 0.0 % of the visits end in an order');
    expect(sorting).toContain('A against default: too few to say anything.');
    expect(body.match(/<summary>Results<\/summary>/g)).toHaveLength(experimentNames.length);
    expect(body).toContain('Results of 14 Nov 2026 to 20 Nov 2026');
    expect(body).toContain('Of browsers whose group is not known: 1 visit');
  });

  it('is as open as the sandbox is, and the cookie alone changes nothing elsewhere', async () => {
    const { get, send } = await setUp('a-token-of-the-operator');
    expect((await get(page, here)).statusCode).toBe(401);
    expect((await send({ menuSorting: 'A' })).statusCode).toBe(401);
    const live = await setUp('a-token-of-the-operator', {
      SANDBOX: 'off',
      AUTHOR_TOKEN: 'a-token-of-the-operator',
      SESSION_SECRET: 'a secret that is long enough for it',
    });
    expect((await live.get(page, here)).body).not.toContain('<legend>');
    const plain = await live.configFor();
    expect(await live.configFor('sandbox-variants=menuSorting%3DB')).toEqual(plain);
  });
});
