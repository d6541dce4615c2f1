import type { Addon, Menu, MenuProduct } from '#schemas/entities/menu.ts';
import { type AddonsById, addonsById, lineFault } from '#schemas/rules/line-fault.ts';
import type { Selection } from '#schemas/rules/line-price.ts';
import type { Catalogue } from '../pricing/price-lines.ts';
import type { MenuNames } from '../promo/promo-words.ts';

/** A product of a menu with the categories that it is in. */
export interface Dish {
  readonly product: MenuProduct;
  readonly categoryIds: readonly string[];
  readonly categoryName: string;
  /** Friendly path of its first category. */
  readonly slug: string;
}

/** A menu as the cart looks things up in it. */
export interface MenuLookup {
  readonly dishes: ReadonlyMap<string, Dish>;
  readonly addons: readonly Addon[];
  readonly addonsById: AddonsById;
  readonly recommended: readonly string[];
  readonly names: MenuNames;
  /** What can be ordered now: gifts are given out of it. */
  readonly available: Catalogue;
  readonly faultOf: (productId: string, selection: Selection) => ReturnType<typeof lineFault>;
}

const lookups = new WeakMap<Menu, MenuLookup>();

/** The lookup of a menu is made once: menus are kept until they change. */
export function lookUp(menu: Menu): MenuLookup {
  const known = lookups.get(menu);
  if (known) return known;
  const made = createLookup(menu);
  lookups.set(menu, made);
  return made;
}

function createLookup(menu: Menu): MenuLookup {
  const dishes = new Map<string, Dish>();
  const categoryNames = new Map<string, string>();
  const sizes = new Map<string, string>();
  const crusts = new Map<string, string>();
  for (const { categoryId, name, slug, products } of menu.catalog) {
    categoryNames.set(categoryId, name);
    for (const product of products) {
      const before = dishes.get(product.productId);
      dishes.set(
        product.productId,
        before
          ? { ...before, categoryIds: [...before.categoryIds, categoryId] }
          : { product, categoryIds: [categoryId], categoryName: name, slug },
      );
      for (const size of product.size) sizes.set(size.sizeId, size.name);
      for (const crust of product.crust) crusts.set(crust.crustId, crust.name);
    }
  }
  const nameIn = (names: ReadonlyMap<string, string>) => (id: string) => names.get(id) || id;
  const byId = addonsById(menu.addons);
  const faultOf: MenuLookup['faultOf'] = (productId, selection) =>
    lineFault(selection, dishes.get(productId)?.product, byId);
  return {
    dishes,
    addons: menu.addons,
    addonsById: byId,
    recommended: menu.recommended,
    names: {
      category: nameIn(categoryNames),
      product: (id) => dishes.get(id)?.product.name ?? id,
      size: nameIn(sizes),
      crust: nameIn(crusts),
    },
    available: {
      find: (id) => (dishes.get(id)?.product.availability === 'available' ? dishes.get(id) : undefined),
      addons: menu.addons,
    },
    faultOf,
  };
}
