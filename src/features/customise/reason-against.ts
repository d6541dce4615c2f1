import type { Choice } from '#schemas/stored/drafts.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { locationTexts } from '#src/config/texts/location.ts';
import { customiseWords as words } from './customise-words.ts';
import { openGroup } from './choice.ts';
import { optionsOf, type ChoiceForm } from './choice-form.ts';

interface Order {
  readonly form: ChoiceForm;
  readonly choice: Choice;
  /** How many units the cart can still take. */
  readonly max: number;
  /** The store takes no orders now (LOC-24). */
  readonly isOffline: boolean;
}

/** Why the choice cannot be ordered; null when it can. */
export function reasonAgainst({ form, choice, max, isOffline }: Order): string | null {
  if (isOffline) return locationTexts.storeOffline;
  const { availability, availableText } = form.product;
  const sayWhen = (text: string) => (availableText === undefined ? text : `${text}. ${availableText}.`);
  if (availability === 'out-of-stock') return sayWhen(cartTexts.outOfStock);
  if (availability === 'not-now') return sayWhen(cartTexts.itemUnavailable);
  const group = openGroup(form, choice);
  if (group) {
    const offered = optionsOf(form, group);
    if (offered.length === 0) return words.noVegChoice(group.name);
    const canBeHad = offered.some(({ product }) => product.available);
    return canBeHad ? words.choose(group.name) : words.soldOutGroup(group.name);
  }
  return choice.quantity > max ? cartTexts.limitedQuantity : null;
}
