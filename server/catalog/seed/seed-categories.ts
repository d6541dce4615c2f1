import { categories } from './seed-product.ts';

export interface SeedCategory {
  readonly categoryId: string;
  readonly name: string;
  /** Its friendly path under /menu (NAV-52, NAV-53). */
  readonly slug: string;
  readonly picture: string;
}

/** The categories of the menu, in its order. */
export const seedCategories: readonly SeedCategory[] = [
  {
    categoryId: categories.vegPizza,
    name: 'Veg pizza',
    slug: 'veg-pizza',
    picture: 'category-veg-pizza',
  },
  {
    categoryId: categories.nonVegPizza,
    name: 'Non-veg pizza',
    slug: 'non-veg-pizza',
    picture: 'category-non-veg-pizza',
  },
  {
    categoryId: categories.pizzaMania,
    name: 'Pizza mania',
    slug: 'pizza-mania',
    picture: 'category-pizza-mania',
  },
  {
    categoryId: categories.chicken,
    name: 'Chicken',
    slug: 'speciality-chicken',
    picture: 'category-chicken',
  },
  {
    categoryId: categories.burgers,
    name: 'Burgers and sandwiches',
    slug: 'chicken-sandwich',
    picture: 'category-burgers',
  },
  {
    categoryId: categories.bowlsAndWraps,
    name: 'Rice bowls and wraps',
    slug: 'rice-bowls-wraps',
    picture: 'category-bowls-wraps',
  },
  { categoryId: categories.combos, name: 'Combos', slug: 'combos', picture: 'category-combos' },
  { categoryId: categories.sides, name: 'Sides', slug: 'sides', picture: 'category-sides' },
  { categoryId: categories.dessert, name: 'Desserts', slug: 'dessert', picture: 'category-desserts' },
  {
    categoryId: categories.beverages,
    name: 'Beverages',
    slug: 'beverages',
    picture: 'category-beverages',
  },
];
