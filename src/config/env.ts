// The settings that the browser build reads, each with a default; names in .env files begin with VITE_. Parsed once, every fault in one error.

interface Env {
  /** Host of the services; empty for the page's own. */
  readonly apiBaseUrl: string;
  readonly webApiKey: string;
  readonly gpayApiKey: string;
  readonly paytmApiKey: string;
  /** The script each partner app wants loaded in its web view; empty for none. */
  readonly gpayScriptUrl: string;
  readonly paytmScriptUrl: string;
  /** A monitoring script, loaded some seconds after the page; empty for none. */
  readonly monitoringUrl: string;
  readonly passwordPath: string;
  readonly feedbackPath: string;
  readonly leaderboardPath: string;
  readonly chickenSandwichPath: string;
}

const defaults: Env = {
  apiBaseUrl: '',
  webApiKey: 'web',
  gpayApiKey: 'gpay',
  paytmApiKey: 'paytm',
  gpayScriptUrl: 'https://microapps.google.com/apis/v1alpha/microapps.js',
  paytmScriptUrl: 'https://appassets.paytm.com/h5-sdk/1.0/ptm-h5.js',
  monitoringUrl: '',
  passwordPath: '/password',
  feedbackPath: '/feedback',
  leaderboardPath: '/leaderboard',
  chickenSandwichPath: '/menu/chicken-sandwich',
};

const address = { pattern: /^(|https?:\/\/\S+)$/, wants: 'empty or an http(s) address' };
const path = { pattern: /^\/[a-zA-Z0-9/_-]+$/, wants: 'a path that starts with /' };
const key = { pattern: /^\S+$/, wants: 'a word without spaces' };

const rules: Record<keyof Env, { pattern: RegExp; wants: string }> = {
  apiBaseUrl: address,
  webApiKey: key,
  gpayApiKey: key,
  paytmApiKey: key,
  gpayScriptUrl: address,
  paytmScriptUrl: address,
  monitoringUrl: address,
  passwordPath: path,
  feedbackPath: path,
  leaderboardPath: path,
  chickenSandwichPath: path,
};

function variableOf(name: string): string {
  return `VITE_${name.replace(/[A-Z]/g, '_$&').toUpperCase()}`;
}

/** `apiBaseUrl` is read from VITE_API_BASE_URL, and so on. */
export function parseEnv(source: Readonly<Record<string, unknown>>): Env {
  const faults: string[] = [];
  const env = { ...defaults };
  for (const name of Object.keys(defaults) as (keyof Env)[]) {
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

export const env = parseEnv(import.meta.env ?? {});
