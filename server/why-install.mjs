import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

function packagesOf(lockfile) {
  return JSON.parse(readFileSync(lockfile, 'utf8')).packages;
}

/** npm writes its record last; an unreadable record means that the installation was interrupted. */
function installedIn(root) {
  try {
    return packagesOf(join(root, 'node_modules/.package-lock.json'));
  } catch {
    return undefined;
  }
}

/**
 * Why `npm ci` is needed, or null when node_modules holds what package-lock.json asks for. npm keeps a record of what it installed in
 * node_modules/.package-lock.json; packages for other systems are in the lock only. A package of the record may have been deleted since, and the
 * server would end with an error of its first import.
 * @param {string} root
 * @returns {string | null}
 */
export function whyInstall(root) {
  const installed = installedIn(root);
  if (!installed) return 'nothing is installed yet';
  const wanted = packagesOf(join(root, 'package-lock.json'));
  for (const [path, { version, optional, link }] of Object.entries(wanted)) {
    if (path === '' || link) continue;
    const there = installed[path];
    if (!there && !optional) return `${path} is missing`;
    if (there && !existsSync(join(root, path))) return `${path} is missing`;
    if (there && there.version !== version) return `${path} is ${there.version}, and ${version} is wanted`;
  }
  return null;
}
