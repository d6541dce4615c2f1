import { type LateEnv, parseEnv } from './parse-env.ts';

/** The settings of this build that few screens need. The build puts its own in the place of this module, as it does for `env.ts`. */
export const lateEnv: LateEnv = parseEnv(import.meta.env ?? {});
