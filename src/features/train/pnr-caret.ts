import { groupedPnr, typedPnr } from '#schemas/rules/pnr.ts';

/** Where the caret stands in the grouped digits, so that a digit can be corrected in the middle: after as many digits as before. */
export function caretIn(text: string, caret: number): { readonly digits: string; readonly caret: number } {
  const digits = typedPnr(text);
  const before = typedPnr(text.slice(0, caret)).length;
  const grouped = groupedPnr(digits.slice(0, before));
  // Before the next group, not before its space.
  const isAtGroupEnd = (before === 3 || before === 6) && digits.length > before;
  return { digits, caret: grouped.length + (isAtGroupEnd ? 1 : 0) };
}
