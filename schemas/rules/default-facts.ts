// Zod-free: energy and allergens of what Add on a card puts into the cart.
import type { ProductCard } from '../entities/product.ts';
import { given } from '../given.ts';
import { defaultForm } from './default-form.ts';
import { type LineFacts, lineFacts } from './line-facts.ts';

/** The facts of the default choice as a card has them: a figure or list is left out where a part of it is not known. */
export function cardFacts(product: Parameters<typeof lineFacts>[0]): Pick<ProductCard, 'kcal' | 'allergens'> {
  const facts = defaultFacts(product);
  return given({
    kcal: facts?.kcal,
    allergens: facts?.allergensUnknown.length === 0 ? [...facts.allergens] : undefined,
  });
}

/** The facts of the default choice; undefined where the customer has to choose first. */
export function defaultFacts(product: Parameters<typeof lineFacts>[0]): LineFacts | undefined {
  const { sizeId, crustId, options = [] } = defaultForm(product);
  const facts = lineFacts(product, [], { sizeId, crustId, options, addonIds: [] });
  return facts.isOpen ? undefined : facts;
}
