import type { Menu } from '#schemas/entities/menu.ts';
import { mixPrice } from '#schemas/rules/mix-price.ts';
import type { EdvMix } from '#schemas/stored/drafts.ts';
import { type Addition, additionOf } from '#src/features/cart/cart-lines.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { isVeg, menuEntries } from '#src/features/menu/menu-groups.ts';

// The everyday-value mix (MEN-22), as pure functions.

/**
 * The everyday-value items that can be picked, sold-out ones last; with veg only, those that can be ordered vegetarian. Combos that require a
 * choice are left out.
 */
export function edvCards(menu: Menu, vegOnly: boolean): readonly MenuCard[] {
  const offered = [...menuEntries(menu).values()].filter(
    (entry) => entry.product.edv && !entry.card.mustChoose && (!vegOnly || isVeg(entry)),
  );
  return soldOutLast(offered.map(({ card }) => card));
}

interface Counted {
  readonly card: MenuCard;
  readonly count: number;
}

interface MixLimits {
  /** Units that the cart can still take. */
  readonly room: number;
  readonly roomOf: (card: MenuCard) => number;
}

/** Reduces a mix to what the store sells and what the limits of the cart allow. */
export function fitMix(cards: readonly MenuCard[], mix: EdvMix, { room, roomOf }: MixLimits): Counted[] {
  let left = room;
  return cards.flatMap((card) => {
    const wanted = card.available ? (mix[card.productId] ?? 0) : 0;
    const count = Math.max(0, Math.min(wanted, roomOf(card), left));
    left -= count;
    return count > 0 ? [{ card, count }] : [];
  });
}

export function withCount(mix: EdvMix, productId: string, count: number): EdvMix {
  const { [productId]: _, ...others } = mix;
  return count > 0 ? { ...others, [productId]: count } : others;
}

export function unitsIn(counted: readonly Counted[]): number {
  return counted.reduce((units, { count }) => units + count, 0);
}

/** What the picked items cost when they are added as a mix, and one by one. In paise, for display only. */
export function totalOf(counted: readonly Counted[]): { readonly mixed: number; readonly single: number } {
  const sum = (priceOf: (card: MenuCard) => number) =>
    counted.reduce((total, { card, count }) => total + priceOf(card) * count, 0);
  return {
    mixed: sum(({ price, mix }) => (mix ? mixPrice(price, mix) : price)),
    single: sum(({ price }) => price),
  };
}

export function additionsOf(counted: readonly Counted[]): Addition[] {
  return counted.map(({ card, count }) => ({ ...additionOf(card), quantity: count }));
}
