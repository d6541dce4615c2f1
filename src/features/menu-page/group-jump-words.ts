// The texts of the jump to a category in one table, ready for translation.
export const groupJumpWords = {
  jump: 'Menu',
  /** Read after it: the page has other things that are called menu. */
  toCategories: 'all categories',
} as const;
