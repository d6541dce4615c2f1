import { expect, it } from 'vitest';
import { nearestName } from './nearest-name.ts';
import { quoted } from './quoted.ts';

const known = ['banner-hero-pizza', 'banner-hero-combo', 'veg-pizza', '2'];

it.each([
  ['banner-hero-piza', 'banner-hero-pizza'],
  ['Veg-Pizza', 'veg-pizza'],
  ['vegpiza', 'veg-pizza'],
  ['banner', undefined],
  ['3', '2'],
])('takes %s for %s', (given, meant) => {
  expect(nearestName(given, known)).toBe(meant);
});

it('does not compare a pasted picture letter by letter', () => {
  const compared = () => {
    throw new Error('was compared');
  };
  const name = { length: 17, toLowerCase: compared } as unknown as string;
  expect(nearestName(`data:image/png;base64,${'A'.repeat(500_000)}`, [name])).toBeUndefined();
  expect(() => nearestName('banner-hero-piza', [name])).toThrow('was compared');
});

it('shows the beginning of a long value', () => {
  expect(quoted('banner-hero-piza')).toBe("'banner-hero-piza'");
  expect(quoted(`data:image/png;base64,${'A'.repeat(500_000)}`)).toMatch(/^'data:image\/png;base64,A{35}…'$/);
});
