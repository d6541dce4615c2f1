import type { Wires } from './wire.ts';

/** The accounts and addresses of payment gateways, which the server reads from its environment. */
export const gatewaySettingWires: Wires<string> = {
  PAYU_KEY: [
    {
      file: 'server/gateways/payu.ts',
      cut: 'PAYU_KEY: key',
      instead: 'LOG_LEVEL: key',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYU_SALT: [
    {
      file: 'server/gateways/payu.ts',
      cut: 'PAYU_SALT: salt',
      instead: 'LOG_LEVEL: salt',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYU_URL: [
    {
      file: 'server/gateways/payu.ts',
      cut: 'PAYU_URL: pages',
      instead: 'LOG_LEVEL: pages',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYU_API_URL: [
    {
      file: 'server/gateways/payu.ts',
      cut: 'PAYU_API_URL: api',
      instead: 'LOG_LEVEL: api',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_MID: [
    {
      file: 'server/gateways/paytm.ts',
      cut: 'PAYTM_MID: mid',
      instead: 'LOG_LEVEL: mid',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_KEY: [
    {
      file: 'server/gateways/paytm.ts',
      cut: 'PAYTM_KEY: key',
      instead: 'LOG_LEVEL: key',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_WEBSITE: [
    {
      file: 'server/gateways/paytm.ts',
      cut: 'PAYTM_WEBSITE: website',
      instead: 'LOG_LEVEL: website',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_URL: [
    {
      file: 'server/gateways/paytm.ts',
      cut: 'PAYTM_URL: base',
      instead: 'LOG_LEVEL: base',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_CLIENT_ID: [
    {
      file: 'server/gateways/paytm-wallet.ts',
      cut: 'PAYTM_CLIENT_ID: clientId',
      instead: 'LOG_LEVEL: clientId',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_CLIENT_SECRET: [
    {
      file: 'server/gateways/paytm-wallet.ts',
      cut: 'PAYTM_CLIENT_SECRET: clientSecret',
      instead: 'LOG_LEVEL: clientSecret',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  PAYTM_ACCOUNTS_URL: [
    {
      file: 'server/gateways/paytm-wallet.ts',
      cut: 'PAYTM_ACCOUNTS_URL: accounts',
      instead: 'LOG_LEVEL: accounts',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  BILLDESK_MERCHANT_ID: [
    {
      file: 'server/gateways/billdesk.ts',
      cut: 'BILLDESK_MERCHANT_ID: mercid',
      instead: 'LOG_LEVEL: mercid',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  BILLDESK_CLIENT_ID: [
    {
      file: 'server/gateways/billdesk.ts',
      cut: 'BILLDESK_CLIENT_ID: clientId',
      instead: 'LOG_LEVEL: clientId',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  BILLDESK_SECRET: [
    {
      file: 'server/gateways/billdesk.ts',
      cut: 'BILLDESK_SECRET: secret',
      instead: 'LOG_LEVEL: secret',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  BILLDESK_URL: [
    {
      file: 'server/gateways/billdesk.ts',
      cut: 'BILLDESK_URL: base',
      instead: 'LOG_LEVEL: base',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_MERCHANT_ID: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_MERCHANT_ID: merchantId',
      instead: 'LOG_LEVEL: merchantId',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_ACCOUNT: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_ACCOUNT: account',
      instead: 'LOG_LEVEL: account',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_SECRET: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_SECRET: secret',
      instead: 'LOG_LEVEL: secret',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_PAGE_URL: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_PAGE_URL: page',
      instead: 'LOG_LEVEL: page',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_APP_ID: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_APP_ID: appId',
      instead: 'LOG_LEVEL: appId',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_APP_KEY: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_APP_KEY: appKey',
      instead: 'LOG_LEVEL: appKey',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  GLOBALPAY_API_URL: [
    {
      file: 'server/gateways/globalpay.ts',
      cut: 'GLOBALPAY_API_URL: api',
      instead: 'LOG_LEVEL: api',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  SSLCOMMERZ_STORE_ID: [
    {
      file: 'server/gateways/sslcommerz.ts',
      cut: 'SSLCOMMERZ_STORE_ID: storeId',
      instead: 'LOG_LEVEL: storeId',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  SSLCOMMERZ_PASSWORD: [
    {
      file: 'server/gateways/sslcommerz.ts',
      cut: 'SSLCOMMERZ_PASSWORD: password',
      instead: 'LOG_LEVEL: password',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
  SSLCOMMERZ_URL: [
    {
      file: 'server/gateways/sslcommerz.ts',
      cut: 'SSLCOMMERZ_URL: base',
      instead: 'LOG_LEVEL: base',
      test: 'server/gateways/gateways.test.ts',
    },
  ],
};
