import { z } from 'zod';
import type { Setting } from './setting.ts';

const seconds = z.coerce.number().int().min(1);

/** Secrets, and how long what is signed with them is good. A part of the table in settings.ts. */
export const sessionSettings = {
  SESSION_SECRET: {
    schema: z.string().min(32).optional(),
    describe:
      'Signs sessions and previews, 32 characters or more, the same for every process. The sandbox makes one; needed outside it.',
    example: 'paste-here-what-openssl-rand-base64-48-prints',
  },
  SESSION_TTL_SECONDS: {
    schema: seconds,
    fallback: '3600',
    describe: 'How long the credentials of a session are good before they are refreshed.',
    example: '3600',
  },
  REFRESH_TTL_SECONDS: {
    schema: seconds,
    fallback: '2592000',
    describe: 'How long a session that is not used can still be refreshed (30 days).',
    example: '2592000',
  },
  PREVIEW_TTL_SECONDS: {
    schema: seconds,
    fallback: '86400',
    describe: 'How long a preview link is good.',
    example: '86400',
  },
} as const satisfies Record<string, Setting>;
