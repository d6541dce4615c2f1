import { expect, it } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';
import { noSettings } from './testing/no-settings.ts';
import { readSettings, sandboxAuthorToken, settingsTable } from './settings.ts';
import { StartFault } from './start-fault.ts';

function faultOf(env: Record<string, string>): StartFault {
  try {
    readSettings(env);
  } catch (error) {
    if (error instanceof StartFault) return error;
  }
  throw new Error('The settings were taken.');
}

it('API-001 has a default for every setting that the sandbox needs', () => {
  const settings = readSettings({});
  expect(settings).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    SANDBOX: true,
    SESSION_TTL_SECONDS: 3600,
    DEFAULT_STORE_ID: '14052',
  });
  expect(settings.AUTHOR_TOKEN).toBe(sandboxAuthorToken);
});

it.each(Object.entries(settingsTable))('describes %s, with an example that is usable', (_, setting) => {
  expect(setting.describe).toMatch(/\.$/);
  expect(setting.schema.safeParse(setting.example).success).toBe(true);
});

it('lists every fault in one error, with variable, value and cure', () => {
  const { message, cure } = faultOf({
    PORT: 'eighty',
    SANDBOX: 'yes',
    DATABASE_URL: 'mysql://localhost/shop',
    LOG_LEVEL: 'loud',
  });
  expect(message).toContain('4 settings are wrong');
  expect(message).toMatch(/PORT="eighty" is not usable.*For example PORT=3000/);
  expect(message).toMatch(/SANDBOX="yes".*For example SANDBOX=off/);
  expect(message).toMatch(/LOG_LEVEL="loud"/);
  expect(cure).toContain('start again');
});

it('says in plain words what is wrong with a value', () => {
  const { message } = faultOf({
    AUTHOR_TOKEN: 'tooshort',
    PORT: '70000',
    DATABASE_POOL_SIZE: 'ten',
    PREVIEW_TTL_SECONDS: '0.5',
    GUESTS_PER_MINUTE: '1',
    SANDBOX: 'yes',
  });
  expect(message).toContain('AUTHOR_TOKEN=(hidden) is not usable: Shorter than 16 characters. Token of');
  expect(message).toContain('PORT="70000" is not usable: More than 65535.');
  expect(message).toContain('DATABASE_POOL_SIZE="ten" is not usable: Not a number.');
  expect(message).toContain('PREVIEW_TTL_SECONDS="0.5" is not usable: Not a whole number.');
  expect(message).toContain('GUESTS_PER_MINUTE="1" is not usable: Less than 120.');
  expect(message).toContain('SANDBOX="yes" is not usable: Not one of on, off.');
});

it('takes a replica of a database that is named alone', () => {
  const replica = { DATABASE_REPLICA_URL: 'postgres://me@replica/shop' };
  expect(faultOf(replica).message).toContain(
    'DATABASE_URL is not set, and DATABASE_REPLICA_URL cannot be used without it.',
  );
  expect(
    readSettings({ DATABASE_URL: 'postgres://me@primary/shop', ...replica, AUTHOR_TOKEN: 'a'.repeat(16) }),
  ).toMatchObject(replica);
});

it('never shows the value of a secret', () => {
  expect(
    faultOf({ AUTHOR_TOKEN: 'tooshort', DATABASE_URL: 'mysql://me:hunter2@localhost/x' }).message,
  ).not.toMatch(/tooshort|hunter2/);
});

it('wants secrets of its own outside the sandbox', () => {
  const { message } = faultOf({ SANDBOX: 'off' });
  expect(message).toContain('AUTHOR_TOKEN is not set');
  expect(message).toContain('SESSION_SECRET is not set');
  expect(
    faultOf({ SANDBOX: 'off', SESSION_SECRET: 's'.repeat(32), AUTHOR_TOKEN: sandboxAuthorToken }).message,
  ).toContain('which is public');
});

const shop = { SANDBOX: 'off', SESSION_SECRET: 's'.repeat(32), AUTHOR_TOKEN: 'a-token-of-the-shop' };

it.each([
  ['an embedded sandbox', {}, 'localhost'],
  ['a sandbox on a loopback address', { HOST: '127.0.0.1' }, '127.0.0.1'],
  ['a sandbox on the loopback address of IPv6', { HOST: '::1' }, '::1'],
])('gives the published author token to %s alone', (_, env, host) => {
  expect(readSettings(env)).toMatchObject({ HOST: host, AUTHOR_TOKEN: sandboxAuthorToken });
});

