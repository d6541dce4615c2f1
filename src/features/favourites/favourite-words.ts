// The texts of the hearts, which are part of the menu's first load.
export const favouriteWords = {
  favourite: (name: string) => `Favourite: ${name}`,
  notSaved: 'We could not keep this as a favourite. Please try again.',
  notRemoved: 'We could not take this off your favourites. Please try again.',
} as const;
