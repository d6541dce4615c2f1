import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { asked } from '../server/pricing/testing/sample-catalogue.ts';
import { evaluate } from '../server/promo/evaluate.ts';
import { contextOf, linesOf, offer } from '../server/promo/testing/sample-offers.ts';

// What the demo's terms tell customers, against what the product does.

const terms = readFileSync(join(import.meta.dirname, '../content/info-page/tnc.json'), 'utf8');

it('the terms say that a coupon leaves alone what costs less in an everyday-value mix, and not every such item', () => {
  const saved = (...products: string[]) =>
    evaluate(offer({}), { lines: linesOf(...products.map((id) => asked(id))) }, contextOf());
  // Fries and cola are everyday-value items: two of them make a mix.
  expect(saved('FRIES')).toMatchObject({ result: 'SUCCESS' });
  expect(saved('FRIES', 'COLA', 'WINGS')).toMatchObject({ result: 'PARTIAL' });
  expect(terms).toContain(
    'do not lower the price of Everyday Value items that cost less together, unless the coupon says so.',
  );
});
