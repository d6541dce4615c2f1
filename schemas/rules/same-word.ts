/** Whether two words are the same but for the plural. */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one];
  return short === long || `${short}s` === long || `${short}es` === long;
}
