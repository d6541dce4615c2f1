import { categorySlugs } from '#schemas/actions.ts';
import type { MenuListName } from '#schemas/menu-names.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { hasVegForm } from '#schemas/rules/veg-form.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { type MenuCard, menuCardOf } from './menu-card.ts';
import { menuWords as words } from './menu-words.ts';

/** A part of the menu under one heading. */
export interface MenuGroup {
  /** Id of the category, or the name of a list with products of several categories: 'bestsellers'. */
  readonly id: string;
  readonly name: string;
  /** Its friendly path: /menu/veg-pizza. */
  readonly slug: string;
  /** What can be ordered comes first. While only a part of the menu is loaded these are the first cards. */
  readonly cards: readonly MenuCard[];
  /** How many cards the group has in the whole menu. */
  readonly count: number;
}

/** A product of the menu and its card. */
export interface MenuEntry {
  readonly product: MenuProduct;
  readonly card: MenuCard;
}

/** What does not depend on the filters, computed once for each menu: cards stay the same objects, so only changed ones are rendered again. */
interface MenuIndex {
  readonly byId: ReadonlyMap<string, MenuEntry>;
  readonly categories: readonly { readonly group: MenuGroup; readonly entries: readonly MenuEntry[] }[];
}

const indexes = new WeakMap<Menu, MenuIndex>();

function groupOf(head: Pick<MenuGroup, 'id' | 'name' | 'slug'>, entries: readonly MenuEntry[]): MenuGroup {
  const cards = soldOutLast(entries.map(({ card }) => card));
  return { ...head, cards, count: cards.length };
}

/** Reuses the card objects that are on the page already where they have not changed, so that they are not rendered again. */
function withShown(shown: readonly MenuGroup[]): (card: MenuCard) => MenuCard {
  const keyOf = ({ categoryId, productId }: MenuCard) => `${categoryId}/${productId}`;
  const known = new Map(shown.flatMap(({ cards }) => cards.map((card) => [keyOf(card), card])));
  return (card) => {
    const before = known.get(keyOf(card));
    return before && JSON.stringify(before) === JSON.stringify(card) ? before : card;
  };
}

function menuIndexOf(menu: Menu, shown: readonly MenuGroup[]): MenuIndex {
  const known = indexes.get(menu);
  if (known) return known;
  const asShown = withShown(shown);
  const mix = mixRuleOf(menu);
  const byId = new Map<string, MenuEntry>();
  const categories = menu.catalog.map((category) => {
    const entries = category.products.map((product) => ({
      product,
      card: asShown(menuCardOf(product, { category, mix })),
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
  /** The groups that the server sent with the page. */
  readonly shown?: readonly MenuGroup[] | undefined;
}

/** The menu in the order of the screen: lists with products of several categories, then the categories. Empty groups are left out. */
export function menuGroups(
  menu: Menu,
  { favourites, vegOnly, shown = [] }: GroupFilter,
): readonly MenuGroup[] {
  const { byId, categories } = menuIndexOf(menu, shown);
  const listed = (id: MenuListName, name: string, productIds: readonly string[]) => {
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

/** Every product of the menu once, by its id: one that is in several categories has the card of the first. */
export function menuEntries(menu: Menu): ReadonlyMap<string, MenuEntry> {
  return menuIndexOf(menu, []).byId;
}

/** Whether the product can be ordered without meat (MEN-19). */
export function isVeg({ product }: MenuEntry): boolean {
  return hasVegForm(product);
}
