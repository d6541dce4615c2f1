import type { OptionGroup, ProductSize } from '#schemas/entities/menu.ts';
import type { ChosenOption } from '#schemas/entities/product.ts';
import { linePrice, type Selection } from '#schemas/rules/line-price.ts';
import type { Choice } from '#schemas/stored/drafts.ts';
import { crustsFor, optionsOf, type ChoiceForm, variantOf } from './choice-form.ts';

// What a customer has chosen of one product. Pure functions: a choice and an event return the next choice.

export type ChoiceEvent =
  | { readonly type: 'size-chosen'; readonly sizeId: string }
  | { readonly type: 'crust-chosen'; readonly crustId: string }
  | { readonly type: 'extra-counted'; readonly key: string; readonly count: number }
  | { readonly type: 'option-chosen'; readonly orderSeq: number; readonly productId: string }
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'replaced'; readonly choice: Choice };

/** The choice before anything was chosen: default size and crust, preselected options (MEN-14), no extras. */
export function defaultChoice(form: ChoiceForm): Choice {
  const { product } = form;
  const sizeId = product.selectedSizeId ?? product.size[0]?.sizeId;
  return {
    sizeId,
    crustId: crustFor(form, sizeId, product.selectedCrustId),
    extras: {},
    options: {},
    quantity: 1,
    crustChange: null,
  };
}

