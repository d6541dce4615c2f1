import { createHash } from 'node:crypto';

/** What every reply says, whatever it holds. */
export function securityHeaders(isHttps: boolean): Record<string, string> {
  return {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()',
    ...(isHttps && { 'strict-transport-security': 'max-age=31536000; includeSubDomains' }),
  };
}

interface PolicyOptions {
  readonly isHttps: boolean;
  /** Exact text of the inline style sheets of the page. */
  readonly inlineStyles?: readonly string[];
  readonly scriptOrigins?: readonly string[] | undefined;
  readonly connectOrigins?: readonly string[] | undefined;
  readonly imageOrigins?: readonly string[] | undefined;
}

/**
 * Scripts come from this origin and those that the build was given, style sheets from this origin or by their exact text (hashes and not
 * a nonce, because the same page is kept by caches). The style attribute may carry custom properties. No eval.
 */
export function contentSecurityPolicy({
  isHttps,
  inlineStyles = [],
  scriptOrigins = [],
  connectOrigins = [],
  imageOrigins = [],
}: PolicyOptions): string {
  const rules = {
    'default-src': "'self'",
    'script-src': sources(scriptOrigins, isHttps),
    'style-src': ["'self'", ...inlineStyles.map(sourceHash)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${sources(imageOrigins, isHttps)} data: blob:`,
    'font-src': "'self'",
    'connect-src': sources(connectOrigins, isHttps),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  const policy = Object.entries(rules).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Anything but an origin would say more than it seems to: a wildcard, another rule. A page under https loads nothing by http. */
function sources(origins: readonly string[], isHttps: boolean): string {
  const allowed = isHttps ? /^https:\/\/[\w.-]+(:\d+)?$/ : /^https?:\/\/[\w.-]+(:\d+)?$/;
  return [...new Set(["'self'", ...origins.filter((origin) => allowed.test(origin))])].join(' ');
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
