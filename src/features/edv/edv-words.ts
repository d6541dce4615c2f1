// The texts of the everyday-value page in one table, ready for translation.
export const edvWords = {
  title: 'Everyday value',
  introPlain: 'Pick what you like, as much as you like. Small prices, every day.',
  intro: (minimum: number, saving: string) =>
    `Pick any ${minimum} or more, in any mix: each costs ${saving} less than alone.`,
  progress: (count: number, minimum: number) => `${count} of ${minimum} picked`,
  ready: (count: number, saved: string | undefined) =>
    saved === undefined ? `${count} picked` : `${count} picked, ${saved} saved`,
  missing: (count: number, saving: string) => `Pick ${count} more: ${saving} off each`,
  inMix: (price: string) => `${price} in a mix`,
  add: (count: number) => (count === 1 ? 'Add 1 item' : `Add ${count} items`),
  added: (count: number) => (count === 1 ? '1 item is in your cart' : `${count} items are in your cart`),
  clear: 'Clear the mix',
  mix: 'Your mix',
  pick: 'Pick',
  vegOnly: 'Veg only is on: other picks are hidden.',
  emptyTitle: 'No everyday value here right now',
  emptyText: 'This restaurant sells none at the moment. The whole menu is still yours.',
  goToMenu: 'Go to the menu',
} as const;
