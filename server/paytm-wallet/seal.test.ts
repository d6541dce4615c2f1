import { randomBytes } from 'node:crypto';
import { expect, it } from 'vitest';
import { createSeal } from './seal.ts';

const sealOf = (other: Partial<Parameters<typeof createSeal>[0]> = {}) =>
  createSeal({ secret: 'a secret of the test', purpose: 'paytm-token', randomBytes, ...other });

it.each(['a token', 'of \u20B9 and \u00E9', ''])('PAY-26 opens what it has closed: "%s"', (text) => {
  const seal = sealOf();
  expect(seal.open(seal.close(text, 'u-1'), 'u-1')).toBe(text);
});

it('PAY-26 hides the text, and closes the same one otherwise each time', () => {
  const seal = sealOf();
  const [one, other] = [seal.close('a token', 'u-1'), seal.close('a token', 'u-1')];
  expect(one).not.toBe(other);
  expect(Buffer.from(one, 'base64url').toString()).not.toContain('token');
});

it.each<[string, Partial<Parameters<typeof createSeal>[0]>, string]>([
  ['for somebody else', {}, 'u-2'],
  ['for another purpose', { purpose: 'paytm-state' }, 'u-1'],
  ['with another secret', { secret: 'another secret' }, 'u-1'],
])('PAY-26 does not open %s', (_, other, owner) => {
  expect(sealOf(other).open(sealOf().close('a token', 'u-1'), owner)).toBeUndefined();
});

it.each([0, 1, 15, 27])('PAY-26 does not open the first %i bytes of what it has closed', (length) => {
  const seal = sealOf();
  const start = Buffer.from(seal.close('', 'u-1'), 'base64url').subarray(0, length);
  expect(seal.open(start.toString('base64url'), 'u-1')).toBeUndefined();
});
