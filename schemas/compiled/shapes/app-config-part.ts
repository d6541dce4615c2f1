// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const appConfigPart: Shape = { is: 'object', fields: {
  disableCookies: ['flag'],
  vendorConfig: [{ is: 'record', of: { is: 'object', fields: {
    blockedFeatures: [{ is: 'list', of: 'text' }, []],
  } } }],
  features: ['text'],
  storeId: ['name'],
  noContactDeliveryCV4: ['flag'],
  noContactPickupCV4: ['flag'],
  locationCacheTime: ['count'],
  leftmenu_url: [{ is: 'text', most: 500, like: /^(?:https:\/\/[^\s"'<>\\]+|\/(?![/\\])[^\s"'<>\\]*)$/u }],
  bucketStoreId: ['name'],
  landingVersion: [{ is: 'choice', of: ["ve1","ve2"] }],
  appResetSeconds: ['count'],
  maxCartPrice: ['integer'],
  maxCartItems: ['integer'],
  extraCheeseCount: ['integer'],
  edvMinimum: [{ is: 'number', whole: true, least: 1 }],
  edvSaving: ['count'],
  advanceOrderCode: [{ is: 'text', least: 1, most: 40 }],
  invalidCartCode: [{ is: 'text', least: 1, most: 40 }],
  advanceOrderText: [{ is: 'text', least: 1, most: 200 }],
  couponInvalidText: [{ is: 'text', least: 1, most: 200 }],
  storeErrorText: [{ is: 'text', least: 1, most: 200 }],
  timeout: ['integer'],
  autoLoginPercentage: [{ is: 'number', least: 0, most: 100 }],
  paymentModePercentage: [{ is: 'number', least: 0, most: 100 }],
  menuReverseAB: ['integer'],
  feedbackOrdersDuration: ['count'],
  experiments: [{ is: 'record', of: { is: 'record', of: 'text' } }],
} };
