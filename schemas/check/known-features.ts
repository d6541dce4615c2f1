import { featureNames } from '../documents/feature-names.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';

// The features of the app in messages about app-config.

export const knownFeatures = `Features: ${featureNames.join(', ')}.`;

export function isFeature(name: string): boolean {
  return featureNames.some((known) => known === name);
}

/** The name that is not known, and what it probably means. */
export function unknownFeature(name: string): string {
  return `${quoted(name)}. ${didYouMean(name, featureNames)}`.trim();
}
