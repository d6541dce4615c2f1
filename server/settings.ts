import type { z } from 'zod';
import { parseBrandPaths } from '#schemas/brand-paths.ts';
import type { BrandPaths } from '#schemas/routes.ts';
import { sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import { authorSettings, sharedAuthor, type AuthorToken } from './settings/author-settings.ts';
import { networkFaults, networkSettings } from './settings/network-settings.ts';
import { partnerFaults, partnerSettings } from './settings/partner-settings.ts';
import { paymentFaults, paymentSecrets, paymentSettings } from './settings/payment-settings.ts';
import { sessionSettings } from './settings/session-settings.ts';
import type { Setting } from './settings/setting.ts';
import { shopSettings } from './settings/shop-settings.ts';
import { smsFaults, smsSettings } from './settings/sms-settings.ts';
import { socialFaults, socialSettings } from './settings/social-settings.ts';
import { storageFaults, storageSettings } from './settings/storage-settings.ts';
import { trainFaults, trainSettings } from './settings/train-settings.ts';
import { StartFault } from './start-fault.ts';
import { isForCustomers, openings, type ReachValues } from './who-reaches.ts';

/** Every setting of the server: environment variable → its rule, default and description. A test compares the table in the README with it. */
export const settingsTable = {
  ...networkSettings,
  ...storageSettings,
  ...shopSettings,
  ...authorSettings,
  ...sessionSettings,
  ...smsSettings,
  ...socialSettings,
  ...partnerSettings,
  ...paymentSettings,
  ...trainSettings,
} as const satisfies Record<string, Setting>;

/** Published on purpose, so that trying the product out needs no setting; refused where anything but this machine could use it. */
export const sandboxAuthorToken = 'sandbox-author-token';

type Parsed = { readonly [K in keyof typeof settingsTable]: z.output<(typeof settingsTable)[K]['schema']> };

export interface Settings
  extends Omit<
    Parsed,
    'SANDBOX' | 'HOST' | 'KITCHEN_SPEED' | 'DEFAULT_WALLET_APPLIED' | 'MIGRATE_AT_START' | 'API_KEYS'
  > {
  readonly SANDBOX: boolean;
  readonly DEFAULT_WALLET_APPLIED: boolean;
  readonly MIGRATE_AT_START: boolean;
  readonly HOST: string;
  readonly KITCHEN_SPEED: number;
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
  values.KITCHEN_SPEED ??= sandbox ? 10 : 1;
  faults.push(
    ...secretFaults(values, faults),
    ...networkFaults(values),
    ...storageFaults(values, faults),
    ...sandboxFaults(values, env.SANDBOX),
    ...smsFaults(values, faults),
    ...socialFaults(values, faults),
    ...partnerFaults(values, faults),
    ...paymentFaults(values, faults),
    ...trainFaults(values, faults),
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
    KITCHEN_SPEED: values.KITCHEN_SPEED as number,
    brandPaths,
    DEFAULT_WALLET_APPLIED: values.DEFAULT_WALLET_APPLIED === 'on',
    MIGRATE_AT_START: values.MIGRATE_AT_START === 'on',
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
  const named = values.AUTHOR_TOKENS as readonly AuthorToken[] | undefined;
  const needed = values.SANDBOX === 'off' ? (['AUTHOR_TOKEN', 'SESSION_SECRET'] as const) : [];
  const isKnown = (name: string) => known.some((fault) => fault.startsWith(`${name}=`));
  const faults = needed
    .filter((name) => values[name] === undefined && !isKnown(name))
    .filter((name) => name !== 'AUTHOR_TOKEN' || (named === undefined && !isKnown('AUTHOR_TOKENS')))
    .map(
      (name) =>
        `${name} is not set, and there is no default outside the sandbox. ${settingsTable[name].describe} For example ${name}=${settingsTable[name].example}`,
    );
  const open = openings(values);
  if (values.AUTHOR_TOKEN === sandboxAuthorToken && open.length > 0)
    faults.push(
      `AUTHOR_TOKEN is the token of the sandbox, which is public: with ${open.join(', ')} others could publish with it. ${needed.length > 0 ? '' : 'Leave it out, and one is made, or set one of your own. '}For example AUTHOR_TOKEN=${settingsTable.AUTHOR_TOKEN.example}`,
    );
  if (named?.some(({ token }) => token === sandboxAuthorToken))
    faults.push(
      `AUTHOR_TOKENS holds the token of the sandbox, which is public. Give every author one of their own. For example AUTHOR_TOKENS=${settingsTable.AUTHOR_TOKENS.example}`,
    );
  if (named?.some(({ token }) => token === values.AUTHOR_TOKEN))
    faults.push(
      `AUTHOR_TOKENS holds the token of AUTHOR_TOKEN, so who publishes with it has two names ('${sharedAuthor}' is the other). Leave AUTHOR_TOKEN out, or change one of them.`,
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

const secrets = new Set<string>([
  'AUTHOR_TOKEN',
  'AUTHOR_TOKENS',
  'SESSION_SECRET',
  'SCOREBOARD_KEY',
  'DATABASE_URL',
  'DATABASE_REPLICA_URL',
  'VALKEY_URL',
  'API_KEYS',
  'SMS_URL',
  'SMS_KEY',
  'SOCIAL_CLIENT_SECRET',
  'PAYTM_MINI_CLIENT_SECRET',
  'TRAIN_PARTNER_KEY',
  'CDN_PURGE_KEY',
  ...paymentSecrets,
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
