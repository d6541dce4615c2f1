import type { Plugin } from 'vite';
import { parseEnv } from '../../config/parse-env.ts';

/**
 * Parses the settings when the app is built and puts the result in the place of src/config/env.ts and late-env.ts: the rules and their messages
 * are not sent to browsers, and a wrong setting fails the build.
 */
export function parsedSettings(): Plugin {
  let code = '';
  let lateCode = '';
  return {
    name: 'parsed-settings',
    apply: 'build',
    configResolved({ env }) {
      const { scoreboardKey, ...rest } = parseEnv(env);
      code = `export const env = ${JSON.stringify(rest)};`;
      lateCode = `export const lateEnv = ${JSON.stringify({ scoreboardKey })};`;
    },
    load(id) {
      const found = /[\\/]src[\\/]config[\\/](late-)?env\.ts$/.exec(id);
      if (!found) return null;
      return found[1] === undefined ? code : lateCode;
    },
  };
}
