import { z } from 'zod';
import type { Setting } from './setting.ts';
import { isLoopback } from '../who-reaches.ts';

const templateId = z
  .string()
  .regex(/^\d{6,25}$/, 'Not a number of 6 to 25 digits')
  .optional();

const templateText = z
  .string()
  .max(300)
  .refine((text) => text.includes('{code}'), { message: 'Does not contain {code}' })
  .refine((text) => !/\{(?!(?:code|domain|minutes)\})/.test(text), {
    message: 'Contains another variable than {code}, {domain} and {minutes}',
  });

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
    schema: templateText,
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
    schema: templateText,
    fallback: '{code} is your new password at {domain}. Use it within {minutes} minutes. Tell it to nobody.',
    describe:
      'Text of a new password as it was registered, without its last line, which phones read the password from.',
    example: '{code} is your new password for My Shop. Tell it to nobody.',
  },
} as const satisfies Record<string, Setting>;

const together = ['SMS_URL', 'SMS_KEY', 'SMS_ENTITY_ID', 'SMS_HEADER', 'SMS_LOGIN_TEMPLATE'] as const;

/** What is missing of a provider that is only partly set. Without any of it nobody can log in outside the sandbox, and the start says so. */
export function smsFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const isWrong = (name: string) => known.some((fault) => fault.startsWith(`${name}=`));
  const isGiven = (name: string) => values[name] !== undefined || isWrong(name);
  const given = [...together, 'SMS_PASSWORD_TEMPLATE'].filter(isGiven);
  if (given.length === 0) return [];
  return together
    .filter((name) => !isGiven(name))
    .map(
      (name) =>
        `${name} is not set, and ${given.join(', ')} cannot be used without it. ${smsSettings[name].describe} For example ${name}=${smsSettings[name].example}`,
    );
}
