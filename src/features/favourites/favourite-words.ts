// What favourites say, in one table, ready for translation.
export const favouriteWords = {
  favourite: (name: string) => `Favourite: ${name}`,
  notSaved: 'We could not keep this as a favourite. Please try again.',
  notRemoved: 'We could not take this off your favourites. Please try again.',
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
