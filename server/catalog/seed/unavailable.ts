interface Unavailable {
  readonly productId: string;
  /** When it is back, if known. */
  readonly text?: string | undefined;
}

interface Gaps {
  readonly products: readonly Unavailable[];
  readonly addons: readonly string[];
}

/** Stores with fixed unavailable products: those that demonstrations and tests use. */
const told: Readonly<Record<string, Gaps>> = {
  '14052': {
    products: [
      { productId: 'DES3', text: 'Back at 5:00 pm' },
      { productId: 'BEV13', text: 'Back tomorrow' },
    ],
    addons: [],
  },
  '14061': { products: [{ productId: 'CHK1', text: 'Back tomorrow' }], addons: ['add-scoop'] },
  '14091': { products: [{ productId: 'PIZ9', text: 'Back tomorrow' }], addons: [] },
};

/** In every other store one of this many products is out of stock, and one add-on. */
const oneIn = 40;
const texts = ['Back tomorrow', 'Back at 5:00 pm', 'Back on Monday', undefined];

/** What a store of the sandbox cannot make at the moment; the same at every start. */
export function seedUnavailable(storeId: string, productIds: readonly string[]): readonly Unavailable[] {
  return (
    told[storeId]?.products ??
    productIds.flatMap((productId) => {
      const chance = hashOf(`${storeId}/${productId}`);
      return chance % oneIn === 0
        ? [{ productId, text: texts[Math.floor(chance / oneIn) % texts.length] }]
        : [];
    })
  );
}

/** The add-ons that are out of stock in a store of the sandbox. */
export function seedUnavailableAddons(storeId: string, addonIds: readonly string[]): readonly string[] {
  return told[storeId]?.addons ?? addonIds.filter((id) => hashOf(`${storeId}/${id}`) % oneIn === 0);
}

/** FNV-1a. */
function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) hash = Math.imul(hash ^ character.charCodeAt(0), 0x01000193) >>> 0;
  return hash;
}
