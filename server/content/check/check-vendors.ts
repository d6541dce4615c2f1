import { isRecord } from '#schemas/is-record.ts';
import { partnerApps } from '#schemas/partner-apps.ts';
import type { Report } from './fault.ts';
import { isFeature, knownFeatures, unknownFeature } from './known-features.ts';
import { didYouMean } from './propose.ts';

/** MIN-07: finds unknown partner apps, and features that they cannot block. */
export function checkVendors(vendors: Readonly<Record<string, unknown>>, report: Report) {
  for (const [name, vendor] of Object.entries(vendors)) {
    if (!partnerApps.some((app) => app === name))
      report(
        ['vendorConfig', name],
        'unknown-partner',
        `is no partner app. ${didYouMean(name, partnerApps)}Partner apps: ${partnerApps.join(', ')}.`,
      );
    const blocked = isRecord(vendor) && Array.isArray(vendor.blockedFeatures) ? vendor.blockedFeatures : [];
    for (const [at, feature] of blocked.entries())
      if (typeof feature === 'string' && !isFeature(feature))
        report(
          ['vendorConfig', name, 'blockedFeatures', at],
          'unknown-feature',
          `names a feature that the app does not have: ${unknownFeature(feature)} ${knownFeatures}`,
        );
  }
}
