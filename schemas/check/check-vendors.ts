import { blockableNames } from '../blocked-features.ts';
import { isRecord } from '../is-record.ts';
import { partnerApps } from '../partner-apps.ts';
import { paymentModeCodes, paymentModeOf } from '../payment-modes.ts';
import type { Report } from './fault.ts';
import { knownFeatures } from './known-features.ts';
import { didYouMean } from './propose.ts';
import { quoted } from './quoted.ts';

/** MIN-07: finds unknown partner apps, and what cannot be blocked in one. */
export function checkVendors(vendors: Readonly<Record<string, unknown>>, report: Report) {
  for (const [name, vendor] of Object.entries(vendors)) {
    if (!partnerApps.some((app) => app === name))
      report(
        ['vendorConfig', name],
        'unknown-partner',
        `is no partner app. ${didYouMean(name, partnerApps)}Write one of the partner apps: ${partnerApps.join(', ')}.`,
      );
    const blocked = isRecord(vendor) && Array.isArray(vendor.blockedFeatures) ? vendor.blockedFeatures : [];
    for (const [at, given] of blocked.entries())
      if (typeof given === 'string' && !blockableNames.some((known) => known === given))
        report(
          ['vendorConfig', name, 'blockedFeatures', at],
          'unknown-feature',
          `names neither a feature nor a way to pay of the app: ${quoted(given)}. ${nearOf(given)}${knownFeatures} Ways to pay: ${paymentModeCodes.join(', ')}. Write one of them, or remove it.`,
        );
  }
}

/** Ends with a space; empty when nothing is similar. Another code of the same way to pay is nearest. */
function nearOf(given: string): string {
  return didYouMean(paymentModeOf(given) ?? given, blockableNames);
}
