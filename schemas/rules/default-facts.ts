// Zod-free: energy and allergens of what Add on a card puts into the cart.
import { defaultForm } from './default-form.ts';
import { type LineFacts, lineFacts } from './line-facts.ts';

/** The facts of the default choice; undefined where the customer has to choose first. */
export function defaultFacts(product: Parameters<typeof lineFacts>[0]): LineFacts | undefined {
  const { sizeId, crustId, options = [] } = defaultForm(product);
  const facts = lineFacts(product, [], { sizeId, crustId, options, addonIds: [] });
  return facts.isOpen ? undefined : facts;
}
