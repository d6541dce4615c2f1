import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';

export type Environment = Readonly<Record<string, string | undefined>>;

/** The environment over the `.env` file of the folder that the process runs in: the file that the build reads too, so that both know the same. */
export function readEnvironment(environment: Environment = process.env, file = '.env'): Environment {
  return existsSync(file) ? { ...parseEnv(readFileSync(file, 'utf8')), ...environment } : environment;
}
