import type { LandingSlot } from '#schemas/documents/landing.ts';

/** Where the nodes of each slot are shown, for a heading. docs/content-guide.md says it in whole sentences. */
const places: Readonly<Record<LandingSlot, string>> = {
  'menu.top': 'Menu, above the dishes',
  'offers.top': 'Offers, above the list',
  'offers.end': 'Offers, below the list',
  'customise.top': 'Choices of a dish, above them',
  'customise.end': 'Choices of a dish, below them',
  'cart.top': 'Cart, above the items',
  'cart.end': 'Cart, below the bill',
  'payment.top': 'How to pay, below the title',
  'profile.top': 'Profile, below the title',
  'profile.end': 'Profile, at its end',
  'thank-you.end': 'Thanks for an order, at their end',
  'track.end': 'Tracking of an order, at its end',
  'history.top': 'Orders of the customer, above the list',
};

/** Where the nodes of a slot are shown; undefined for one that no screen has. */
export function slotPlace(slot: string): string | undefined {
  return Object.hasOwn(places, slot) ? places[slot as LandingSlot] : undefined;
}
