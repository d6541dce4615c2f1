import type { z } from 'zod';
import { type Promo, promoSchema } from '#schemas/entities/promo.ts';
import { type AskedLine, giftLine, type PricedLine, priceLines } from '../../pricing/price-lines.ts';
import { sampleCatalogue } from '../../pricing/testing/sample-catalogue.ts';
import type { PromoContext } from '../promo-cart.ts';
import type { MenuNames } from '../promo-words.ts';

const mix = { minimum: 2, saving: 1000 };

export function linesOf(...lines: readonly AskedLine[]): readonly PricedLine[] {
  return priceLines({ lines, catalogue: sampleCatalogue, mix }).lines;
}

const categoryNames: Readonly<Record<string, string>> = {
  '2': 'Pizza',
  '4': 'Sides',
  '46': 'Chicken',
  '50': 'Combos',
};

export const sampleNames: MenuNames = {
  category: (id) => categoryNames[id] ?? id,
  product: (id) => sampleCatalogue.find(id)?.product.name ?? id,
  size: (id) => (id === 'large' ? 'Large' : id),
  crust: (id) => (id === 'classic' ? 'Classic' : id),
};

/** A customer of one order, at noon of Friday 20 Nov 2026 in India, who has not chosen how to pay. */
export function contextOf(other: Partial<PromoContext> = {}): PromoContext {
  return {
    now: Date.parse('2026-11-20T12:00:00+05:30'),
    orderType: 'D',
    customer: { ordersBefore: 1, uses: [] },
    names: sampleNames,
    worthOf: (gift) => {
      const line = giftLine(gift, sampleCatalogue);
      return line ? line.unitPrice * line.quantity : null;
    },
    ...other,
  };
}

type Written = z.input<typeof promoSchema>;
export type Offered = Partial<Written>;
export type OfferedEffect = Written['effect'];

/** An offer OFFER that takes 10% off everything, unless `written` says otherwise. */
export function offer(written: Offered = {}): Promo {
  return promoSchema.parse({ code: 'OFFER', effect: { kind: 'percentage', percent: 10 }, ...written });
}
