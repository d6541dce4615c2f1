import type { OptionProduct } from '#schemas/entities/menu.ts';
import type { Choice } from '#schemas/stored/drafts.ts';
import { lineDetail } from '#src/features/cart/line-detail.ts';
import { chosenOptions } from './choice-addition.ts';
import { isSameChoice, defaultChoice, optionIn } from './choice.ts';
import type { ChoiceForm } from './choice-form.ts';

/**
 * What the product is, as it is chosen: a combo is described by its chosen products, in the words of its line in the cart, because the text of the
 * menu names the preselected ones. Undefined where nothing is said.
 */
export function descriptionOf(form: ChoiceForm, choice: Choice): string | undefined {
  const chosen = chosenOptions(form, choice).map(({ name }) => name);
  return chosen.length > 0 ? lineDetail({ choices: chosen }) : form.product.description;
}

/** The chosen products of a combo whose own picture shows others; empty where the product's picture is right. */
export function partsToShow(form: ChoiceForm, choice: Choice): readonly OptionProduct[] {
  return isUsual(form, choice) ? [] : chosenOptions(form, choice);
}

/** Whether the product's own picture shows the choice, whatever the size. */
export function isUsual(form: ChoiceForm, choice: Choice): boolean {
  const plain = defaultChoice(form);
  return (
    isSameChoice(form, { ...choice, sizeId: plain.sizeId }, plain) &&
    // Another product takes the place of a preselected one that is sold out.
    form.product.options.every((group) => {
      const preselected = group.items.find(({ defaultSelection }) => defaultSelection)?.products[0];
      return optionIn(form, choice, group) === preselected?.productId;
    })
  );
}
