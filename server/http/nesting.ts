/** Far more than any document of the shop; validation and JSON.stringify go down a level by calling themselves, and end at some thousands. */
export const deepestNesting = 100;

/** Whether lists and objects stand in one another beyond so many levels. */
export function isNestedBeyond(levels: number, value: unknown): boolean {
  let level = [value].filter(isNest);
  for (let depth = 0; depth < levels && level.length > 0; depth++)
    level = level.flatMap((nest) => Object.values(nest)).filter(isNest);
  return level.length > 0;
}

function isNest(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}
