/** Far more than any document of the shop. Validation and JSON.stringify are recursive, and fail at some thousands of levels. */
export const deepestNesting = 100;

/** Whether lists and objects are nested deeper than so many levels. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest);
  return level.length > 0;
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
