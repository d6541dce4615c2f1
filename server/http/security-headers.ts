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
  readonly inlineScripts?: readonly string[] | undefined;
  readonly inlineStyles?: readonly string[] | undefined;
}

/**
 * Scripts and styles come from this origin alone, or are those inline ones whose exact text the renderer named (hashes and not a nonce,
 * because the same page is kept by caches). The style attribute may carry custom properties. No eval.
 */
export function contentSecurityPolicy({
  isHttps,
  inlineScripts = [],
  inlineStyles = [],
}: PolicyOptions): string {
  const rules = {
    'default-src': "'self'",
    'script-src': ["'self'", ...inlineScripts.map(sourceHash)].join(' '),
    'style-src': ["'self'", ...inlineStyles.map(sourceHash)].join(' '),
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
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

function sourceHash(source: string): string {
  return `'sha256-${createHash('sha256').update(source).digest('base64')}'`;
}
