import { z } from 'zod';
import { gatewayAddress } from './payment-settings.ts';
import { missingFaults } from './set-together.ts';
import type { Setting } from './setting.ts';

/** Settings of the partners in whose apps the product runs. A part of the table in settings.ts. In the sandbox its own partners take their place. */
export const partnerSettings = {
  PAYTM_MINI_CLIENT_ID: {
    schema: z.string().min(1).max(200).optional(),
    describe: 'Client id of this shop as a mini-app of Paytm. Used outside the sandbox.',
    example: 'the-client-id-that-paytm-gave-your-mini-app',
  },
  PAYTM_MINI_CLIENT_SECRET: {
    schema: z.string().min(8).max(200).optional(),
    describe: 'Client secret of this shop as a mini-app of Paytm.',
    example: 'the-client-secret-that-paytm-gave-your-mini-app',
  },
  GPAY_CLIENT_ID: {
    schema: z.string().min(1).max(200).optional(),
    describe: 'OAuth client id of this shop inside Google Pay. Used outside the sandbox.',
    example: 'the-client-id-that-google-gave-you',
  },
  GPAY_KEYS_URL: {
    schema: gatewayAddress,
    fallback: 'https://www.googleapis.com/oauth2/v3/certs',
    describe: 'Where Google publishes the keys that its tokens are signed with.',
    example: 'https://www.googleapis.com/oauth2/v3/certs',
  },
} as const satisfies Record<string, Setting>;

const together = ['PAYTM_MINI_CLIENT_ID', 'PAYTM_MINI_CLIENT_SECRET'] as const;

/** What is missing of a partner that is only partly set. Without any of it customers in its app log in as everybody does. */
export function partnerFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  return missingFaults(partnerSettings, { together }, { values, known });
}
