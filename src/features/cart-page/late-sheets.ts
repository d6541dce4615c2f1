import { latePart } from '#registry/engine/late/late-part.tsx';

// What a press opens on the cart page.

export const termsSheet = latePart(
  async () => (await import('./components/offer-terms-sheet.tsx')).OfferTermsSheet,
);

export const unavailableQuestion = latePart(
  async () => (await import('./components/unavailable-question.tsx')).UnavailableQuestion,
);
