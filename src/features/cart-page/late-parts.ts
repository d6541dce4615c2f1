import { latePart } from '#registry/engine/late/late-part.tsx';

// Parts of the cart that are loaded after its first screen: the lines can be read and changed before, and all that has a price waits for the
// server anyway.

/** The bill, and the button to go on. */
export const order = latePart(async () => (await import('./components/order.tsx')).Order);

/** Suggestions, offers, the receiver and the instructions. */
export const extras = latePart(async () => (await import('./components/extras.tsx')).Extras);

/** What can be chosen of each line. */
export const menuCards = latePart(async () => (await import('./components/menu-cards.tsx')).MenuCards);

/** EXP-13. Few customers see it. */
export const storeAddress = latePart(
  async () => (await import('./components/store-address.tsx')).StoreAddress,
);

/** Lines that cannot be ordered: only the server's answer says so. */
export const unavailableCard = latePart(
  async () => (await import('./components/unavailable-card.tsx')).UnavailableCard,
);
