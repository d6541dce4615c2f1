// The settings of the browser build, each with a default; names in .env files begin with VITE_. One error lists all faults.
import { parseBrandPaths } from '#schemas/brand-paths.ts';
import type { BrandPaths } from '#schemas/routes.ts';
import { sandboxScoreboardKey } from '#schemas/rules/mobile-cipher.ts';

/** Settings that few screens need: a module of their own has them (`late-env.ts`), which is loaded with those. */
export interface LateEnv {
  /** Key of the mobile numbers in addresses of the scoreboard, the server's SCOREBOARD_KEY; empty without a scoreboard. */
  readonly scoreboardKey: string;
}

interface Settings extends LateEnv {
  /** Host of the services; empty for the page's own. */
  readonly apiBaseUrl: string;
  readonly webApiKey: string;
  readonly gpayApiKey: string;
  readonly paytmApiKey: string;
  /** The script that each partner app requires in its web view; empty for none. */
  readonly gpayScriptUrl: string;
  readonly paytmScriptUrl: string;
  /** A monitoring script, loaded some seconds after the page; empty for none. */
  readonly monitoringUrl: string;
  /** Where errors of the app are reported: an address that accepts Sentry's envelopes; empty for none. */
  readonly errorReportingUrl: string;
  /** Where the tiles of maps come from: `{z}`, `{x}` and `{y}` are a tile's address, `{theme}`, if it is there, is light or dark. */
  readonly mapTilesUrl: string;
  /** The attribution in the corner of the map. */
  readonly mapAttribution: string;
}

export interface Env extends Omit<Settings, keyof LateEnv> {
  /** The server reads these settings too, by the same rules. */
  readonly brandPaths: BrandPaths;
}

const defaults: Settings = {
  apiBaseUrl: '',
  webApiKey: 'web',
  gpayApiKey: 'gpay',
  paytmApiKey: 'paytm',
  gpayScriptUrl: 'https://microapps.google.com/apis/v1alpha/microapps.js',
  paytmScriptUrl: 'https://appassets.paytm.com/h5-sdk/1.0/ptm-h5.js',
  monitoringUrl: '',
  errorReportingUrl: '',
  mapTilesUrl: '/sandbox/tiles/{z}/{x}/{y}.svg?theme={theme}',
  mapAttribution: 'Sandbox map, drawn and not surveyed',
  scoreboardKey: sandboxScoreboardKey,
};

const address = { pattern: /^(|https?:\/\/\S+)$/, wants: 'empty or an http(s) address' };
const key = { pattern: /^\S+$/, wants: 'a word without spaces' };

const rules: Record<keyof Settings, { pattern: RegExp; wants: string }> = {
  apiBaseUrl: address,
  webApiKey: key,
  gpayApiKey: key,
  paytmApiKey: key,
  gpayScriptUrl: address,
  paytmScriptUrl: address,
  monitoringUrl: address,
  errorReportingUrl: address,
  mapTilesUrl: {
    pattern: /^(?=.*\{z\})(?=.*\{x\})(?=.*\{y\})(?:https?:\/)?\/[^\s/]\S*$/,
    wants: 'a path or an http(s) address with {z}, {x} and {y} in it',
  },
  mapAttribution: { pattern: /\S/, wants: 'a text' },
  scoreboardKey: { pattern: /^(|[\w-]{43})$/, wants: 'empty or 32 bytes in base64url' },
};

function variableOf(name: string): string {
  return `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/** `apiBaseUrl` is read from VITE_API_BASE_URL, and so on. */
export function parseEnv(source: Readonly<Record<string, unknown>>): Env & LateEnv {
  const { paths: brandPaths, faults: pathFaults } = parseBrandPaths(source);
  const faults = [...pathFaults];
  const env = { ...defaults, brandPaths };
  for (const name of Object.keys(defaults) as (keyof Settings)[]) {
    const variable = variableOf(name);
    const given = source[variable];
    if (typeof given !== 'string') continue;
    if (rules[name].pattern.test(given)) env[name as 'apiBaseUrl'] = given;
    else
      faults.push(
        `${variable}='${given}': give ${rules[name].wants}, or leave it out for '${defaults[name]}'.`,
      );
  }
  if (faults.length > 0) throw new Error(`The app's settings do not fit:\n${faults.join('\n')}`);
  return env;
}
