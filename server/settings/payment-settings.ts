import { z } from 'zod';
import { isLoopback } from '../who-reaches.ts';
import { givenOf, homelessFault, missingFault } from './set-together.ts';
import type { Setting } from './setting.ts';

/** Where a gateway is: without a path at the end, and safe on the way. */
export const gatewayAddress = z
  .url({ protocol: /^https?$/ })
  .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
    message: 'Not https, so that others could answer in its place',
  })
  .refine((url) => !/[?#]/.test(url) && new URL(url).username === '', {
    message: 'More than scheme, host and path',
  })
  .transform((url) => url.replace(/\/+$/, ''));

const text = z.string().min(1).max(200).optional();
const secret = z.string().min(8).max(200).optional();

/**
 * Section 36 of the CGST Act: for 72 months after the annual return of the financial year, which is due nine months after its end. Of an order that
 * was placed on the first day of that year these are seven years and nine months. A year goes on the 1 April after.
 */
const fewestYears = 8;

/** Settings of the payment gateways, and for how long the books are kept. A part of the table in settings.ts. In the sandbox its own gateways take their place. */
export const paymentSettings = {
  PAYMENT_EVENTS_MONTHS: {
    schema: z.coerce.number().int().min(0).max(240),
    fallback: '24',
    describe:
      'Whole months for which the steps of each payment are kept; 0 keeps all. Orders, payments and the ledger are kept longer.',
    example: '24',
  },
  ORDERS_YEARS: {
    schema: z.coerce
      .number()
      .int()
      .max(100)
      .refine((years) => years === 0 || years >= fewestYears, {
        message: `Less than the tax law wants bills to be kept; 0, or ${fewestYears} and more`,
      }),
    fallback: String(fewestYears),
    describe:
      'Years after which orders go, with their payments and what customers said of them: a whole financial year when its first orders are so old. 8 at least; 0 keeps all. The ledger is kept in any case.',
    example: '10',
  },
  GATEWAY_TIMEOUT_MS: {
    schema: z.coerce.number().int().min(10).max(20_000),
    fallback: '5000',
    describe: 'Milliseconds that a payment gateway has for an answer to the server.',
    example: '5000',
  },
  PAYU_KEY: {
    schema: text,
    describe: 'Key of this shop at PayU. Used outside the sandbox.',
    example: 'the-key-that-payu-gave-you',
  },
  PAYU_SALT: {
    schema: secret,
    describe: 'Salt of this shop at PayU, which signs payments.',
    example: 'the-salt-that-payu-gave-you',
  },
  PAYU_URL: {
    schema: gatewayAddress,
    fallback: 'https://secure.payu.in',
    describe: 'Address of the payment pages of PayU.',
    example: 'https://test.payu.in',
  },
  PAYU_API_URL: {
    schema: gatewayAddress,
    fallback: 'https://info.payu.in',
    describe: 'Address at which the server asks PayU.',
    example: 'https://test.payu.in',
  },
  PAYTM_MID: {
    schema: text,
    describe: 'Merchant id of this shop at Paytm. Used outside the sandbox.',
    example: 'the-merchant-id-that-paytm-gave-you',
  },
  PAYTM_KEY: {
    schema: z
      .string()
      .refine((key) => [16, 24, 32].includes(Buffer.byteLength(key)), {
        message: 'Not 16, 24 or 32 characters',
      })
      .optional(),
    describe: 'Merchant key of this shop at Paytm, which signs payments: 16, 24 or 32 characters.',
    example: '0123456789abcdef',
  },
  PAYTM_WEBSITE: {
    schema: z.string().min(1).max(60),
    fallback: 'DEFAULT',
    describe: 'Name of the website at Paytm.',
    example: 'WEBSTAGING',
  },
  PAYTM_URL: {
    schema: gatewayAddress,
    fallback: 'https://secure.paytmpayments.com',
    describe: 'Address of Paytm, for its pages and for the server.',
    example: 'https://securestage.paytmpayments.com',
  },
  PAYTM_CLIENT_ID: {
    schema: text,
    describe: 'Client id of this shop for linked Paytm wallets. Used outside the sandbox.',
    example: 'the-client-id-that-paytm-gave-you',
  },
  PAYTM_CLIENT_SECRET: {
    schema: secret,
    describe: 'Client secret of this shop for linked Paytm wallets.',
    example: 'the-client-secret-that-paytm-gave-you',
  },
  PAYTM_ACCOUNTS_URL: {
    schema: gatewayAddress,
    fallback: 'https://accounts.paytm.com',
    describe: 'Address at which customers of Paytm confirm that their wallet is linked.',
    example: 'https://accounts-uat.paytm.com',
  },
  BILLDESK_MERCHANT_ID: {
    schema: text,
    describe: 'Merchant id of this shop at BillDesk. Used outside the sandbox.',
    example: 'the-merchant-id-that-billdesk-gave-you',
  },
  BILLDESK_CLIENT_ID: {
    schema: text,
    describe: 'Client id of this shop at BillDesk, which stands in everything that is signed.',
    example: 'the-client-id-that-billdesk-gave-you',
  },
  BILLDESK_SECRET: {
    schema: secret,
    describe: 'Secret key of this shop at BillDesk, which signs payments (HS256).',
    example: 'the-secret-key-that-billdesk-gave-you',
  },
  BILLDESK_URL: {
    schema: gatewayAddress,
    fallback: 'https://api.billdesk.com/payments/v1_2',
    describe: 'Address of the calls of BillDesk, with their version.',
    example: 'https://uat1.billdesk.com/u2/payments/v1_2',
  },
  GLOBALPAY_MERCHANT_ID: {
    schema: text,
    describe:
      'Merchant id of this shop on the hosted payment page of Global Payments. Used outside the sandbox.',
    example: 'the-merchant-id-that-global-payments-gave-you',
  },
  GLOBALPAY_ACCOUNT: {
    schema: z.string().min(1).max(30),
    fallback: 'internet',
    describe: 'Account of the merchant on the hosted payment page.',
    example: 'internet',
  },
  GLOBALPAY_SECRET: {
    schema: secret,
    describe: 'Shared secret of the hosted payment page of Global Payments, which signs payments.',
    example: 'the-shared-secret-that-global-payments-gave-you',
  },
  GLOBALPAY_APP_ID: {
    schema: text,
    describe: 'Id of the app of this shop at the API of Global Payments, which the server asks.',
    example: 'the-app-id-that-global-payments-gave-you',
  },
  GLOBALPAY_APP_KEY: {
    schema: secret,
    describe: 'Key of that app.',
    example: 'the-app-key-that-global-payments-gave-you',
  },
  GLOBALPAY_PAGE_URL: {
    schema: gatewayAddress,
    fallback: 'https://pay.realexpayments.com/pay',
    describe: 'Address of the hosted payment page of Global Payments.',
    example: 'https://pay.sandbox.realexpayments.com/pay',
  },
  GLOBALPAY_API_URL: {
    schema: gatewayAddress,
    fallback: 'https://apis.globalpay.com/ucp',
    describe: 'Address at which the server asks Global Payments.',
    example: 'https://apis.sandbox.globalpay.com/ucp',
  },
  SSLCOMMERZ_STORE_ID: {
    schema: text,
    describe: 'Id of this shop at SSLCOMMERZ. Used outside the sandbox.',
    example: 'the-store-id-that-sslcommerz-gave-you',
  },
  SSLCOMMERZ_PASSWORD: {
    schema: secret,
    describe: 'Password of this shop at SSLCOMMERZ, which signs payments.',
    example: 'the-store-password-that-sslcommerz-gave-you',
  },
  SSLCOMMERZ_URL: {
    schema: gatewayAddress,
    fallback: 'https://securepay.sslcommerz.com',
    describe: 'Address of SSLCOMMERZ, for its pages and for the server.',
    example: 'https://sandbox.sslcommerz.com',
  },
} as const satisfies Record<string, Setting>;

