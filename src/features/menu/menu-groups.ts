import { categorySlugs } from '#schemas/actions.ts';
import type { MenuOrder } from '#schemas/page-cookies.ts';
import type { MenuListName } from '#schemas/menu-names.ts';
import type { Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { mixRuleOf } from '#schemas/rules/mix-price.ts';
import { hasVegForm } from '#schemas/rules/veg-form.ts';
import { soldOutLast } from '#src/features/catalog/sold-out-last.ts';
import { type MenuCard, menuCardOf } from './menu-card.ts';
import { lateMenuWords as words } from './late-menu-words.ts';

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
  readonly categories: readonly Category[];
  /** The same with their dishes in another order, once somebody sees them so. */
  readonly sorted: Map<MenuSorting, readonly Category[]>;
}

/** EXP-11. In variant A the bestsellers of a category come first, in B its lowest prices; in any other the order is that of the restaurant. */
type MenuSorting = string;

interface Category {
  readonly group: MenuGroup;
  readonly entries: readonly MenuEntry[];
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
  const index = { byId, categories, sorted: new Map<MenuSorting, readonly Category[]>() };
  indexes.set(menu, index);
  return index;
}

/** EXP-11. The categories with their dishes in an order; what stands equal keeps the order of the restaurant. */
function sortedCategories(menu: Menu, { categories, sorted }: MenuIndex, sorting: MenuSorting | undefined) {
  if (sorting !== 'A' && sorting !== 'B') return categories;
  const known = sorted.get(sorting);
  if (known) return known;
  const popular = new Set(menu.bestseller);
  const rankOf = ({ product: { productId, price } }: MenuEntry) =>
    sorting === 'B' ? price : popular.has(productId) ? 0 : 1;
  const made = categories.map(({ group, entries }) => {
    const inOrder = [...entries].sort((one, other) => rankOf(one) - rankOf(other));
    return { group: groupOf(group, inOrder), entries: inOrder };
  });
  sorted.set(sorting, made);
  return made;
}

export interface GroupFilter {
  readonly favourites: readonly string[];
  readonly vegOnly: boolean;
  /** The groups that the server sent with the page. */
  readonly shown?: readonly MenuGroup[] | undefined;
  /** Variant of `menuSorting`. */
  readonly sorting?: MenuSorting | undefined;
  /** EXP-27. Order of the categories; the lists before them stay where they are. */
  readonly order?: MenuOrder;
}

/** The menu in the order of the screen: lists with products of several categories, then the categories. Empty groups are left out. */
export function menuGroups(
  menu: Menu,
  { favourites, vegOnly, shown = [], sorting, order = 'plain' }: GroupFilter,
): readonly MenuGroup[] {
  const index = menuIndexOf(menu, shown);
  const { byId } = index;
  const sorted = sortedCategories(menu, index, sorting);
  const categories = order === 'reversed' ? [...sorted].reverse() : sorted;
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

/** One product of the menu with its card, as `menuEntries` has it, without the cards of all the others. */
export function menuEntry(menu: Menu, productId: string): MenuEntry | undefined {
  const known = indexes.get(menu);
  if (known) return known.byId.get(productId);
  for (const category of menu.catalog) {
    const product = category.products.find((each) => each.productId === productId);
    if (product) return { product, card: menuCardOf(product, { category, mix: mixRuleOf(menu) }) };
  }
  return undefined;
}

/** Whether the product can be ordered without meat (MEN-19). */
export function isVeg({ product }: MenuEntry): boolean {
  return hasVegForm(product);
}
