import { describe, expect, it } from 'vitest';
import { sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';
import { parseEnv } from './parse-env.ts';

describe('parseEnv', () => {
  it('REQ-37 takes the host of the services from the environment, the page’s own by default', () => {
    expect(parseEnv({}).apiBaseUrl).toBe('');
    expect(parseEnv({ VITE_API_BASE_URL: 'https://api.example.in' }).apiBaseUrl).toBe(
      'https://api.example.in',
    );
  });

  it('NAV-08 NAV-36 NAV-39 NAV-54 takes the brand-named paths from the environment', () => {
    expect(parseEnv({}).brandPaths.password).toBe('/password');
    expect(parseEnv({ VITE_PASSWORD_PATH: '/coop-login' }).brandPaths.password).toBe('/coop-login');
  });

  it('REQ-35 names no error-reporting service unless the environment does', () => {
    expect(parseEnv({}).errorReportingUrl).toBe('');
    const address = 'https://errors.example/api/1/envelope/?sentry_key=k';
    expect(parseEnv({ VITE_ERROR_REPORTING_URL: address }).errorReportingUrl).toBe(address);
    expect(() => parseEnv({ VITE_ERROR_REPORTING_URL: 'errors.example' })).toThrow(
      /VITE_ERROR_REPORTING_URL/,
    );
  });

  it('INF-04 takes the key of the scoreboard from the environment; the one of the sandbox by default', () => {
    const key = 'AAECAwQFBgcICQoLDA0ODxAREhMUFRYXGBkaGxwdHh8';
    expect(parseEnv({}).scoreboardKey).toBe(sandboxScoreboardKey);
    expect(parseEnv({ VITE_SCOREBOARD_KEY: key }).scoreboardKey).toBe(key);
    expect(parseEnv({ VITE_SCOREBOARD_KEY: '' }).scoreboardKey).toBe('');
    expect(() => parseEnv({ VITE_SCOREBOARD_KEY: 'short' })).toThrow(/32 bytes in base64url/);
  });

  it('lists every fault in one error', () => {
    const parse = () => parseEnv({ VITE_PASSWORD_PATH: 'coop', VITE_API_BASE_URL: 'ftp://x' });
    expect(parse).toThrow(/VITE_API_BASE_URL='ftp:\/\/x'/);
    expect(parse).toThrow(/VITE_PASSWORD_PATH='coop'.*\/password/);
  });
});

it('takes a map provider’s address, and none that lacks a part of a tile’s', () => {
  const given = 'https://tiles.example/{z}/{x}/{y}.png';
  expect(parseEnv({ VITE_MAP_TILES_URL: given }).mapTilesUrl).toBe(given);
  expect(parseEnv({}).mapTilesUrl).toMatch(/^\/sandbox\/tiles\//);
  for (const wrong of [
    'https://tiles.example/{z}/{x}.png',
    'tiles/{z}/{x}/{y}',
    '//tiles.example/{z}/{x}/{y}',
  ])
    expect(() => parseEnv({ VITE_MAP_TILES_URL: wrong })).toThrow(/VITE_MAP_TILES_URL/);
});
