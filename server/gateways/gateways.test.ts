import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { gatewayKinds } from '#schemas/payment-actions.ts';
import { readSettings } from '../settings.ts';
import { billdeskOptions } from './billdesk.ts';
import { gatewayOrigins } from './gateway-origins.ts';
import { createGateways, createLinkedWallet } from './gateways.ts';
import { globalpayOptions } from './globalpay.ts';
import { paytmOptions } from './paytm.ts';
import { paytmWalletOptions } from './paytm-wallet.ts';
import { payuOptions } from './payu.ts';
import { sslcommerzOptions } from './sslcommerz.ts';

const shop = {
  SANDBOX: 'off',
  SESSION_SECRET: 's'.repeat(32),
  AUTHOR_TOKEN: 'a-token-of-the-shop',
  PUBLIC_ORIGIN: 'https://order.example.in',
};
const payu = { PAYU_KEY: 'key-1', PAYU_SALT: 'salt-of-payu' };
const paytm = { PAYTM_MID: 'mid-1', PAYTM_KEY: '0123456789abcdef' };
const billdesk = {
  BILLDESK_MERCHANT_ID: 'BDSHOP',
  BILLDESK_CLIENT_ID: 'bdshop',
  BILLDESK_SECRET: 'secret-of-billdesk',
};
const globalpay = {
  GLOBALPAY_MERCHANT_ID: 'shop',
  GLOBALPAY_SECRET: 'secret-of-the-page',
  GLOBALPAY_APP_ID: 'app-1',
  GLOBALPAY_APP_KEY: 'key-of-the-app',
};
const sslcommerz = { SSLCOMMERZ_STORE_ID: 'shop', SSLCOMMERZ_PASSWORD: 'password-of-the-store' };
const wallet = { PAYTM_CLIENT_ID: 'client-1', PAYTM_CLIENT_SECRET: 'secret-of-paytm' };

const gateways = (env: Record<string, string>) =>
  createGateways({ settings: readSettings(env), fetch: () => Promise.reject(new Error()), randomBytes });

it('PAY-16 the sandbox has its gateways without a setting, and a shop those whose account is set', () => {
  expect([...gateways({}).keys()].toSorted()).toEqual(gatewayKinds.toSorted());
  expect([...gateways(shop).keys()]).toEqual([]);
  expect([...gateways({ ...shop, ...payu }).keys()]).toEqual(['PAYU']);
  expect([...gateways({ ...shop, ...paytm }).keys()]).toEqual(['PAYTM_PG']);
  expect([...gateways({ ...shop, ...paytm, ...wallet }).keys()]).toEqual(['PAYTM_PG', 'PAYTM_WALLET']);
  const others = { ...billdesk, ...globalpay, ...sslcommerz };
  expect([...gateways({ ...shop, ...others }).keys()]).toEqual(['BILLDESK', 'GLOBALPAY', 'SSLCOMMERZ']);
  const options = { fetch: () => Promise.reject(new Error()), randomBytes };
  expect(createLinkedWallet({ settings: readSettings({ ...shop, ...paytm }), ...options })).toBeUndefined();
});

it.each([
  [{ PAYU_KEY: 'key-1' }, 'PAYU_SALT is not set, and PAYU_KEY cannot be used without it'],
  [{ PAYTM_KEY: paytm.PAYTM_KEY }, 'PAYTM_MID is not set'],
  [wallet, 'PAYTM_MID is not set, and PAYTM_CLIENT_ID, PAYTM_CLIENT_SECRET cannot be used without it'],
  [
    { ...payu, PUBLIC_ORIGIN: '' },
    'PUBLIC_ORIGIN is not set, and PAYU_KEY, PAYU_SALT cannot be used without it',
  ],
  [{ ...paytm, PAYTM_KEY: 'too short' }, 'PAYTM_KEY=(hidden) is not usable: Not 16, 24 or 32 characters'],
  [
    { BILLDESK_MERCHANT_ID: 'BDSHOP', BILLDESK_CLIENT_ID: 'bdshop' },
    'BILLDESK_SECRET is not set, and BILLDESK_MERCHANT_ID, BILLDESK_CLIENT_ID cannot be used without it',
  ],
  [
    { GLOBALPAY_MERCHANT_ID: 'shop', GLOBALPAY_SECRET: 'secret-of-the-page' },
    'GLOBALPAY_APP_ID is not set, and GLOBALPAY_MERCHANT_ID, GLOBALPAY_SECRET cannot be used without it',
  ],
  [{ SSLCOMMERZ_PASSWORD: 'password-of-the-store' }, 'SSLCOMMERZ_STORE_ID is not set'],
  [{ ...sslcommerz, SSLCOMMERZ_PASSWORD: 'short' }, 'SSLCOMMERZ_PASSWORD=(hidden) is not usable'],
  [{ ...billdesk, BILLDESK_SECRET: 'short' }, 'BILLDESK_SECRET=(hidden) is not usable'],
  [{ ...globalpay, GLOBALPAY_APP_KEY: 'short' }, 'GLOBALPAY_APP_KEY=(hidden) is not usable'],
  [{ ...globalpay, GLOBALPAY_SECRET: 'short' }, 'GLOBALPAY_SECRET=(hidden) is not usable'],
  [{ ...payu, PAYU_URL: 'http://secure.payu.in' }, 'Not https, so that others could answer in its place'],
  [{ ...payu, PAYU_URL: 'https://me:hunter2@secure.payu.in' }, 'More than scheme, host and path'],
])('says what is missing or wrong of a gateway: %o', (env, fault) => {
  expect(() => gateways({ ...shop, ...env })).toThrow(fault);
});

