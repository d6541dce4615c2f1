import type { Plugin } from 'vite';
import { parseEnv } from '../../config/parse-env.ts';

/**
 * Parses the settings when the app is built and puts the result in the place of src/config/env.ts: the rules and their messages are not sent to
 * browsers, and a wrong setting fails the build.
 */
export function parsedSettings(): Plugin {
  let code = '';
  return {
    name: 'parsed-settings',
    apply: 'build',
    configResolved({ env }) {
      code = `export const env = ${JSON.stringify(parseEnv(env))};`;
    },
    load: (id) => (/[\\/]src[\\/]config[\\/]env\.ts$/.test(id) ? code : null),
  };
}
