// The texts about a dish that a link asks for in one table, ready for translation.
export const askedDishWords = {
  hiddenTitle: (name: string) => `${name} is hidden`,
  hiddenText: 'Veg only is on, and it is not vegetarian.',
  show: 'Show it',
  goneTitle: (store: string | undefined) =>
    store === undefined
      ? 'This restaurant does not have the dish of your link'
      : `${store} does not have the dish of your link`,
  goneText: 'It may be sold at another restaurant, or for another kind of order.',
  /** The group of the menu that the link leads to. */
  goneInCategory: (category: string) => `Here is what there is in ${category}.`,
} as const;
