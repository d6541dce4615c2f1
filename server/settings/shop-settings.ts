import { z } from 'zod';
import { storeIdPattern } from '#schemas/rules/store-id.ts';
import { onOff, type Setting } from './setting.ts';

/** The shop: whether it is the sandbox, and what customers begin with. A part of the table in settings.ts. */
export const shopSettings = {
  SANDBOX: {
    schema: onOff,
    fallback: 'on',
    describe: 'Sandbox mode: demo data, simulated external services, default secrets.',
    example: 'off',
  },
  DEFAULT_STORE_ID: {
    schema: z.string().regex(storeIdPattern),
    fallback: '14052',
    describe: 'Store for customers whose place is not known.',
    example: '14052',
  },
  DEFAULT_WALLET_APPLIED: {
    schema: onOff,
    fallback: 'off',
    describe: 'Tells the app to switch the wallet on by itself (isDefaultWalletApplied).',
    example: 'on',
  },
  SCOREBOARD_KEY: {
    schema: z
      .string()
      .regex(/^[\w-]{43}$/, 'Not 32 bytes in base64url')
      .optional(),
    describe:
      'Key of the mobile numbers in addresses of the scoreboard (AES-256, base64url), which the app has too. The sandbox has a default; without one there is no scoreboard.',
    example: 'paste-here-what-openssl-prints-as-base64url',
  },
  FEEDBACK_YEARS: {
    schema: z.coerce.number().int().min(0).max(100),
    fallback: '2',
    describe:
      'Years for which feedback and problems that customers reported are kept, at most as long as their orders; 0 keeps them as long as these.',
    example: '3',
  },
  KITCHEN_SPEED: {
    schema: z.coerce.number().min(1).max(1000).optional(),
    describe:
      'How many times faster than a real one the kitchen is: with 10 an order takes three minutes in place of thirty. In the sandbox 10, outside it 1.',
    example: '1',
  },
  SCHEDULED_LEAD_MINUTES: {
    schema: z.coerce.number().int().min(30).max(1440),
    fallback: '30',
    describe:
      'Minutes before its time at which the kitchen begins an order for later, 30 at least. One cannot be ordered for sooner.',
    example: '45',
  },
  SEED_PRODUCTS: {
    schema: z.coerce.number().int().min(0).max(10_000),
    fallback: '0',
    describe:
      'How many products the menu of the sandbox has at least, to test a long menu; variations of the products make up the number.',
    example: '2000',
  },
} as const satisfies Record<string, Setting>;
