import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLogger } from '../http/logger.ts';
import type { ModuleParts } from '../module.ts';
import { readSettings } from '../settings.ts';
import { pushModule } from './push-module.ts';

const secret = 'a secret of the tests, long enough';
const page = readFileSync(join(import.meta.dirname, '../../docs/operations.md'), 'utf8');

/** Whether a server with these settings, of a shop without an SMS provider, reaches the devices of customers. */
const pushes = (env: Readonly<Record<string, string>>) => {
  const settings = readSettings({
    SANDBOX: 'off',
    AUTHOR_TOKEN: 'a token of the tests',
    SESSION_SECRET: secret,
    ...env,
  });
  const parts = { settings, secret, now: Date.now, log: createLogger('silent') };
  return pushModule(parts as unknown as ModuleParts).push !== undefined;
};

it('a restored copy of the shop pushes to no device of a customer, started as the restore drill says', () => {
  const [, drill = ''] = page.split('### Restore drill\n');
  const [, first = ''] = /\n1\. ([^]+?)\n2\. /.exec(drill) ?? [];
  const leftOut = /no settings? of[^:]+:/.exec(first)?.[0] ?? '';
  expect(pushes({ PUBLIC_ORIGIN: 'https://order.example.in' })).toBe(true);
  expect(leftOut).toContain('`PUBLIC_ORIGIN`');
  expect(pushes({})).toBe(false);
});