/** The wanted crust where the size has it, else the product's default, else the first one there is (MEN-09). */
function crustFor(
  form: ChoiceForm,
  sizeId: string | undefined,
  wanted: string | undefined,
): string | undefined {
  const ids = crustsFor(form, sizeId).map(({ crustId }) => crustId);
  return [wanted, form.product.selectedCrustId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
}

export function reduceChoice(form: ChoiceForm, choice: Choice, event: ChoiceEvent): Choice {
  switch (event.type) {
    case 'size-chosen': {
      const { sizeId } = event;
      if (!form.product.size.some((size) => size.sizeId === sizeId)) return choice;
      const crustId = crustFor(form, sizeId, choice.crustId);
      const changed = choice.crustId !== undefined && crustId !== undefined && crustId !== choice.crustId;
      return {
        ...choice,
        sizeId,
        crustId,
        crustChange: changed ? { from: choice.crustId, to: crustId } : null,
      };
    }
    case 'crust-chosen': {
      const isBaked = crustsFor(form, choice.sizeId).some(({ crustId }) => crustId === event.crustId);
      return isBaked ? { ...choice, crustId: event.crustId, crustChange: null } : choice;
    }
    case 'extra-counted': {
      const { key } = event;
      const others = Object.fromEntries(
        Object.entries(choice.extras).filter(([each]) => each !== key && !isKindOfSame(form, each, key)),
      );
      const count = Math.min(Math.max(0, event.count), roomForExtra(form, others, key));
      return { ...choice, extras: count > 0 ? { ...others, [key]: count } : others };
    }
    case 'option-chosen': {
      const group = form.product.options.find(({ orderSeq }) => orderSeq === event.orderSeq);
      if (!group || !canChoose(form, group, event.productId)) return choice;
      return { ...choice, options: { ...choice.options, [event.orderSeq]: event.productId } };
    }
    case 'quantity-chosen':
      return { ...choice, quantity: Math.max(1, Math.floor(event.quantity)) };
    case 'replaced':
      return event.choice;
  }
}

/** Whether two extras are kinds of the same add-on: choosing one replaces the other. */
function isKindOfSame({ extras }: ChoiceForm, one: string, other: string): boolean {
  const addonOf = (key: string) => extras.find((extra) => extra.key === key)?.addon;
  return addonOf(one) !== undefined && addonOf(one) === addonOf(other);
}

/** How many portions of an extra can be added to the others: one, or for cheese up to the limit of an item (CON-08). */
function roomForExtra(form: ChoiceForm, others: Choice['extras'], key: string): number {
  const addon = form.extras.find((extra) => extra.key === key)?.addon;
  if (!addon?.available) return 0;
  return addon.group === 'cheese' ? Math.max(0, form.cheeseMax - cheeseIn(form, others)) : 1;
}

/** Portions of extra cheese. */
export function cheeseIn(form: ChoiceForm, extras: Choice['extras']): number {
  const cheeses = form.extras.filter(({ addon }) => addon.group === 'cheese');
  return cheeses.reduce((sum, { key }) => sum + (extras[key] ?? 0), 0);
}

function canChoose(form: ChoiceForm, group: OptionGroup, productId: string): boolean {
  return optionsOf(form, group).some(({ product }) => product.productId === productId && product.available);
}

/** The product id in an option group: the chosen one, else the preselected one (MEN-14, MEN-16). */
export function optionIn(form: ChoiceForm, choice: Choice, group: OptionGroup): string | undefined {
  const chosen = choice.options[group.orderSeq];
  if (chosen !== undefined && canChoose(form, group, chosen)) return chosen;
  return optionsOf(form, group).find(({ isDefault, product }) => isDefault && product.available)?.product
    .productId;
}

/** The first option group without a choice or a default: the product cannot be added until it has one (MEN-16). */
export function openGroup(form: ChoiceForm, choice: Choice): OptionGroup | undefined {
  return form.product.options.find((group) => optionIn(form, choice, group) === undefined);
}

/** The option groups in the order in which they are shown and sent (MEN-13). */
export function groupsInOrder(form: ChoiceForm): readonly OptionGroup[] {
  return form.product.options.toSorted((one, other) => one.orderSeq - other.orderSeq);
}

/** The choice as a cart line stores it. */
export function toSelection(form: ChoiceForm, choice: Choice): Selection {
  const addonIds = form.extras.flatMap((extra) =>
    Array.from({ length: choice.extras[extra.key] ?? 0 }, () => variantOf(extra, choice.sizeId).id),
  );
  const options = groupsInOrder(form).flatMap((group): ChosenOption[] => {
    const productId = optionIn(form, choice, group);
    return productId === undefined ? [] : [{ orderSeq: group.orderSeq, productId }];
  });
  return { sizeId: choice.sizeId, crustId: choice.crustId, addonIds, options };
}

/** The choice for a cart line's selection. It may name things that this menu does not have: `fitChoice` leaves them out. */
export function fromSelection(form: ChoiceForm, selection: Selection, quantity: number): Choice {
  const extras: Record<string, number> = {};
  for (const id of selection.addonIds) {
    const extra =
      form.extras.find(({ key }) => key === id) ??
      form.extras.find(({ addon }) => addon.addonVariants.some((variant) => variant.addonVariantId === id));
    const key = extra?.key ?? id;
    extras[key] = (extras[key] ?? 0) + 1;
  }
  const options = Object.fromEntries(selection.options.map((each) => [each.orderSeq, each.productId]));
  const { sizeId, crustId } = selection;
  return { sizeId, crustId, extras, options, quantity, crustChange: null };
}

/** Limits a choice (of a draft, a cart line, another store's menu) to what this menu has, and tells whether something was lost. */
export function fitChoice(form: ChoiceForm, wanted: Choice): { choice: Choice; lost: boolean } {
  const begun = defaultChoice(form);
  const start = { ...begun, crustId: wanted.crustId ?? begun.crustId };
  const events: ChoiceEvent[] = [
    ...(wanted.sizeId === undefined ? [] : [{ type: 'size-chosen', sizeId: wanted.sizeId } as const]),
    ...(wanted.crustId === undefined ? [] : [{ type: 'crust-chosen', crustId: wanted.crustId } as const]),
    ...Object.entries(wanted.extras).map(([key, count]) => ({ type: 'extra-counted', key, count }) as const),
    ...Object.entries(wanted.options).map(
      ([orderSeq, productId]) => ({ type: 'option-chosen', orderSeq: Number(orderSeq), productId }) as const,
    ),
    { type: 'quantity-chosen', quantity: wanted.quantity },
  ];
  const reached = events.reduce<Choice>((choice, event) => reduceChoice(form, choice, event), start);
  // This menu may not have the crust of `start`.
  const crustId = crustFor(form, reached.sizeId, reached.crustId);
  const choice = { ...reached, crustId, crustChange: null };
  const lost =
    (wanted.sizeId !== undefined && choice.sizeId !== wanted.sizeId) ||
    (wanted.crustId !== undefined && choice.crustId !== wanted.crustId) ||
    Object.entries(wanted.extras).some(([key, count]) => choice.extras[key] !== count) ||
    Object.entries(wanted.options).some(([seq, id]) => choice.options[Number(seq)] !== id);
  return { choice, lost };
}

/** Price of one unit in paise, for display: the server decides what is charged. */
export function unitPrice(form: ChoiceForm, choice: Choice): number {
  return linePrice(form.product, form.addons, toSelection(form, choice)) ?? form.product.price;
}

export function chosenSize({ product }: ChoiceForm, { sizeId }: Choice): ProductSize | undefined {
  return product.size.find((size) => size.sizeId === sizeId);
}

/** Whether two choices order the same; notes such as `crustChange` do not count. */
export function isSameChoice(form: ChoiceForm, one: Choice, other: Choice): boolean {
  return JSON.stringify(toSelection(form, one)) === JSON.stringify(toSelection(form, other));
}
