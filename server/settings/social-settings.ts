import { z } from 'zod';
import { socialSource } from '#schemas/entities/session.ts';
import { givenOf, homelessFault, missingFaults } from './set-together.ts';
import type { Setting } from './setting.ts';
import { isLoopback } from '../who-reaches.ts';

/** Settings of the provider with whose accounts customers log in. A part of the table in settings.ts. */
export const socialSettings = {
  SOCIAL_ISSUER: {
    schema: z
      .url({ protocol: /^https?$/ })
      .refine((url) => url.startsWith('https:') || isLoopback(new URL(url).hostname), {
        message: 'Not https, so that others could answer in its place',
      })
      .optional(),
    describe:
      'Issuer of a provider of logins that speaks OpenID Connect; its addresses are read from there. Used outside the sandbox.',
    example: 'https://accounts.google.com',
  },
  SOCIAL_CLIENT_ID: {
    schema: z.string().min(1).optional(),
    describe: 'Id of this shop at the provider of logins.',
    example: 'the-client-id-that-the-provider-gave-you',
  },
  SOCIAL_CLIENT_SECRET: {
    schema: z.string().min(8).optional(),
    describe: 'Secret of this shop at the provider of logins.',
    example: 'the-client-secret-that-the-provider-gave-you',
  },
  SOCIAL_SOURCE: {
    schema: socialSource,
    fallback: 'Gmail',
    describe: 'Whose accounts they are: the login type of their customers.',
    example: 'Gmail',
  },
  SOCIAL_NAME: {
    schema: z.string().min(1).max(40),
    fallback: 'Google',
    describe: "The provider's name on its button: Continue with Google.",
    example: 'Google',
  },
} as const satisfies Record<string, Setting>;

const together = ['SOCIAL_ISSUER', 'SOCIAL_CLIENT_ID', 'SOCIAL_CLIENT_SECRET'] as const;

/** What is missing of a provider that is only partly set. Without any of it the app shows no such button. */
export function socialFaults(values: Readonly<Record<string, unknown>>, known: readonly string[]): string[] {
  const missing = missingFaults(socialSettings, { together }, { values, known });
  const given = givenOf(together, values, known);
  const isHomeless =
    given.length > 0 && values.SANDBOX === 'off' && givenOf(['PUBLIC_ORIGIN'], values, known).length === 0;
  return isHomeless ? [...missing, homelessFault(given, 'provider')] : missing;
}
