import { categorySlugs } from '../actions.ts';
import type { OptionGroup } from '../entities/menu.ts';
import { pathOfName } from '../menu-names.ts';
import type { MenuFoodType } from '../rules/food-type.ts';
import type { MixRule } from '../rules/mix-price.ts';
import { hasVegForm } from '../rules/veg-form.ts';

/** What the texts of documents are compared with. */
export interface SoldMenu {
  readonly products: readonly SoldProduct[];
  /** What everyday-value items cost less together; absent where they do not. */
  readonly mix?: MixRule | undefined;
}

/** A product as the texts of documents are compared with it. */
export interface SoldProduct {
  readonly id: string;
  readonly name: string;
  readonly description: string;
  /** In paise: as sold by default first, then every size. */
  readonly prices: readonly [number, ...number[]];
  /** Every name of its categories, as links write them. */
  readonly categories: ReadonlySet<string>;
  /** An everyday-value item. */
  readonly edv: boolean;
  /** It can be ordered without meat. */
  readonly veg: boolean;
  readonly foodType: MenuFoodType;
  /** What the default choice contains; undefined where it is not known. */
  readonly allergens: readonly string[] | undefined;
  readonly sizeIds: readonly string[];
}

export interface Category {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
}

interface Product extends Pick<SoldProduct, 'id' | 'name' | 'description' | 'edv' | 'foodType'> {
  readonly price: number;
  readonly sizes: readonly { readonly price: number; readonly sizeId?: string }[];
  readonly categoryIds: readonly string[];
  readonly allergens?: readonly string[] | null | undefined;
  readonly options: OptionGroup[];
}

export function soldProducts(
  products: readonly Product[],
  categories: readonly Category[],
): readonly SoldProduct[] {
  const namesOf = new Map(categories.map((category) => [category.id, namesOfCategory(category)]));
  return products.map(({ id, name, description, price, edv, foodType, ...product }) => ({
    id,
    name,
    description,
    prices: [price, ...product.sizes.map((size) => size.price)],
    categories: new Set(product.categoryIds.flatMap((categoryId) => namesOf.get(categoryId) ?? [])),
    edv,
    veg: hasVegForm({ options: product.options, foodType }),
    foodType,
    allergens: product.allergens ?? undefined,
    sizeIds: product.sizes.flatMap(({ sizeId }) => sizeId ?? []),
  }));
}

/** Id, friendly paths and name in path form. */
export function namesOfCategory({ id, slug, name }: Category): readonly string[] {
  return [id, slug, categorySlugs[id] ?? slug, pathOfName(name)];
}
