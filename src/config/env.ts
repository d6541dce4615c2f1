import { type Env, parseEnv } from './parse-env.ts';

/** The settings of this build. The build puts its own in the place of this module, parsed (src/app/build/parsed-settings.ts). */
export const env: Env = parseEnv(import.meta.env ?? {});
