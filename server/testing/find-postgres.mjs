// Plain JavaScript without packages, because the `npm test` script imports it too.
import { existsSync, readdirSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { isPipeline } from './is-pipeline.mjs';

/**
 * The folder of PostgreSQL's programs: the newest of Debian's, or one that is in the PATH. Undefined when there are none.
 * @returns {string | undefined}
 */
export function findPostgres() {
  const debian = '/usr/lib/postgresql';
  const versions = existsSync(debian) ? readdirSync(debian).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [
    ...versions.map((version) => join(debian, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'createdb'].every((program) => existsSync(join(folder, program))),
  );
}

/**
 * Whether the suites must run on PostgreSQL too: in a pipeline, but not on a developer's machine.
 * @param {Readonly<Record<string, string | undefined>>} env
 * @returns {boolean}
 */
export function mustHavePostgres(env) {
  return isPipeline(env);
}

export const noPostgres =
  'There is no PostgreSQL on this machine, so the embedded database alone was tested. Install it (apt-get install postgresql), so that both are.';
