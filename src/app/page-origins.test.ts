import { expect, it } from 'vitest';
import { parseEnv } from '#src/config/parse-env.ts';
import { pageOrigins } from './page-origins.ts';

it('names the partner apps’ hosts, and no other, where the build is given no address', () => {
  expect(pageOrigins(parseEnv({}))).toEqual({
    scriptOrigins: [],
    partnerScriptOrigins: {
      GPAY: ['https://microapps.google.com'],
      PAYTM: ['https://appassets.paytm.com'],
    },
    connectOrigins: [],
    imageOrigins: [],
  });
});

it('names each host of the build’s settings once', () => {
  const env = parseEnv({
    VITE_API_BASE_URL: 'https://api.coop.example/v1',
    VITE_GPAY_SCRIPT_URL: 'https://cdn.example/gpay.js',
    VITE_PAYTM_SCRIPT_URL: 'https://cdn.example/paytm.js',
    VITE_MONITORING_URL: 'https://watch.example:8443/agent.js?k=1',
    VITE_ERROR_REPORTING_URL: 'https://errors.example/api/1/envelope/?sentry_key=k',
    VITE_MAP_TILES_URL: 'https://tiles.example/{z}/{x}/{y}.png',
  });
  expect(pageOrigins(env)).toEqual({
    scriptOrigins: ['https://watch.example:8443'],
    partnerScriptOrigins: { GPAY: ['https://cdn.example'], PAYTM: ['https://cdn.example'] },
    connectOrigins: ['https://api.coop.example', 'https://watch.example:8443', 'https://errors.example'],
    imageOrigins: ['https://tiles.example'],
  });
});
