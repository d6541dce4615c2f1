/** What is to be chosen: a product, or a line of the cart that is chosen anew. */
export interface CustomiseTarget {
  readonly productId: string;
  /** Key of the line. */
  readonly line?: string | undefined;
}

/** State of a history entry whose page has the choices of a product in a dialog over it. */
export function customiseState({ productId, line }: CustomiseTarget): { customise: CustomiseTarget } {
  return { customise: line === undefined ? { productId } : { productId, line } };
}

/** The dialog that a history entry asks for. The entry may be an older app's: nothing is taken for granted. */
export function readCustomiseState(state: unknown): CustomiseTarget | null {
  const target = (state as { customise?: Partial<CustomiseTarget> } | null)?.customise;
  if (typeof target?.productId !== 'string') return null;
  return { productId: target.productId, line: typeof target.line === 'string' ? target.line : undefined };
}
