import { z } from 'zod';
import { missingFaults } from './set-together.ts';
import type { Setting } from './setting.ts';
import { isLoopback } from '../who-reaches.ts';

const templateId = z
  .string()
  .regex(/^\d{6,25}$/, 'Not a number of 6 to 25 digits')
  .optional();

/** The text of a kind of message: it may name the variables of that kind, and has to name the first of them. */
function templateText(variables: readonly [string, ...string[]]) {
  const [needed] = variables;
  const unknown = new RegExp(`\\{(?!(?:${variables.join('|')})\\})`);
  return z
    .string()
    .max(300)
    .refine((text) => text.includes(`{${needed}}`), { message: `Does not contain {${needed}}` })
    .refine((text) => !unknown.test(text), {
      message: `Contains another variable than ${inWords.format(variables.map((name) => `{${name}}`))}`,
    });
}

const inWords = new Intl.ListFormat('en', { type: 'conjunction', style: 'long' });

/** Settings of the messages that customers get. A part of the table in settings.ts. */
export const smsSettings = {
  SMS_URL: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
        message: 'Not https, so that codes and the key could be read on the way',
      })
      .refine((url) => new URL(url).username === '', { message: 'The key belongs into SMS_KEY' })
      .optional(),
    describe: 'Address of the SMS provider, which takes a POST with JSON. Used outside the sandbox.',
    example: 'https://sms.example.in/messages',
  },
  SMS_KEY: {
    schema: z.string().min(8).optional(),
    describe: 'Key of the SMS provider, sent as a bearer token.',
    example: 'the-key-that-the-provider-gave-you',
  },
  SMS_ENTITY_ID: {
    schema: z
      .string()
      .regex(/^\d{6,25}$/, 'Not a number of 6 to 25 digits')
      .optional(),
    describe: 'Id of the business in the DLT register (principal entity).',
    example: '1101234567890123456',
  },
  SMS_HEADER: {
    schema: z
      .string()
      .regex(/^[A-Za-z0-9]{3,11}$/, 'Not 3 to 11 letters and digits')
      .optional(),
    describe: 'Registered header: the name that phones show as the sender.',
    example: 'MYSHOP',
  },
  SMS_LOGIN_TEMPLATE: {
    schema: templateId,
    describe: 'Id of the registered template of the login code.',
    example: '1107123456789012345',
  },
  SMS_LOGIN_TEXT: {
    schema: templateText(['code', 'domain', 'minutes']),
    fallback:
      '{code} is your code to log in at {domain}. It is good for {minutes} minutes. Tell it to nobody.',
    describe:
      'Text of the login code as it was registered, without its last line, which phones read the code from.',
    example: '{code} is your code to log in to My Shop. Tell it to nobody.',
  },
  SMS_PASSWORD_TEMPLATE: {
    schema: templateId,
    describe: 'Id of the registered template of a new password. Without it nobody logs in by a password.',
    example: '1107123456789012346',
  },
  SMS_PASSWORD_TEXT: {
    schema: templateText(['code', 'domain', 'minutes']),
    fallback: '{code} is your new password at {domain}. Use it within {minutes} minutes. Tell it to nobody.',
    describe:
      'Text of a new password as it was registered, without its last line, which phones read the password from.',
    example: '{code} is your new password for My Shop. Tell it to nobody.',
  },
  SMS_ORDER_CODE_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template of the code of an order for cash. Without it such orders cannot be confirmed.',
    example: '1107123456789012347',
  },
  SMS_ORDER_CODE_TEXT: {
    schema: templateText(['code', 'domain', 'minutes']),
    fallback:
      '{code} is your code to confirm your order at {domain}. It is good for {minutes} minutes. Tell it to nobody.',
    describe:
      'Text of the code of an order as it was registered, without its last line, which phones read the code from.',
    example: '{code} confirms your order at My Shop. Tell it to nobody.',
  },
  SMS_VOUCHER_PIN_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template of a new PIN of an e-voucher or a gift card. Without it none can be sent.',
    example: '1107123456789012350',
  },
  SMS_VOUCHER_PIN_TEXT: {
    schema: templateText(['code', 'voucher', 'domain']),
    fallback: '{code} is the new PIN of your voucher ending {voucher} at {domain}. Tell it to nobody.',
    describe: 'Text of a new PIN of a voucher, as it was registered.',
    example: '{code} is the new PIN of your voucher {voucher} of My Shop.',
  },
  SMS_ORDER_PLACED_TEMPLATE: {
    schema: templateId,
    describe: 'Id of the registered template that says that an order was placed. Without it none is sent.',
    example: '1107123456789012348',
  },
  SMS_ORDER_PLACED_TEXT: {
    schema: templateText(['order', 'amount', 'domain']),
    fallback: 'Your order {order} of {amount} at {domain} is placed. Thank you!',
    describe: 'Text that says that an order was placed, as it was registered.',
    example: 'Your order {order} of {amount} at My Shop is placed.',
  },
  SMS_ORDER_ON_ITS_WAY_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template that says that an order has left the store. Without it none is sent.',
    example: '1107123456789012351',
  },
  SMS_ORDER_ON_ITS_WAY_TEXT: {
    schema: templateText(['order', 'domain']),
    fallback: 'Your order {order} from {domain} is on its way to you.',
    describe: 'Text that says that an order has left the store, as it was registered.',
    example: 'Your order {order} of My Shop is on its way.',
  },
  SMS_ORDER_READY_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template that says that an order can be collected. Without it none is sent.',
    example: '1107123456789012353',
  },
  SMS_ORDER_READY_TEXT: {
    schema: templateText(['order', 'domain']),
    fallback: 'Your order {order} from {domain} is ready for you.',
    describe: 'Text that says that an order can be collected, as it was registered.',
    example: 'Your order {order} of My Shop is ready.',
  },
  SMS_ORDER_CANCELLED_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template that says that the restaurant cancelled an order. Without it none is sent.',
    example: '1107123456789012352',
  },
  SMS_ORDER_CANCELLED_TEXT: {
    schema: templateText(['order', 'domain']),
    fallback:
      'Your order {order} at {domain} was cancelled by the restaurant. Anything you paid for it goes back to you.',
    describe: 'Text that says that the restaurant cancelled an order, as it was registered.',
    example: 'Your order {order} of My Shop was cancelled.',
  },
  SMS_ORDER_REFUNDED_TEMPLATE: {
    schema: templateId,
    describe:
      'Id of the registered template that says that a payment was given back. Without it none is sent.',
    example: '1107123456789012349',
  },
  SMS_ORDER_REFUNDED_TEXT: {
    schema: templateText(['amount', 'domain']),
    fallback: '{amount} that you paid at {domain} is on its way back to you. Banks take 8-10 business days.',
    describe: 'Text that says that a payment was given back, as it was registered.',
    example: '{amount} that you paid at My Shop is on its way back to you.',
  },
} as const satisfies Record<string, Setting>;

const together = ['SMS_URL', 'SMS_KEY', 'SMS_ENTITY_ID', 'SMS_HEADER', 'SMS_LOGIN_TEMPLATE'] as const;

const optional = [
  'SMS_PASSWORD_TEMPLATE',
  'SMS_ORDER_CODE_TEMPLATE',
  'SMS_VOUCHER_PIN_TEMPLATE',
  'SMS_ORDER_PLACED_TEMPLATE',
  'SMS_ORDER_ON_ITS_WAY_TEMPLATE',
  'SMS_ORDER_READY_TEMPLATE',
  'SMS_ORDER_CANCELLED_TEMPLATE',
  'SMS_ORDER_REFUNDED_TEMPLATE',
] as const;

/** What is missing of a provider that is only partly set. Without any of it nobody can log in outside the sandbox, and the start says so. */
export function smsFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  return missingFaults(smsSettings, { together, optional }, { values, known });
}
