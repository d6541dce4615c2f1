/**
 * Names of the features that are on. `config.features` is a JSON string that holds a list (WID-13); when it cannot be parsed, no feature is
 * on.
 */
export function parseFeatures(json: string): ReadonlySet<string> {
  const list = listIn(json);
  const on = list.filter((entry) => entry?.['enabled'] === true && typeof entry['name'] === 'string');
  return new Set(on.map((entry) => entry?.['name'] as string));
}

function listIn(json: string): readonly (Readonly<Record<string, unknown>> | null)[] {
  try {
    const value: unknown = JSON.parse(json);
    const list = (value as { features?: unknown } | null)?.features;
    return Array.isArray(list) ? list : [];
  } catch {
    return [];
  }
}
