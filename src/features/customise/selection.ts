import type { OptionGroup, ProductSize } from '#schemas/entities/menu.ts';
import type { ChosenOption } from '#schemas/entities/product.ts';
import { linePrice, type Selection } from '#schemas/rules/line-price.ts';
import { crustsFor, optionsOf, type SelectionForm, variantOf } from './selection-form.ts';

// What a customer has chosen of one product. Pure: a table of events in, the next choice out.

export interface Choice {
  readonly sizeId: string | undefined;
  readonly crustId: string | undefined;
  /** Portions by key of the extra, which stays when the size changes and its variant with it. */
  readonly extras: Readonly<Record<string, number>>;
  /** Product by place of the combo. */
  readonly options: Readonly<Record<number, string>>;
  readonly quantity: number;
  /** The crust that a change of size took away, and the one that took its place; said quietly. */
  readonly crustChange: { readonly from: string; readonly to: string } | null;
}

export type ChoiceEvent =
  | { readonly type: 'size-chosen'; readonly sizeId: string }
  | { readonly type: 'crust-chosen'; readonly crustId: string }
  | { readonly type: 'extra-counted'; readonly key: string; readonly count: number }
  | { readonly type: 'option-chosen'; readonly orderSeq: number; readonly productId: string }
  | { readonly type: 'quantity-chosen'; readonly quantity: number }
  | { readonly type: 'replaced'; readonly choice: Choice };

/** What a product is before anything was chosen: its default size and crust, the preselected options (MEN-14), nothing on top. */
export function defaultChoice(form: SelectionForm): Choice {
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
  form: SelectionForm,
  sizeId: string | undefined,
  wanted: string | undefined,
): string | undefined {
  const ids = crustsFor(form, sizeId).map(({ crustId }) => crustId);
  return [wanted, form.product.selectedCrustId].find((id) => id !== undefined && ids.includes(id)) ?? ids[0];
}

export function reduceChoice(form: SelectionForm, choice: Choice, event: ChoiceEvent): Choice {
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

/** Of the kinds that an add-on comes in one is chosen: another takes its place. */
function isKindOfSame({ extras }: SelectionForm, one: string, other: string): boolean {
  const addonOf = (key: string) => extras.find((extra) => extra.key === key)?.addon;
  return addonOf(one) !== undefined && addonOf(one) === addonOf(other);
}

/** How many portions of an extra can be taken beside the others: one, and of cheese as many as an item takes (CON-08). */
function roomForExtra(form: SelectionForm, others: Choice['extras'], key: string): number {
  const addon = form.extras.find((extra) => extra.key === key)?.addon;
  if (!addon?.available) return 0;
  return addon.group === 'cheese' ? Math.max(0, form.cheeseMax - cheeseIn(form, others)) : 1;
}

/** Portions of extra cheese. */
export function cheeseIn(form: SelectionForm, extras: Choice['extras']): number {
  const cheeses = form.extras.filter(({ addon }) => addon.group === 'cheese');
  return cheeses.reduce((sum, { key }) => sum + (extras[key] ?? 0), 0);
}

function canChoose(form: SelectionForm, group: OptionGroup, productId: string): boolean {
  return optionsOf(form, group).some(({ product }) => product.productId === productId && product.available);
}

/** What stands in a place of the combo: what was chosen, else the preselected one (MEN-14, MEN-16). */
export function optionIn(form: SelectionForm, choice: Choice, group: OptionGroup): string | undefined {
  const chosen = choice.options[group.orderSeq];
  if (chosen !== undefined && canChoose(form, group, chosen)) return chosen;
  return optionsOf(form, group).find(({ isDefault, product }) => isDefault && product.available)?.product
    .productId;
}

/** The first place of a combo that has no choice and no default: it keeps the product from being added (MEN-16). */
export function openGroup(form: SelectionForm, choice: Choice): OptionGroup | undefined {
  return form.product.options.find((group) => optionIn(form, choice, group) === undefined);
}

/** The groups of a combo as they are shown and sent (MEN-13). */
export function groupsInOrder(form: SelectionForm): readonly OptionGroup[] {
  return form.product.options.toSorted((one, other) => one.orderSeq - other.orderSeq);
}

/** The choice as a cart line has it. */
export function toSelection(form: SelectionForm, choice: Choice): Selection {
  const addonIds = form.extras.flatMap((extra) =>
    Array.from({ length: choice.extras[extra.key] ?? 0 }, () => variantOf(extra, choice.sizeId).id),
  );
  const options = groupsInOrder(form).flatMap((group): ChosenOption[] => {
    const productId = optionIn(form, choice, group);
    return productId === undefined ? [] : [{ orderSeq: group.orderSeq, productId }];
  });
  return { sizeId: choice.sizeId, crustId: choice.crustId, addonIds, options };
}

/** A cart line's selection as a choice again. What this menu does not have is left out by `fitChoice`. */
export function fromSelection(form: SelectionForm, selection: Selection, quantity: number): Choice {
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

/** A choice from elsewhere (a draft, a cart line, another store's menu) as far as this menu has it, and whether something was lost. */
export function fitChoice(form: SelectionForm, wanted: Choice): { choice: Choice; lost: boolean } {
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
  const reached = events.reduce((choice, event) => reduceChoice(form, choice, event), start);
  // The crust that was begun with may not be one of this menu's.
  const crustId = crustFor(form, reached.sizeId, reached.crustId);
  const choice = { ...reached, crustId, crustChange: null };
  const lost =
    (wanted.sizeId !== undefined && choice.sizeId !== wanted.sizeId) ||
    (wanted.crustId !== undefined && choice.crustId !== wanted.crustId) ||
    Object.entries(wanted.extras).some(([key, count]) => choice.extras[key] !== count) ||
    Object.entries(wanted.options).some(([seq, id]) => choice.options[Number(seq)] !== id);
  return { choice, lost };
}

/** Price of one unit in paise, for showing; the server says what is charged. */
export function unitPrice(form: SelectionForm, choice: Choice): number {
  return linePrice(form.product, form.addons, toSelection(form, choice)) ?? form.product.price;
}

export function chosenSize({ product }: SelectionForm, { sizeId }: Choice): ProductSize | undefined {
  return product.size.find((size) => size.sizeId === sizeId);
}

/** Whether two choices order the same, whatever was said about them on the way. */
export function isSameChoice(form: SelectionForm, one: Choice, other: Choice): boolean {
  return JSON.stringify(toSelection(form, one)) === JSON.stringify(toSelection(form, other));
}
