import { expect, it } from 'vitest';
import { sandboxAuthorToken } from './settings.ts';
import { welcome } from './welcome.ts';

const lan = {
  family: 'IPv4',
  address: '192.168.1.20',
  internal: false,
  netmask: '',
  mac: '',
  cidr: null,
} as const;
const said = (
  settings: { HOST?: string; SANDBOX?: boolean; PUBLIC_ORIGIN?: string; SMS_URL?: string },
  author: Parameters<typeof welcome>[0]['author'] = { secret: sandboxAuthorToken },
) =>
  welcome({
    settings: { HOST: 'localhost', SANDBOX: true, PUBLIC_ORIGIN: undefined, SMS_URL: undefined, ...settings },
    port: 3000,
    database: 'embedded database in data',
    hasPages: true,
    author,
    interfaces: { lo: [{ ...lan, address: '127.0.0.1', internal: true }], eth0: [lan] },
  });

it('says how to open a sandbox on a phone that only this machine reaches', () => {
  expect(said({})).toContain('Ready at http://localhost:3000');
  expect(said({})).toContain('HOST=0.0.0.0 npm start, then open http://192.168.1.20:3000');
});

it('says the address for a phone where it can reach the sandbox, and nothing of it to a shop', () => {
  expect(said({ HOST: '0.0.0.0' })).toContain('On a phone in the same network: http://192.168.1.20:3000');
  expect(said({ HOST: '0.0.0.0', SANDBOX: false })).not.toContain('phone');
  expect(said({ PUBLIC_ORIGIN: 'https://order.example.in' })).not.toContain('phone');
});

it('shows the published token and a new one once, says where a kept one is, and shows no other', () => {
  expect(said({})).toContain(sandboxAuthorToken);
  expect(said({}, { secret: 'made-just-now', file: 'data/author-token', isNew: true })).toMatch(
    /kept in data\/author-token:\n {4}AUTHOR_TOKEN=made-just-now/,
  );
  const kept = said({}, { secret: 'made-before', file: 'data/author-token', isNew: false });
  expect(kept).toContain('Author token of the content command (AUTHOR_TOKEN): kept in data/author-token');
  expect(kept).not.toContain('made-before');
  expect(said({}, { secret: 'of-the-operator' })).not.toContain('of-the-operator');
});

it('SES-08 names the page with the codes of the sandbox, and says in a shop when nobody can log in', () => {
  const page = 'The text message with the code: http://localhost:3000/sandbox/sms';
  expect(said({})).toContain(`${page}\n`);
  expect(said({}, { secret: 'made-before', file: 'data/author-token' })).toContain(
    `${page} (its password is the author token)`,
  );
  const shop = said({ SANDBOX: false });
  expect(shop).not.toContain('/sandbox/sms');
  expect(shop).toContain('Nobody can log in: no SMS provider is set');
  expect(said({ SANDBOX: false, SMS_URL: 'https://sms.example.in' })).not.toContain('Nobody can log in');
});

it('PAY-16 names the page that says how to pay in the sandbox, and nothing of it to a shop', () => {
  const page = 'http://localhost:3000/sandbox/payments';
  expect(said({})).toContain(`${page}\n`);
  expect(said({}, { secret: 'made-before', file: 'data/author-token' })).toContain(
    `${page} (its password is the author token)`,
  );
  expect(said({ SANDBOX: false })).not.toContain('/sandbox/payments');
});
