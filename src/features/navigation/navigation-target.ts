import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';

/** How the visit began. */
export interface Attribution {
  /** Tracking parameters by name: `utm_source`, `utm_campaign` … */
  readonly utm: Readonly<Record<string, string>>;
  /** `utm_source` of the partner app that the product runs in; null outside of one. */
  readonly partnerSource: string | null;
}

interface Navigation {
  /** A path of this site, with or without query and fragment. */
  readonly to: string;
  readonly replace: boolean;
  readonly attribution: Attribution;
}

// Only for parsing: the origin is removed again.
const anyOrigin = 'https://app.invalid';

/**
 * The address that a navigation goes to: without a '/landing' prefix, with the stored tracking parameters, and on a replace with the partner
 * app's source. An address with utm_ parameters of its own keeps them and gets no others, except that source if it has none (NAV-61).
 */
export function navigationTarget({ to, replace, attribution }: Navigation): string {
  const path = withoutLandingPrefix(to);
  const url = new URL(path, anyOrigin);
  const own = [...url.searchParams.keys()].filter((name) => name.startsWith('utm_'));
  const utm = own.length > 0 ? {} : { ...attribution.utm };
  if (replace && attribution.partnerSource !== null && !own.includes('utm_source'))
    utm['utm_source'] = attribution.partnerSource;
  if (Object.keys(utm).length === 0) return path;

  for (const [name, value] of Object.entries(utm)) url.searchParams.set(name, value);
  return url.href.slice(anyOrigin.length);
}
