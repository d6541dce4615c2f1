import { z } from 'zod';
import { featureNames } from '#schemas/documents/feature-names.ts';
import { didYouMean } from './explain-issue.ts';
import type { Report } from './fault.ts';

/** What has a sense for a setting. Not in the contract: what was published before must still be read with its defaults. */
const bounds: Readonly<Record<string, readonly [least: number, most: number]>> = {
  maxCartPrice: [1, Infinity],
  maxCartItems: [1, Infinity],
  extraCheeseCount: [0, Infinity],
  timeout: [1, Infinity],
  menuReverseAB: [0, 100],
};

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
      `names a store that does not exist: '${storeId}'. ${didYouMean(storeId, [...storeIds])}Write the id of a store, or leave it out.`,
    );
  }
  if (typeof body.features === 'string') checkFeatures(body.features, report);
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
  const unknown = read.data.features
    .map(({ name }) => name)
    .filter((name) => !(featureNames as readonly string[]).includes(name));
  if (unknown.length > 0) {
    const each = unknown.map((name) => `'${name}'. ${didYouMean(name, featureNames)}`.trim());
    report(
      ['features'],
      'unknown-feature',
      `names a feature that the app does not have: ${each.join(' ')} Features: ${featureNames.join(', ')}.`,
    );
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
