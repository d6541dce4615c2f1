// @vitest-environment jsdom
import { afterEach, expect, it, vi } from 'vitest';

interface Rules {
  readonly createHTML: (text: string) => string | null;
  readonly createScriptURL: (url: string) => string | null;
}

afterEach(() => {
  vi.resetModules();
  vi.unstubAllGlobals();
});

const load = async () => (await import('./trusted-types.ts')).trustOwnCode;

it('trusts the service worker and what the map library writes, and nothing else', async () => {
  const made: [string, Rules][] = [];
  vi.stubGlobal('trustedTypes', { createPolicy: (name: string, rules: Rules) => made.push([name, rules]) });
  const trustOwnCode = await load();
  trustOwnCode();
  trustOwnCode();
  expect(made.map(([name]) => name)).toEqual(['default']);
  const [, { createHTML, createScriptURL }] = made[0] as [string, Rules];
  expect(createHTML('<svg/>')).toBe('<svg/>');
  expect(createHTML('')).toBe('');
  expect(createHTML('<img src=x onerror=alert(1)>')).toBeNull();
  expect(createScriptURL('/service-worker.js')).toBe('/service-worker.js');
  expect(createScriptURL('https://elsewhere.example/service-worker.js')).toBeNull();
});

it('does nothing where the browser has no Trusted Types', async () => {
  expect(await load()).not.toThrow();
});
