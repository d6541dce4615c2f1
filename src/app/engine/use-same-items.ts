import { useState } from 'react';

/** The list of an earlier render as long as its items are the same, so that what is made of it stays the same too. */
export function useSameItems<Item>(items: readonly Item[]): readonly Item[] {
  const [kept, setKept] = useState(items);
  const isSame = kept.length === items.length && kept.every((item, at) => item === items[at]);
  if (!isSame) setKept(items);
  return isSame ? kept : items;
}
