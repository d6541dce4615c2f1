// Every text of the error catalogue and of validation that a customer can see, in one table, ready for translation. Texts of the
// specification (sections 5 and 8) are copied exactly, odd spellings included. Texts that it leaves open are marked 'ours'.
// The app imports the files that it needs from texts/, so that no page loads all texts.

import { addressesTexts } from './texts/addresses.ts';
import { appTexts } from './texts/app.ts';
import { cartTexts } from './texts/cart.ts';
import { cartCheckTexts } from './texts/cart-check.ts';
import { documentsTexts } from './texts/documents.ts';
import { feedbackTexts } from './texts/feedback.ts';
import { genericTexts } from './texts/generic.ts';
import { locationTexts } from './texts/location.ts';
import { miniAppTexts } from './texts/mini-app.ts';
import { ordersTexts } from './texts/orders.ts';
import { paymentTexts } from './texts/payment.ts';
import { requestTexts } from './texts/request.ts';
import { storesTexts } from './texts/stores.ts';
import { validationTexts } from './texts/validation.ts';

export const texts = {
  generic: genericTexts,
  request: requestTexts,
  app: appTexts,
  documents: documentsTexts,
  miniApp: miniAppTexts,
  location: locationTexts,
  stores: storesTexts,
  addresses: addressesTexts,
  cart: cartTexts,
  cartCheck: cartCheckTexts,
  payment: paymentTexts,
  orders: ordersTexts,
  feedback: feedbackTexts,
  validation: validationTexts,
} as const;