it.each([
  ['asha', 'Entry 1 has no colon between name and token.'],
  ['asha:tooshort', 'Entry 1 (asha) needs a token of 16 characters or more'],
  ['Asha Rao:the-token-of-asha', 'Entry 1 needs a name of small letters'],
  [
    'asha:the-token-of-asha,seed:the-token-of-seed',
    "Entry 2 has the name 'seed', which the server uses itself",
  ],
  ['import:the-token-of-imports', "Entry 1 has the name 'import', which the server uses itself"],
  ['asha:the-token-of-asha,ravi:the-token-of-asha', 'Entry 2 (ravi) has the same token as another entry'],
  [
    'asha:the-first-token-x,asha:the-second-token,asha:the-third-token-x',
    'Entry 3 (asha) is the third token',
  ],
  [`asha:${sandboxAuthorToken}`, 'AUTHOR_TOKENS holds the token of the sandbox, which is public.'],
  ['asha:a-token-of-the-shop', 'AUTHOR_TOKENS holds the token of AUTHOR_TOKEN'],
])('refuses the author tokens %j', (AUTHOR_TOKENS, said) => {
  const { message } = faultOf({ ...shop, AUTHOR_TOKENS });
  expect(message).toContain(said);
  expect(message).not.toMatch(/tooshort|=asha:the-|third-token/);
});

it('takes author tokens in the place of the one token', () => {
  const { AUTHOR_TOKEN: _, ...rest } = shop;
  const settings = readSettings({ ...rest, AUTHOR_TOKENS: 'asha:the-token-of-asha, ravi:the-token-of-ravi' });
  expect(settings.AUTHOR_TOKEN).toBeUndefined();
  expect(settings.AUTHOR_TOKENS).toEqual([
    { name: 'asha', token: 'the-token-of-asha' },
    { name: 'ravi', token: 'the-token-of-ravi' },
  ]);
});

const opened: [what: string, env: Record<string, string>][] = [
  ['a database of its own', { DATABASE_URL: 'postgres://me@localhost/shop' }],
  ['all addresses', { HOST: '0.0.0.0' }],
  ['all addresses of IPv6', { HOST: '::' }],
  ['an address of the network', { HOST: '192.168.1.20' }],
  ['a name that looks like a loopback address', { HOST: '127.example.in' }],
  ['a proxy in front', { TRUST_PROXY: 'loopback' }],
  ['an https origin', { PUBLIC_ORIGIN: 'https://order.example.in', SANDBOX: 'on' }],
];

it.each(opened)('leaves the token of a sandbox with %s to be made, or takes one that is set', (_, env) => {
  expect(readSettings(env).AUTHOR_TOKEN).toBeUndefined();
  expect(readSettings({ ...env, AUTHOR_TOKEN: 'a-token-of-the-tests' }).AUTHOR_TOKEN).toBe(
    'a-token-of-the-tests',
  );
});

it.each([...opened, ['no sandbox', shop] as const])('refuses the published token with %s', (_, env) => {
  const { message } = faultOf({ ...env, AUTHOR_TOKEN: sandboxAuthorToken });
  expect(message).toMatch(/A setting is wrong:\n.*AUTHOR_TOKEN is the token of the sandbox, which is public/);
  expect(message).toMatch(
    /with (SANDBOX=off|DATABASE_URL|HOST=|TRUST_PROXY|PUBLIC_ORIGIN=).*For example AUTHOR_TOKEN=/,
  );
});

it('wants the sandbox asked for by name on an https origin', () => {
  const env = { PUBLIC_ORIGIN: 'https://order.example.in' };
  for (const SANDBOX of ['', undefined])
    expect(faultOf({ ...env, ...(SANDBOX !== undefined && { SANDBOX }) }).message).toMatch(
      /Set SANDBOX=off for a shop of your own, or SANDBOX=on when the sandbox is meant/,
    );
  expect(readSettings({ ...env, SANDBOX: 'on' }).SANDBOX).toBe(true);
  expect(readSettings({ ...env, ...shop }).SANDBOX).toBe(false);
});

it('listens on this machine alone in the sandbox, and on all addresses outside it', () => {
  expect(readSettings({}).HOST).toBe('localhost');
  expect(readSettings(shop).HOST).toBe('0.0.0.0');
  expect(readSettings({ HOST: '0.0.0.0' }).HOST).toBe('0.0.0.0');
});

it('the kitchen is faster in the sandbox', () => {
  expect(readSettings({}).KITCHEN_SPEED).toBe(10);
  expect(readSettings(shop).KITCHEN_SPEED).toBe(1);
  expect(readSettings({ KITCHEN_SPEED: '2.5' }).KITCHEN_SPEED).toBe(2.5);
  expect(() => readSettings({ KITCHEN_SPEED: '0' })).toThrow('KITCHEN_SPEED');
});

