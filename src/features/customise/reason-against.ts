import type { OptionGroup } from '#schemas/entities/menu.ts';
import type { Choice } from '#schemas/stored/drafts.ts';
import { cartTexts } from '#src/config/texts/cart.ts';
import { storesTexts } from '#src/config/texts/stores.ts';
import { customiseWords as words } from './customise-words.ts';
import { openGroup } from './choice.ts';
import { optionsOf, type ChoiceForm } from './choice-form.ts';

interface Order {
  readonly form: ChoiceForm;
  readonly choice: Choice;
  /** How many units the cart can still take. */
  readonly max: number;
  /** The text that says which limit `max` comes from. */
  readonly limit: string;
  /** The store takes no orders now (LOC-24). */
  readonly isOffline: boolean;
}

export interface Reason {
  readonly text: string;
  /** The option group in which the customer has to choose something first (MEN-16). */
  readonly missing?: OptionGroup;
}

/** Why the choice cannot be ordered; null when it can. */
export function reasonAgainst({ form, choice, max, limit, isOffline }: Order): Reason | null {
  if (isOffline) return { text: storesTexts.storeOffline };
  const { availability, availableText } = form.product;
  const sayWhen = (text: string) => ({
    text: availableText === undefined ? text : `${text}. ${availableText}.`,
  });
  if (availability === 'out-of-stock') return sayWhen(cartTexts.outOfStock);
  if (availability === 'not-now') return sayWhen(cartTexts.itemUnavailable);
  const group = openGroup(form, choice);
  if (group) {
    const offered = optionsOf(form, group);
    if (offered.length === 0) return { text: words.noVegChoice(group.name) };
    const canBeHad = offered.some(({ product }) => product.available);
    return canBeHad
      ? { text: words.choose(group.name), missing: group }
      : { text: words.soldOutGroup(group.name) };
  }
  return choice.quantity > max ? { text: limit } : null;
}
