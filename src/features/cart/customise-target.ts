/** What is being customised: a product, or a line of the cart that is edited. */
export interface CustomiseTarget {
  readonly productId: string;
  /** Key of the cart line that is edited. */
  readonly line?: string | undefined;
}

/** State of a history entry that shows the choices of a product in a dialog over its page. */
export function customiseState({ productId, line }: CustomiseTarget): { customise: CustomiseTarget } {
  return { customise: line === undefined ? { productId } : { productId, line } };
}

/** The dialog that a history entry asks for. An older version of the app may have written the entry, so every part is checked. */
export function readCustomiseState(state: unknown): CustomiseTarget | null {
  const target = (state as { customise?: Partial<CustomiseTarget> } | null)?.customise;
  if (typeof target?.productId !== 'string') return null;
  return { productId: target.productId, line: typeof target.line === 'string' ? target.line : undefined };
}
