import type { Choice } from '#schemas/stored/drafts.ts';
import { type Addition, additionOf } from '#src/features/cart/cart-lines.ts';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import { chosenSize, groupsInOrder, openGroup, toSelection, unitPrice } from './choice.ts';
import { optionsOf, type ChoiceForm } from './choice-form.ts';

/** What a choice puts into the cart, with the names that the customer read (CRT-04, CRT-05). */
export function additionOfChoice(card: MenuCard, form: ChoiceForm, choice: Choice): Addition {
  const { product } = form;
  const { addonIds, options, sizeId, crustId } = toSelection(form, choice);
  return additionOf(card, {
    price: unitPrice(form, choice),
    foodType: isNonVeg(form, choice) ? 1 : 0,
    quantity: choice.quantity,
    sizeId,
    sizeName: chosenSize(form, choice)?.name,
    crustId,
    crustName: product.crust.find((crust) => crust.crustId === crustId)?.name,
    addonIds,
    options,
    choices: [...optionNames(form, choice), ...extraNames(form, choice)],
  });
}

/**
 * Whether the choice has meat: a Margherita with chicken on it is no longer vegetarian. For a combo the chosen options decide; its own food type
 * counts only while an option group has no choice.
 */
export function isNonVeg(form: ChoiceForm, choice: Choice): boolean {
  const { foodType, options } = form.product;
  const speaksForItself = options.length === 0 || openGroup(form, choice) !== undefined;
  return (
    (speaksForItself && foodType === 1) ||
    form.extras.some(({ key, addon }) => addon.foodType === 1 && (choice.extras[key] ?? 0) > 0) ||
    chosenOptions(form, choice).some(({ foodType }) => foodType === 1)
  );
}

/** The products chosen for the places of a combo, in their order. */
export function chosenOptions(form: ChoiceForm, choice: Choice) {
  const { options } = toSelection(form, choice);
  return groupsInOrder(form).flatMap((group) => {
    const chosen = options.find(({ orderSeq }) => orderSeq === group.orderSeq);
    return optionsOf(form, group)
      .map(({ product }) => product)
      .filter(({ productId }) => productId === chosen?.productId);
  });
}

function optionNames(form: ChoiceForm, choice: Choice): string[] {
  return chosenOptions(form, choice).map(({ name }) => name);
}

function extraNames(form: ChoiceForm, choice: Choice): string[] {
  return form.extras.flatMap(({ key, name }) => {
    const count = choice.extras[key] ?? 0;
    if (count === 0) return [];
    return [count === 1 ? name : `${name} × ${count}`];
  });
}
