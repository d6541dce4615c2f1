// Zod-free. What `blockedFeatures` of app-config can keep out of the app of a partner (MIN-06).
import { type FeatureName, featureNames } from './documents/feature-names.ts';
import { type PaymentMode, paymentModeCodes } from './payment-modes.ts';

/** A feature of the app, or a way to pay. */
export type BlockableName = FeatureName | PaymentMode;

export const blockableNames: readonly BlockableName[] = [...featureNames, ...paymentModeCodes];
