import { useEffect, useState } from 'react';

const nothing: ReadonlySet<string> = new Set();

/** Ids of the toppings that a pizza has by itself, as its picture shows them. Empty until the recipes of the pictures are loaded. */
export function useOnItAlready(picture: string | undefined): ReadonlySet<string> {
  const [known, setKnown] = useState<{ picture: string; ids: ReadonlySet<string> } | null>(null);

  useEffect(() => {
    if (picture === undefined) return undefined;
    let current = true;
    // Without them nothing is marked, and everything can be chosen all the same.
    import('#src/ui/pictures/pizza-ingredients.ts')
      .then(({ toppingsOn }) => {
        if (current) setKnown({ picture, ids: new Set(toppingsOn(picture)) });
      })
      .catch(() => {});
    return () => {
      current = false;
    };
  }, [picture]);

  return known !== null && known.picture === picture ? known.ids : nothing;
}
