import { z } from 'zod';
import { parseBrandPaths } from '#schemas/brand-paths.ts';
import type { BrandPaths } from '#schemas/routes.ts';
import type { Setting } from './setting.ts';
import { socialFaults, socialSettings } from './social-settings.ts';
import { smsFaults, smsSettings } from './sms-settings.ts';
import { StartFault } from './start-fault.ts';
import { readTrustProxy } from './trust-proxy.ts';
import { isForCustomers, openings, type ReachValues } from './who-reaches.ts';

const onOff = z.enum(['on', 'off']);
const seconds = z.coerce.number().int().min(1);

/** Every setting of the server: environment variable → its rule, default and description. A test compares the table in the README with it. */
export const settingsTable = {
  PORT: {
    schema: z.coerce.number().int().min(0).max(65535),
    fallback: '3000',
    describe: 'Port to listen on; 0 takes any free one.',
    example: '3000',
  },
  HOST: {
    schema: z.string().min(1).optional(),
    describe:
      'Address to listen on. In the sandbox localhost, which only this machine reaches; outside it 0.0.0.0, all addresses.',
    example: '0.0.0.0',
  },
  DATA_DIR: {
    schema: z.string().min(1),
    fallback: './data',
    describe: 'Folder of the embedded database.',
    example: './data',
  },
  DATABASE_URL: {
    schema: z.url({ protocol: /^postgres(ql)?$/ }).optional(),
    describe: 'A PostgreSQL database in place of the embedded one.',
    example: 'postgres://user:password@localhost:5432/shop',
  },
  DATABASE_POOL_SIZE: {
    schema: z.coerce.number().int().min(1).max(500),
    fallback: '10',
    describe: 'Connections to PostgreSQL that one process holds.',
    example: '10',
  },
  SANDBOX: {
    schema: onOff,
    fallback: 'on',
    describe: 'Sandbox mode: demo data, simulated external services, default secrets.',
    example: 'off',
  },
  AUTHOR_TOKEN: {
    schema: z.string().min(16).optional(),
    describe:
      'Token of the content command, 16 characters or more. A sandbox that only this machine reaches has a default, any other sandbox makes one at its first start; needed outside it.',
    example: 'a-long-random-string',
  },
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
  PUBLIC_ORIGIN: {
    schema: z
      .url({ protocol: /^https?$/ })
      .transform((url) => new URL(url).origin)
      .optional(),
    describe:
      'Scheme and host that customers use, for canonical addresses. Taken from HOST and PORT when absent.',
    example: 'https://order.example.in',
  },
  TRUST_PROXY: {
    schema: z
      .string()
      .transform((text, context) => {
        const read = readTrustProxy(text);
        if (read !== undefined) return read;
        context.addIssue({
          code: 'custom',
          message: /\/0+\s*(,|$)/.test(text)
            ? 'A network of 0 bits is everybody, and a client could then claim any address: name the proxies'
            : 'Not a list of addresses and networks',
        });
        return z.NEVER;
      })
      .optional(),
    describe:
      'The proxies in front, whose X-Forwarded-For is trusted: addresses and networks separated by commas; loopback, linklocal and uniquelocal name the private ones.',
    example: 'loopback',
  },
  LOG_LEVEL: {
    schema: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']),
    fallback: 'info',
    describe: 'Least level that is logged.',
    example: 'warn',
  },
  GUESTS_PER_MINUTE: {
    schema: z.coerce.number().int().min(120).max(1_000_000),
    fallback: '600',
    describe:
      'New guest sessions that one address may begin in a minute; many customers of a mobile network share one.',
    example: '600',
  },
  CODES_PER_HOUR: {
    schema: z.coerce.number().int().min(60).max(1_000_000),
    fallback: '600',
    describe:
      'Login codes that one address may ask for in an hour, and half as many again may be entered; many customers of a mobile network share one.',
    example: '600',
  },
  DEFAULT_STORE_ID: {
    schema: z.string().regex(/^[\w-]{1,40}$/),
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
  API_KEYS: {
    schema: z
      .string()
      .regex(/^[^:,\s]+:[^:,\s]+(,[^:,\s]+:[^:,\s]+)*$/)
      .optional(),
    describe: 'API keys that may call, each with its client type. Every caller may when absent.',
    example: 'web:web,gpay:gpay,paytm:paytm',
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
  ...smsSettings,
  ...socialSettings,
  SEED_PRODUCTS: {
    schema: z.coerce.number().int().min(0).max(10_000),
    fallback: '0',
    describe:
      'How many products the menu of the sandbox has at least, to test a long menu; variations of the products make up the number.',
    example: '2000',
  },
  CLIENT_DIR: {
    schema: z.string().min(1),
    fallback: './dist/client',
    describe: 'Folder of the built web app.',
    example: './dist/client',
  },
  RENDERER: {
    schema: z.string().min(1),
    fallback: './dist/ssr/entry-server.js',
    describe: 'Module that renders pages on the server.',
    example: './dist/ssr/entry-server.js',
  },
  CONTENT_DIR: {
    schema: z.string().min(1),
    fallback: './content',
    describe: 'Documents that an empty database starts with.',
    example: './content',
  },
} as const satisfies Record<string, Setting>;

/** Published on purpose, so that trying the product out needs no setting; refused where anything but this machine could use it. */
export const sandboxAuthorToken = 'sandbox-author-token';
/** 32 bytes: the text names the key. */
export const sandboxScoreboardKey = Buffer.from('sandbox key of the scoreboard 01').toString('base64url');

type Parsed = { readonly [K in keyof typeof settingsTable]: z.output<(typeof settingsTable)[K]['schema']> };

export interface Settings extends Omit<Parsed, 'SANDBOX' | 'HOST' | 'DEFAULT_WALLET_APPLIED' | 'API_KEYS'> {
  readonly SANDBOX: boolean;
  readonly DEFAULT_WALLET_APPLIED: boolean;
  readonly HOST: string;
  /** The paths that the app was built with, read from the same variables. */
  readonly brandPaths: BrandPaths;
  /** API key → client type; empty when every caller may call. */
  readonly API_KEYS: ReadonlyMap<string, string>;
}

/** Parses the environment once; throws one fault that lists everything that is wrong with it. */
export function readSettings(env: Readonly<Record<string, string | undefined>>): Settings {
  const values: Record<string, unknown> = {};
  const faults: string[] = [];
  for (const [name, setting] of Object.entries(settingsTable) as [string, Setting][]) {
    const given = env[name] === '' ? undefined : env[name];
    const result = setting.schema.safeParse(given ?? setting.fallback);
    if (result.success) values[name] = result.data;
    else
      faults.push(
        `${name}=${shown(name, given)} is not usable: ${reason(result.error)} ${setting.describe} For example ${name}=${setting.example}`,
      );
  }
  const sandbox = values.SANDBOX !== 'off';
  values.HOST ??= sandbox ? 'localhost' : '0.0.0.0';
  faults.push(
    ...secretFaults(values, faults),
    ...sandboxFaults(values, env.SANDBOX),
    ...smsFaults(values, faults),
    ...socialFaults(values, faults),
  );
  const { paths: brandPaths, faults: pathFaults } = parseBrandPaths(env);
  faults.push(...pathFaults);
  if (faults.length > 0) {
    throw new StartFault(
      `${faults.length === 1 ? 'A setting is' : `${faults.length} settings are`} wrong:\n${faults.map((fault) => `  - ${fault}`).join('\n')}`,
      'Set the environment variables named above, or leave them out to get the default, and start again.',
    );
  }
  return {
    ...(values as unknown as Parsed),
    SANDBOX: sandbox,
    HOST: values.HOST as string,
    brandPaths,
    DEFAULT_WALLET_APPLIED: values.DEFAULT_WALLET_APPLIED === 'on',
    AUTHOR_TOKEN:
      (values.AUTHOR_TOKEN as string | undefined) ??
      (openings(values).length === 0 ? sandboxAuthorToken : undefined),
    SCOREBOARD_KEY:
      (values.SCOREBOARD_KEY as string | undefined) ?? (sandbox ? sandboxScoreboardKey : undefined),
    API_KEYS: new Map(
      ((values.API_KEYS as string | undefined) ?? '')
        .split(',')
        .filter(Boolean)
        .map((pair) => pair.split(':') as [string, string]),
    ),
  };
}

/** The secrets that are missing outside the sandbox, and the public token where others than the user of this machine could use it. */
function secretFaults(values: ReachValues, known: readonly string[]): string[] {
  const needed = values.SANDBOX === 'off' ? (['AUTHOR_TOKEN', 'SESSION_SECRET'] as const) : [];
  const faults = needed
    .filter((name) => values[name] === undefined && !known.some((fault) => fault.startsWith(`${name}=`)))
    .map(
      (name) =>
        `${name} is not set, and there is no default outside the sandbox. ${settingsTable[name].describe} For example ${name}=${settingsTable[name].example}`,
    );
  const open = openings(values);
  if (values.AUTHOR_TOKEN === sandboxAuthorToken && open.length > 0)
    faults.push(
      `AUTHOR_TOKEN is the token of the sandbox, which is public: with ${open.join(', ')} others could publish with it. ${needed.length > 0 ? '' : 'Leave it out, and one is made, or set one of your own. '}For example AUTHOR_TOKEN=${settingsTable.AUTHOR_TOKEN.example}`,
    );
  return faults;
}

/** The sandbox is the default, so a shop that customers reach could be one by mistake. */
function sandboxFaults(values: ReachValues, given: string | undefined): string[] {
  if (!isForCustomers(values) || given) return [];
  return [
    `SANDBOX is not set, and PUBLIC_ORIGIN=${String(values.PUBLIC_ORIGIN)} is an address for customers, who would find a demo menu. Set SANDBOX=off for a shop of your own, or SANDBOX=on when the sandbox is meant.`,
  ];
}

const secrets = new Set([
  'AUTHOR_TOKEN',
  'SESSION_SECRET',
  'SCOREBOARD_KEY',
  'DATABASE_URL',
  'API_KEYS',
  'SMS_URL',
  'SMS_KEY',
  'SOCIAL_CLIENT_SECRET',
]);

function shown(name: string, value: string | undefined): string {
  if (value === undefined) return '(not set)';
  return secrets.has(name) ? '(hidden)' : JSON.stringify(value);
}

function reason(error: z.ZodError): string {
  return error.issues.map((issue) => `${inWords(issue)}.`).join(' ');
}

function inWords(issue: z.core.$ZodIssue): string {
  switch (issue.code) {
    case 'too_small':
      return issue.origin === 'string'
        ? `Shorter than ${issue.minimum} characters`
        : `Less than ${issue.minimum}`;
    case 'too_big':
      return `More than ${issue.maximum}`;
    case 'invalid_value':
      return `Not one of ${issue.values.join(', ')}`;
    case 'invalid_type':
      return `Not a ${issue.expected === 'int' ? 'whole number' : issue.expected}`;
    default:
      return issue.message;
  }
}
