// The brand. No other code contains its name: for another brand, replace this file and the pictures.

export const brand = {
  name: 'Coop & Crust',
  shortName: 'Coop & Crust',
  legalName: 'Coop & Crust Kitchens Private Limited',
  tagline: 'Crisp chicken and stone-oven pizza',
  description:
    'Order crisp fried chicken, stone-oven pizza, bowls and more for delivery, takeaway or dine-in.',
  cuisines: ['Chicken', 'Pizza', 'Fast food'],
  priceRange: '₹₹',
  /** Licence of the food authority; shown in the footer of every page. */
  fssaiLicence: '10020043001234',
  careEmail: 'care@coopandcrust.example',
  /** Colour of the browser's toolbar, light and dark. */
  themeColor: { light: '#FFF8F1', dark: '#17110D' },
  language: 'en-IN',
} as const;
