import type { FastifyRequest } from 'fastify';
import { expect, it } from 'vitest';
import { headerNames } from '#schemas/header-names.ts';
import { isBlockedIn } from './blocked-in.ts';

const from = (miniApp?: string) =>
  ({ headers: miniApp === undefined ? {} : { [headerNames.miniApp]: miniApp } }) as unknown as FastifyRequest;

it.each([
  [undefined, false],
  ['PAYTM', true],
  ['GPAY', false],
  // No name of an object's own.
  ['constructor', false],
])('MIN-06 cash that is blocked in the app of Paytm is blocked in %s: %s', (app, is) => {
  const vendorConfig = { PAYTM: { blockedFeatures: ['CASH'] }, GPAY: { blockedFeatures: [] } };
  expect(isBlockedIn({ vendorConfig } as never, from(app), 'CASH')).toBe(is);
});
