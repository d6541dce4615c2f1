/**
 * The allergens that a catalogue declares: the classes of the Food Safety and Standards (Labelling and Display) Regulations, where
 * crustaceans, peanuts and tree nuts are apart, and mustard and sesame beside them. In the order in which they are said.
 */
export const allergenNames = [
  'milk',
  'gluten',
  'egg',
  'soy',
  'nuts',
  'peanuts',
  'mustard',
  'sesame',
  'fish',
  'crustaceans',
  'sulphites',
] as const;