/** Settings that are secrets: their values are never shown. */
export const paymentSecrets = [
  'PAYU_SALT',
  'PAYTM_KEY',
  'PAYTM_CLIENT_SECRET',
  'BILLDESK_SECRET',
  'GLOBALPAY_SECRET',
  'GLOBALPAY_APP_KEY',
  'SSLCOMMERZ_PASSWORD',
] as const;

/** Who sets one of the first also needs the second. */
const together = [
  [['PAYU_KEY', 'PAYU_SALT'], []],
  [['PAYTM_MID', 'PAYTM_KEY'], []],
  [
    ['PAYTM_CLIENT_ID', 'PAYTM_CLIENT_SECRET'],
    ['PAYTM_MID', 'PAYTM_KEY'],
  ],
  [['BILLDESK_MERCHANT_ID', 'BILLDESK_CLIENT_ID', 'BILLDESK_SECRET'], []],
  [['GLOBALPAY_MERCHANT_ID', 'GLOBALPAY_SECRET', 'GLOBALPAY_APP_ID', 'GLOBALPAY_APP_KEY'], []],
  [['SSLCOMMERZ_STORE_ID', 'SSLCOMMERZ_PASSWORD'], []],
] as const satisfies readonly (readonly (keyof typeof paymentSettings)[])[][];

/** What is missing of a gateway that is only partly set. Without any of it there is no such gateway. */
export function paymentFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const isGiven = (name: string) => givenOf([name], values, known).length > 0;
  const faults = together.flatMap(([own, others]) => {
    const given = own.filter(isGiven);
    if (given.length === 0) return [];
    const missing = [...own, ...others]
      .filter((name) => !isGiven(name))
      .map((name) => missingFault(name, given, paymentSettings[name]));
    const isHomeless = values.SANDBOX === 'off' && !isGiven('PUBLIC_ORIGIN');
    return isHomeless ? [...missing, homelessFault(given, 'gateway')] : missing;
  });
  return [...new Set(faults)];
}
