// The texts of a menu of which veg only hides everything, ready for translation.
export const noDishesWords = {
  title: 'No vegetarian dishes here',
  text: 'Veg only is on, and it hides every dish on this menu.',
} as const;
