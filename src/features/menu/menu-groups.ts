import { categorySlugs } from '#schemas/actions.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { type MenuCard, menuCardOf } from './menu-card.ts';
import { menuWords as words } from './menu-words.ts';
import { hasVegForm } from './veg-only.ts';

/** A part of the menu under one heading. */
export interface MenuGroup {
  /** Id of the category, or the name of a list that runs across them: 'bestsellers'. */
  readonly id: string;
  readonly name: string;
  /** Its friendly path: /menu/veg-pizza. */
  readonly slug: string;
  /** What can be ordered first. A page that was sent with a part of the menu holds the first of them. */
  readonly cards: readonly MenuCard[];
  /** How many there are. */
  readonly count: number;
}

/** A product of the menu and its card. */
export interface MenuEntry {
  readonly product: MenuProduct;
  readonly card: MenuCard;
}

/** What does not depend on the filters, worked out once a menu: cards are then the same objects, and only what changes is drawn. */
interface Index {
  readonly byId: ReadonlyMap<string, MenuEntry>;
  readonly categories: readonly { readonly group: MenuGroup; readonly entries: readonly MenuEntry[] }[];
}

const indexes = new WeakMap<Menu, Index>();

function groupOf(head: Pick<MenuGroup, 'id' | 'name' | 'slug'>, entries: readonly MenuEntry[]): MenuGroup {
  const cards = soldOutLast(entries.map(({ card }) => card));
  return { ...head, cards, count: cards.length };
}

/** Cards that are shown already and have not changed stay the same objects: nothing of them is drawn anew. */
function withShown(shown: readonly MenuGroup[]): (card: MenuCard) => MenuCard {
  const keyOf = ({ categoryId, productId }: MenuCard) => `${categoryId}/${productId}`;
  const known = new Map(shown.flatMap(({ cards }) => cards.map((card) => [keyOf(card), card])));
  return (card) => {
    const before = known.get(keyOf(card));
    return before && JSON.stringify(before) === JSON.stringify(card) ? before : card;
  };
}

function indexOf(menu: Menu, shown: readonly MenuGroup[]): Index {
  const known = indexes.get(menu);
  if (known) return known;
  const asShown = withShown(shown);
  const byId = new Map<string, MenuEntry>();
  const categories = menu.catalog.map((category) => {
    const entries = category.products.map((product) => ({
      product,
      card: asShown(menuCardOf(product, category)),
    }));
    for (const entry of entries) {
      if (!byId.has(entry.product.productId)) byId.set(entry.product.productId, entry);
    }
    const { categoryId, name, slug } = category;
    const head = { id: categoryId, name, slug: categorySlugs[categoryId] ?? slug };
    return { group: groupOf(head, entries), entries };
  });
  const index = { byId, categories };
  indexes.set(menu, index);
  return index;
}

export interface GroupFilter {
  readonly favourites: readonly string[];
  readonly vegOnly: boolean;
  /** What the page was sent with. */
  readonly shown?: readonly MenuGroup[] | undefined;
}

/** The menu in the order of the screen: lists across the categories, then the categories. Groups without anything in them are left out. */
export function menuGroups(
  menu: Menu,
  { favourites, vegOnly, shown = [] }: GroupFilter,
): readonly MenuGroup[] {
  const { byId, categories } = indexOf(menu, shown);
  const listed = (id: string, name: string, productIds: readonly string[]) => {
    const entries = productIds.map((productId) => byId.get(productId)).filter((entry) => entry !== undefined);
    return groupOf({ id, name, slug: id }, vegOnly ? entries.filter(isVeg) : entries);
  };
  const groups = [
    listed('bestsellers', words.bestsellers, menu.bestseller),
    listed('recommended', words.recommended, menu.recommended),
    listed('favourites', words.favourites, favourites),
    listed('daily-essentials', words.essentials, menu.essentials),
    ...categories.map(({ group, entries }) => {
      const kept = vegOnly ? entries.filter(isVeg) : entries;
      return kept.length === entries.length ? group : groupOf(group, kept);
    }),
  ];
  return groups.filter(({ count }) => count > 0);
}

/** Every product of the menu once, by its id: one that stands in several categories has the card of the first. */
export function menuEntries(menu: Menu): ReadonlyMap<string, MenuEntry> {
  return indexOf(menu, []).byId;
}

/** Whether it can be had without meat (MEN-19). */
export function isVeg({ product }: MenuEntry): boolean {
  return hasVegForm(product);
}
