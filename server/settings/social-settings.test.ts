import { expect, it } from 'vitest';
import { readSettings } from '../settings.ts';

const shop = {
  SANDBOX: 'off',
  SESSION_SECRET: 's'.repeat(32),
  AUTHOR_TOKEN: 'a-token-of-the-operator',
  PUBLIC_ORIGIN: 'https://order.example.in',
};
const provider = {
  SOCIAL_ISSUER: 'https://accounts.google.com',
  SOCIAL_CLIENT_ID: 'the-client',
  SOCIAL_CLIENT_SECRET: 'the-secret-of-the-client',
};

function faultIn(env: Readonly<Record<string, string>>): string {
  try {
    readSettings(env);
  } catch (error) {
    return String(error);
  }
  return '';
}

it('SES-12 takes a provider of logins that is set whole, and none', () => {
  expect(readSettings(shop)).toMatchObject({ SOCIAL_SOURCE: 'Gmail', SOCIAL_NAME: 'Google' });
  expect(readSettings({ ...shop, ...provider })).toMatchObject(provider);
});

it.each(Object.keys(provider))('SES-12 refuses to start without %s when the others are set', (name) => {
  const fault = faultIn({ ...shop, ...provider, [name]: '' });
  expect(fault).toContain(`${name} is not set, and `);
  expect(fault).toContain(`For example ${name}=`);
  expect(fault).not.toContain(provider.SOCIAL_CLIENT_SECRET);
});

it('SES-12 needs the address of the shop, to which the provider leads back', () => {
  expect(faultIn({ ...shop, PUBLIC_ORIGIN: '', ...provider })).toContain('PUBLIC_ORIGIN is not set, and ');
});

it.each([
  [{ SOCIAL_ISSUER: 'http://id.example' }, 'Not https'],
  [{ SOCIAL_CLIENT_SECRET: 'short' }, 'SOCIAL_CLIENT_SECRET=(hidden)'],
  [{ SOCIAL_SOURCE: 'password' }, 'Not one of Gmail, Facebook, Apple'],
])('SES-12 refuses %j', (wrong, says) => {
  expect(faultIn({ ...shop, ...provider, ...wrong })).toContain(says);
});

it('SES-17 a shop sends passwords only with the provider of its messages', () => {
  const fault = faultIn({ ...shop, SMS_PASSWORD_TEMPLATE: '1107123456789012346' });
  expect(fault).toContain('SMS_URL is not set, and SMS_PASSWORD_TEMPLATE cannot be used without it.');
});