it.each([
  [
    payuOptions,
    { ...payu, PAYU_URL: 'https://pages.example.in', PAYU_API_URL: 'https://api.example.in' },
    { key: 'key-1', salt: 'salt-of-payu', pages: 'https://pages.example.in', api: 'https://api.example.in' },
  ],
  [
    paytmOptions,
    { ...paytm, PAYTM_WEBSITE: 'SHOPWEB', PAYTM_URL: 'https://paytm.example.in' },
    { mid: 'mid-1', key: '0123456789abcdef', website: 'SHOPWEB', base: 'https://paytm.example.in' },
  ],
  [
    paytmWalletOptions,
    { ...paytm, ...wallet, PAYTM_ACCOUNTS_URL: 'https://accounts.example.in' },
    {
      mid: 'mid-1',
      clientId: 'client-1',
      clientSecret: 'secret-of-paytm',
      accounts: 'https://accounts.example.in',
    },
  ],
  [
    billdeskOptions,
    { ...billdesk, BILLDESK_URL: 'https://billdesk.example.in' },
    {
      mercid: 'BDSHOP',
      clientId: 'bdshop',
      secret: 'secret-of-billdesk',
      base: 'https://billdesk.example.in',
    },
  ],
  [
    globalpayOptions,
    {
      ...globalpay,
      GLOBALPAY_ACCOUNT: 'web',
      GLOBALPAY_PAGE_URL: 'https://page.example.in',
      GLOBALPAY_API_URL: 'https://api.example.in',
    },
    {
      merchantId: 'shop',
      account: 'web',
      secret: 'secret-of-the-page',
      page: 'https://page.example.in',
      appId: 'app-1',
      appKey: 'key-of-the-app',
      api: 'https://api.example.in',
    },
  ],
  [
    sslcommerzOptions,
    { ...sslcommerz, SSLCOMMERZ_URL: 'https://ssl.example.in' },
    { storeId: 'shop', password: 'password-of-the-store', base: 'https://ssl.example.in' },
  ],
])(
  'PAY-16 a gateway works with the account and the addresses of its settings: %o',
  (optionsOf, env, options) => {
    expect(optionsOf(readSettings({ ...shop, ...env }))).toMatchObject(options);
  },
);

it('PAY-59 lets forms of pages lead to the gateways of a shop and the hosts that they redirect to, and nowhere in the sandbox', () => {
  expect(gatewayOrigins(readSettings({}))).toEqual([]);
  expect(gatewayOrigins(readSettings(shop))).toEqual([]);
  expect(gatewayOrigins(readSettings({ ...shop, ...payu }))).toEqual([
    'https://secure.payu.in',
    'https://*.payu.in',
  ]);
  expect(gatewayOrigins(readSettings({ ...shop, ...billdesk, ...globalpay, ...sslcommerz }))).toEqual([
    'https://api.billdesk.com',
    'https://*.billdesk.com',
    'https://pay.realexpayments.com',
    'https://*.realexpayments.com',
  ]);
  const own = { PAYU_URL: 'https://pay.co.in/', PAYTM_URL: 'http://localhost:4000' };
  expect(gatewayOrigins(readSettings({ ...shop, ...payu, ...paytm, ...own }))).toEqual([
    'https://pay.co.in',
    'http://localhost:4000',
  ]);
});

it.each([
  ['https://pay.abcd.in/x', ['https://pay.abcd.in', 'https://*.abcd.in']],
  ['https://pay.eu.abcd.in/x', ['https://pay.eu.abcd.in']],
  ['https://pay.abc.in/x', ['https://pay.abc.in']],
  ['https://abcdef.in/x', ['https://abcdef.in']],
  ['https://pay.india/x', ['https://pay.india']],
  ['https://intranet/x', ['https://intranet']],
  ['http://pay.localhost.test:4000/x', ['http://pay.localhost.test:4000']],
])('PAY-59 lets forms lead to %s and to other hosts of one company alone', (PAYU_URL, origins) => {
  const settings = { ...readSettings({ ...shop, ...payu }), PAYU_URL };
  expect(gatewayOrigins(settings)).toEqual(origins);
});

it.each([
  [payuOptions, payu],
  [paytmOptions, paytm],
  [paytmWalletOptions, { ...paytm, ...wallet }],
  [billdeskOptions, billdesk],
  [globalpayOptions, globalpay],
  [sslcommerzOptions, sslcommerz],
])('PAY-16 a gateway has no account where a part of it is missing: %o', (optionsOf, env) => {
  const settings = readSettings({ ...shop, ...env });
  expect(optionsOf(settings)).toBeDefined();
  for (const name of Object.keys(env)) expect(optionsOf({ ...settings, [name]: undefined })).toBeUndefined();
});

it('the gateways of the sandbox are on the origin of the shop, each at a place of its own', () => {
  const settings = readSettings({});
  const { pages, api } = payuOptions(settings) ?? {};
  const hosted = globalpayOptions(settings);
  const linked = paytmWalletOptions(settings);
  expect([
    [pages, api],
    [paytmOptions(settings)?.base],
    [linked?.base, linked?.accounts],
    [billdeskOptions(settings)?.base],
    [hosted?.page, hosted?.api],
    [sslcommerzOptions(settings)?.base],
  ]).toEqual([
    ['/sandbox/pay/payu', '/sandbox/pay/payu'],
    ['/sandbox/pay/paytm'],
    ['/sandbox/pay/paytm-wallet', '/sandbox/pay/paytm-wallet'],
    ['/sandbox/pay/billdesk/payments/v1_2'],
    ['/sandbox/pay/globalpay/pay', '/sandbox/pay/globalpay/ucp'],
    ['/sandbox/pay/sslcommerz'],
  ]);
});
