import { createHash } from 'node:crypto';

/** The security headers of every reply. */
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
  /** And of its inline scripts. */
  readonly inlineScripts?: readonly string[] | undefined;
  readonly scriptOrigins?: readonly string[] | undefined;
  readonly connectOrigins?: readonly string[] | undefined;
  readonly imageOrigins?: readonly string[] | undefined;
  /** Whose pages may be shown inside this one. */
  readonly frameOrigins?: readonly string[] | undefined;
  /** Where forms may lead besides this origin: payment gateways. */
  readonly formOrigins?: readonly string[] | undefined;
  /** Pages of this origin may show it in a frame: in the sandbox, which plays the apps of partners so. */
  readonly isFramed?: boolean | undefined;
  /** No text becomes HTML or code, but for the few that the app names (src/config/trusted-types.ts). */
  readonly hasTrustedTypes?: boolean | undefined;
}

/** For pages that pages of this origin may frame, besides the policy: browsers that know its rule go by that. */
export const framedHeaders = { 'x-frame-options': 'SAMEORIGIN' } as const;

/**
 * Scripts come from this origin and those of the build settings, style sheets from this origin, and both by the hash of their text (not by a nonce,
 * because caches keep the page). The style attribute is allowed, for custom properties. No eval.
 */
export function contentSecurityPolicy({
  isHttps,
  inlineStyles = [],
  inlineScripts = [],
  scriptOrigins = [],
  connectOrigins = [],
  imageOrigins = [],
  frameOrigins = [],
  formOrigins = [],
  isFramed = false,
  hasTrustedTypes = false,
}: PolicyOptions): string {
  const rules = {
    'default-src': "'self'",
    'script-src': [sources(scriptOrigins, isHttps), ...inlineScripts.map(sourceHash)].join(' '),
    'style-src': ["'self'", ...inlineStyles.map(sourceHash)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': `${sources(imageOrigins, isHttps)} data: blob:`,
    // The rupee sign stands in the style sheet.
    'font-src': "'self' data:",
    'connect-src': sources(connectOrigins, isHttps),
    'frame-src': sources(frameOrigins, isHttps),
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': ["'self'", ...formOrigins].join(' '),
    'frame-ancestors': isFramed ? "'self'" : "'none'",
    ...(hasTrustedTypes && { 'require-trusted-types-for': "'script'", 'trusted-types': 'default' }),
  };
  const policy = Object.entries(rules).map(([name, value]) => `${name} ${value}`);
  return [...policy, ...(isHttps ? ['upgrade-insecure-requests'] : [])].join('; ');
}

/** Drops values that are not origins: they could be a wildcard or another rule. A page under https loads nothing by http. */
function sources(origins: readonly string[], isHttps: boolean): string {
  const allowed = isHttps ? /^https:\/\/[\w.-]+(:\d+)?$/ : /^https?:\/\/[\w.-]+(:\d+)?$/;
  return [...new Set(["'self'", ...origins.filter((origin) => allowed.test(origin))])].join(' ');
}

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
