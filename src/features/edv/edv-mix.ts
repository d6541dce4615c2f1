import type { Menu } from '#schemas/entities/menu.ts';
import { type Addition, additionOf } from '#src/features/cart/cart-lines.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { isVeg, menuEntries } from '#src/features/menu/menu-groups.ts';

// The every-day-value mix (MEN-22). Pure.

/** Units by product. */
export type EdvMix = Readonly<Record<string, number>>;

/**
 * The every-day-value items of a menu that one can pick, what is sold out last; with veg only those that can be had so. A combo that asks for
 * a choice is none to pick.
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
  /** Units that the cart has room for. */
  readonly room: number;
  readonly roomOf: (card: MenuCard) => number;
}

/** What of a mix can be had: no more than the store sells and the cart takes. */
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

/** In paise, for showing. */
export function totalOf(counted: readonly Counted[]): number {
  return counted.reduce((total, { card, count }) => total + card.price * count, 0);
}

export function additionsOf(counted: readonly Counted[]): Addition[] {
  return counted.map(({ card, count }) => ({ ...additionOf(card), quantity: count }));
}

export function isEdvMix(value: unknown): value is EdvMix {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((count) => Number.isSafeInteger(count) && (count as number) > 0)
  );
}
