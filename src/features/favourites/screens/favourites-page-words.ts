// What the page of favourites says.
export const favouritesPageWords = {
  title: 'Your favourites',
  emptyTitle: 'No favourites yet',
  emptyText: 'Tap the heart on something you love, and it waits for you here.',
  browse: 'Browse the menu',
  failedTitle: 'Your favourites did not load',
  failedText: 'They are safe with us. Try again, or go on to the menu.',
  notSoldHere: (count: number) =>
    count === 1
      ? 'One of your favourites is not sold at this restaurant.'
      : `${count} of your favourites are not sold at this restaurant.`,
  noneSoldTitle: 'None of your favourites are sold here',
  noneSoldText:
    'They stay in your list for another restaurant. Meanwhile there is a whole menu to find new ones.',
} as const;