it('takes an empty variable for one that is not set', () => {
  expect(readSettings({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000 });
});

it.each([
  ['false', false],
  ['loopback', ['loopback']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
])('takes TRUST_PROXY=%s', (text, read) => {
  expect(readSettings({ TRUST_PROXY: text }).TRUST_PROXY).toEqual(read);
});

it.each(['true', 'yes', '2', '10.0.0.0/33', '0.0.0.0/0', '::/0', '10.0.0.1,', 'proxy.internal'])(
  'refuses TRUST_PROXY=%s',
  (text) => {
    expect(faultOf({ TRUST_PROXY: text }).message).toMatch(/TRUST_PROXY=".*For example TRUST_PROXY=loopback/);
  },
);

it('says that everybody cannot be trusted as a proxy', () => {
  expect(faultOf({ TRUST_PROXY: 'loopback, 0.0.0.0/0' }).message).toContain(
    'A network of 0 bits is everybody, and a client could then claim any address: name the proxies.',
  );
  expect(faultOf({ TRUST_PROXY: 'proxy.internal' }).message).not.toContain('everybody');
});

it('reads API keys with their client types', () => {
  expect([...readSettings({ API_KEYS: 'a:web,b:paytm' }).API_KEYS]).toEqual([
    ['a', 'web'],
    ['b', 'paytm'],
  ]);
  expect(faultOf({ API_KEYS: 'a' }).message).toContain('API_KEYS=(hidden)');
});

it('MIN-05 gives, as an example of API_KEYS, the pairs that the app calls with', () => {
  const { webApiKey, gpayApiKey, paytmApiKey } = parseEnv({});
  expect([...readSettings({ API_KEYS: settingsTable.API_KEYS.example }).API_KEYS]).toEqual([
    [webApiKey, 'web'],
    [gpayApiKey, 'gpay'],
    [paytmApiKey, 'paytm'],
  ]);
});

it('NAV-08 NAV-54 reads the brand’s paths from the variables of the build, faults among the others', () => {
  expect(readSettings({ VITE_PASSWORD_PATH: '/coop-login' }).brandPaths).toMatchObject({
    password: '/coop-login',
    feedback: '/feedback',
  });
  const { message } = faultOf({ VITE_PASSWORD_PATH: 'coop', LOG_LEVEL: 'loud' });
  expect(message).toContain('2 settings are wrong');
  expect(message).toContain("VITE_PASSWORD_PATH='coop': give a path");
});

it('takes an empty value for none', () => {
  expect(readSettings(noSettings)).toEqual(readSettings({}));
});

const provider = {
  SMS_URL: 'https://sms.example.in/messages',
  SMS_KEY: 'a-key-of-the-provider',
  SMS_ENTITY_ID: '1101234567890123456',
  SMS_HEADER: 'MYSHOP',
  SMS_LOGIN_TEMPLATE: '1107123456789012345',
};

it('SES-08 takes the whole of an SMS provider or none of it', () => {
  expect(readSettings({ ...shop, ...provider }).SMS_HEADER).toBe('MYSHOP');
  expect(readSettings(shop).SMS_URL).toBeUndefined();
  const { message } = faultOf({ ...shop, ...provider, SMS_KEY: '', SMS_HEADER: 'too-long-a-name' });
  expect(message).toContain('2 settings are wrong');
  expect(message).toMatch(
    /SMS_KEY is not set, and SMS_URL, .* cannot be used without it\. .*For example SMS_KEY=/,
  );
  expect(message).toContain('SMS_HEADER="too-long-a-name" is not usable: Not 3 to 11 letters and digits.');
});

it.each([
  ['SMS_URL', 'http://sms.example.in', 'Not https'],
  ['SMS_URL', 'https://me:hunter2@sms.example.in', 'The key belongs into SMS_KEY'],
  ['SMS_LOGIN_TEXT', 'Your code is {otp}', 'Does not contain {code}'],
  ['SMS_LOGIN_TEXT', '{code} for {name}', 'Contains another variable'],
])('refuses %s=%s', (name, value, why) => {
  const { message } = faultOf({ ...shop, ...provider, [name]: value });
  expect(message).toContain(why);
  expect(message).not.toContain('hunter2');
});

it('takes a provider on this machine without https', () => {
  expect(readSettings({ ...provider, SMS_URL: 'http://localhost:4000/sms' }).SMS_URL).toContain('localhost');
});

it('SES-25 ends sessions that were not used for 30 days', () => {
  expect(readSettings({}).REFRESH_TTL_SECONDS).toBe(30 * 24 * 3600);
});

it.each(['1', '7', '-8', '101', '8.5'])('refuses to keep orders for %s years', (years) => {
  const { message } = faultOf({ ORDERS_YEARS: years });
  expect(message).toContain(`ORDERS_YEARS="${years}" is not usable`);
  expect(message).toContain('For example ORDERS_YEARS=10');
});

it.each(['0', '8', '100'])('keeps orders for %s years where asked to', (years) => {
  expect(readSettings({ ORDERS_YEARS: years }).ORDERS_YEARS).toBe(Number(years));
});

it.each([
  { METRICS_PORT: '3000' },
  { PORT: '8080', METRICS_PORT: '8080', HOST: '0.0.0.0' },
  { PORT: '8080', METRICS_PORT: '8080', HOST: '10.0.0.5', METRICS_HOST: '0.0.0.0' },
])('refuses metrics at the port of the shop, by the name of the setting: %j', (env) => {
  const { message } = faultOf(env);
  expect(message).toContain(`METRICS_PORT=${env.METRICS_PORT} is the port of the shop, too.`);
  expect(message).toContain('For example METRICS_PORT=9464');
});

it.each([
  { PORT: '0', METRICS_PORT: '0' },
  { PORT: '8080', METRICS_PORT: '8080', HOST: '10.0.0.5', METRICS_HOST: '10.0.0.6' },
  { METRICS_PORT: '9464' },
])('takes metrics at a place of their own: %j', (env) => {
  expect(readSettings(env).METRICS_PORT).toBe(Number(env.METRICS_PORT));
});
