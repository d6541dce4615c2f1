import { createHash } from 'node:crypto';
import { expect, it } from 'vitest';
import { contentSecurityPolicy, securityHeaders } from './security-headers.ts';

it('every reply has these headers, and by https the order to stay there', () => {
  const always = {
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'referrer-policy': 'strict-origin-when-cross-origin',
    'cross-origin-opener-policy': 'same-origin-allow-popups',
    'permissions-policy': 'geolocation=(self), otp-credentials=(self), camera=(), microphone=()',
  };
  expect(securityHeaders(false)).toEqual(always);
  expect(securityHeaders(true)).toEqual({
    ...always,
    'strict-transport-security': 'max-age=31536000; includeSubDomains',
  });
});

const rulesOf = (policy: string) =>
  Object.fromEntries(
    policy.split('; ').map((rule) => [rule.split(' ')[0], rule.split(' ').slice(1).join(' ')]),
  );
const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

it('a page may load what is its own, and what it is given', () => {
  const ours = {
    'default-src': "'self'",
    'script-src': "'self'",
    'style-src': "'self'",
    'style-src-attr': "'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'font-src': "'self' data:",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'worker-src': "'self'",
    'manifest-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  };
  expect(rulesOf(contentSecurityPolicy({ isHttps: false }))).toEqual(ours);
  const policy = contentSecurityPolicy({
    isHttps: true,
    inlineStyles: ['a{}'],
    inlineScripts: ['go()'],
    scriptOrigins: ['https://scripts.example.in', 'http://scripts.example.in', '*'],
    connectOrigins: ['https://calls.example.in'],
    imageOrigins: ['https://pictures.example.in'],
    frameOrigins: ['https://pages.example.in'],
    formOrigins: ['https://pay.example.in'],
    isFramed: true,
  });
  expect(rulesOf(policy)).toEqual({
    ...ours,
    'script-src': `'self' https://scripts.example.in ${hashOf('go()')}`,
    'style-src': `'self' ${hashOf('a{}')}`,
    'img-src': "'self' https://pictures.example.in data: blob:",
    'connect-src': "'self' https://calls.example.in",
    'frame-src': "'self' https://pages.example.in",
    'form-action': "'self' https://pay.example.in",
    'frame-ancestors': "'self'",
    'upgrade-insecure-requests': '',
  });
});
