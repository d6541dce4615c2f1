const veg = {
  nonVeg: 'The engine leaves the entry out while veg only is on (registry/veg-only.test.tsx).',
  vegForm: 'So it does, unless this says that there is a form without meat (registry/veg-only.test.tsx).',
} as const;
const named = { title: 'It has a label, a heading or a question of its own.' } as const;

/** By kind of widget, the props that change nothing of what is drawn, nor of what Add puts into the cart; and why. */
export const notShown: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  'hero-carousel': { 'slides.0.nonVeg': veg.nonVeg },
  'category-grid': { 'items.0.nonVeg': veg.nonVeg },
  'offers-rail': { 'offers.0.nonVeg': veg.nonVeg },
  'other-offers': { 'offers.0.nonVeg': veg.nonVeg },
  'previous-order': { 'orders.0.nonVeg': veg.nonVeg },
  bestsellers: {
    'products.0.description':
      'Its cards are small: the name, the price and the marks of the food have to do.',
    'products.0.vegForm': veg.vegForm,
  },
  'everyday-value': {
    'products.0.description':
      'Its cards are small: the name, the price and the marks of the food have to do.',
    'products.0.vegForm': veg.vegForm,
  },
  essentials: { 'products.0.vegForm': veg.vegForm },
  'feedback-prompt': { widgetId: 'It is sent when the question is dismissed (its view.test.tsx).' },
  'menu-entry': named,
  'menu-group': named,
  'bottom-item': named,
  'field-rating': named,
  'field-tags': named,
  'field-category': named,
  'field-comment': named,
  'field-nps': named,
};
