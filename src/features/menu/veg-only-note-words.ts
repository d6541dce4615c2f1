// What veg only hides, ready for translation. Apart from the other texts of veg only, which first screens need.
export const vegOnlyNoteWords = {
  menu: 'You are seeing vegetarian dishes only.',
  page: 'Veg only is on: dishes and offers with meat are hidden.',
} as const;
