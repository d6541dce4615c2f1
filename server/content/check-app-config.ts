import { z } from 'zod';
import { featureNames } from '#schemas/documents/feature-names.ts';
import { didYouMean } from './explain-issue.ts';
import type { Report } from './fault.ts';
import { quoted } from './quoted.ts';
import { isRecord } from './walk-schema.ts';

/** What has a sense for a setting. Not in the contract: what was published before must still be read with its defaults. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  maxCartPrice: [1, Infinity],
  maxCartItems: [1, Infinity],
  extraCheeseCount: [0, Infinity],
  timeout: [1, Infinity],
  menuReverseAB: [0, 100],
};

/** The apps that the product can run in. */
const partners = ['PAYTM', 'GPAY'];

const features = z.object({
  features: z.array(z.object({ name: z.string().min(1), enabled: z.boolean() })),
});

export function checkAppConfig(
  body: Readonly<Record<string, unknown>>,
  { report, storeIds }: { readonly report: Report; readonly storeIds: ReadonlySet<string> | undefined },
) {
  for (const [name, [least, most]] of Object.entries(bounds)) {
    const value = body[name];
    if (typeof value !== 'number' || (value >= least && value <= most)) continue;
    const range = most === Infinity ? `${least} or more` : `a number from ${least} to ${most}`;
    report([name], 'out-of-bounds', `cannot be ${value}. Write ${range}.`);
  }
  const { storeId } = body;
  if (typeof storeId === 'string' && storeIds && !storeIds.has(storeId)) {
    report(
      ['storeId'],
      'unknown-store',
      `names a store that does not exist: ${quoted(storeId)}. ${didYouMean(storeId, [...storeIds])}Write the id of a store, or leave it out.`,
    );
  }
  if (typeof body.features === 'string') checkFeatures(body.features, report);
  if (isRecord(body.vendorConfig)) checkVendors(body.vendorConfig, report);
}

function checkVendors(vendors: Readonly<Record<string, unknown>>, report: Report) {
  for (const [name, vendor] of Object.entries(vendors)) {
    if (!partners.includes(name))
      report(
        ['vendorConfig', name],
        'unknown-partner',
        `is no partner app. ${didYouMean(name, partners)}Partner apps: ${partners.join(', ')}.`,
      );
    const blocked = isRecord(vendor) && Array.isArray(vendor.blockedFeatures) ? vendor.blockedFeatures : [];
    for (const [at, feature] of blocked.entries())
      if (typeof feature === 'string' && !isFeature(feature))
        report(
          ['vendorConfig', name, 'blockedFeatures', at],
          'unknown-feature',
          `names a feature that the app does not have: ${unknownFeature(feature)} Features: ${featureNames.join(', ')}.`,
        );
  }
}

function isFeature(name: string): boolean {
  return (featureNames as readonly string[]).includes(name);
}

function unknownFeature(name: string): string {
  return `${quoted(name)}. ${didYouMean(name, featureNames)}`.trim();
}

/** WID-13: the features are a JSON text inside the JSON. */
function checkFeatures(text: string, report: Report) {
  const read = features.safeParse(parsed(text));
  if (!read.success) {
    report(
      ['features'],
      'invalid_features',
      String.raw`is not a JSON text of this shape: "{\"features\":[{\"name\":\"ucr\",\"enabled\":true}]}". Mend the text.`,
    );
    return;
  }
  const names = read.data.features.map(({ name }) => name);
  const unknown = names.filter((name) => !isFeature(name));
  if (unknown.length > 0) {
    report(
      ['features'],
      'unknown-feature',
      `names a feature that the app does not have: ${unknown.map(unknownFeature).join(' ')} Features: ${featureNames.join(', ')}.`,
    );
  }
  const twice = new Set(names.filter((name, at) => names.indexOf(name) < at));
  if (twice.size > 0)
    report(
      ['features'],
      'duplicate-feature',
      `names a feature twice: ${[...twice].map(quoted).join(', ')}. Keep one of the two.`,
    );
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
