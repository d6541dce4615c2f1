// Zod-free: the price of everyday-value items that are bought together. The browser shows it, the server charges by it.

/** From `minimum` units on, in any mix, each unit costs `saving` paise less. */
export interface MixRule {
  readonly minimum: number;
  readonly saving: number;
}

/** The rule by the numbers of a menu or a configuration; undefined where a mix costs the same as its items one by one. */
export function mixRuleOf({
  edvMinimum,
  edvSaving,
}: {
  readonly edvMinimum: number;
  readonly edvSaving: number;
}): MixRule | undefined {
  return edvMinimum > 1 && edvSaving > 0 ? { minimum: edvMinimum, saving: edvSaving } : undefined;
}

/** Price of one unit in a mix: its own price, with all that was chosen, less the saving, and never below zero. */
export function mixPrice(price: number, { saving }: Pick<MixRule, 'saving'>): number {
  return Math.max(0, price - saving);
}

interface MixLine {
  readonly price: number;
  readonly quantity: number;
  readonly mix?: MixRule | undefined;
}

/** Everyday-value units of a cart. They count together, whether they were added as a mix or one by one. */
export function mixUnits(lines: readonly MixLine[]): number {
  return lines.reduce((units, { mix, quantity }) => units + (mix ? quantity : 0), 0);
}

/** What the lines of a cart cost less because of the everyday-value units among them, in paise. */
export function mixSaving(lines: readonly MixLine[]): number {
  const units = mixUnits(lines);
  return lines.reduce((sum, { price, quantity, mix }) => {
    if (!mix || units < mix.minimum) return sum;
    return sum + (price - mixPrice(price, mix)) * quantity;
  }, 0);
}
