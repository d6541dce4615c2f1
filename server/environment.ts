import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The `.env` file of the working folder, overridden by the environment. The build reads the same file, so both have the same settings. */
export function readEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;
}
