import { z } from 'zod';
import type { Report } from './fault.ts';
import { isFeature, knownFeatures, unknownFeature } from './known-features.ts';
import { quoted } from './quoted.ts';

const featuresSchema = z.object({
  features: z.array(z.object({ name: z.string().min(1), enabled: z.boolean() })),
});

/** WID-13: the features are a JSON text inside the JSON. */
export function checkFeatures(text: string, report: Report) {
  const read = featuresSchema.safeParse(parsed(text));
  if (!read.success) {
    report(
      ['features'],
      'invalid_features',
      String.raw`is not a JSON text of this shape: "{\"features\":[{\"name\":\"ucr\",\"enabled\":true}]}". Correct the text.`,
    );
    return;
  }
  const names = read.data.features.map(({ name }) => name);
  const unknown = names.filter((name) => !isFeature(name));
  if (unknown.length > 0)
    report(
      ['features'],
      'unknown-feature',
      `names a feature that the app does not have: ${unknown.map(unknownFeature).join(' ')} ${knownFeatures} Write one of them, or remove it.`,
    );
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
