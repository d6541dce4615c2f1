// Plain JavaScript with no dependency: it runs before `npm ci` has.
import { spawnSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { isPipeline } from '../../server/testing/is-pipeline.mjs';

const require = createRequire(import.meta.url);

const usualPlaces = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome-stable',
  '/usr/bin/google-chrome',
  '/snap/bin/chromium',
  '/opt/google/chrome/chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ...[process.env.PROGRAMFILES, process.env['PROGRAMFILES(X86)'], process.env.LOCALAPPDATA]
    .filter((folder) => folder !== undefined)
    .map((folder) => join(folder, 'Google', 'Chrome', 'Application', 'chrome.exe')),
];

/**
 * Flags for a browser that may run as root, in a container, and makes no network requests of its own. Without a graphics card Chromium
 * imitates one on the processor, which takes longer than drawing on the processor at once.
 */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-dev-shm-usage',
  '--disable-background-networking',
  '--disable-gpu',
];

function isExecutable(path) {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function playwrightsOwn() {
  try {
    const path = require('playwright-core').chromium.executablePath();
    return isExecutable(path) ? path : null;
  } catch {
    return null; // Not installed yet, or it has no build for this system.
  }
}

/**
 * Path of a Chromium that is installed already, or null. Installs nothing.
 * @returns {string | null}
 */
export function findChromium() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(
      `CHROMIUM_PATH names '${named}', which is not a program that can be run. Correct it, or unset it to let a browser be found.`,
    );
  }
  return usualPlaces.find(isExecutable) ?? playwrightsOwn();
}

function run(command, args) {
  return (
    spawnSync(command, args, {
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    }).status === 0
  );
}

/** @param {string} name */
function installPackage(name) {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return;
  console.log(`Installing what the browser tests run in: apt-get install -y ${name}`);
  const install = () => run('apt-get', ['install', '-y', '--no-install-recommends', name]);
  if (!install()) {
    run('apt-get', ['update']);
    install();
  }
}

/** Debian's headless shell: Chromium without the window, which takes a quarter less time for the same pages. It has no notifications, and installs no app. */
const headlessShell = '/usr/bin/chromium-headless-shell';

function downloadWithPlaywright() {
  console.log("No Chromium found. Fetching Playwright's: npx playwright install chromium");
  run(process.platform === 'win32' ? 'npx.cmd' : 'npx', [
    '--no-install',
    'playwright',
    'install',
    'chromium',
  ]);
}

/**
 * Path of a Chromium, installed if there was none.
 * @returns {string}
 */
export function ensureChromium() {
  for (const attempt of [() => undefined, () => installPackage('chromium'), downloadWithPlaywright]) {
    attempt();
    const path = findChromium();
    if (path) return path;
  }
  throw new Error(
    'The tests need a Chromium, and none could be found or installed. Install one (on Debian: `sudo apt-get install chromium`) or name yours: `CHROMIUM_PATH=/path/to/chrome npm test`.',
  );
}

/** In a pipeline, where nobody's machine is changed. Where it fails, the tests run in Chromium itself. */
export function ensureHeadlessShell() {
  if (!isPipeline(process.env) || process.env.CHROMIUM_PATH || isExecutable(headlessShell)) return;
  installPackage('chromium-headless-shell');
}

/** For test configurations: the headless shell where there is one, unless CHROMIUM_PATH names a browser; else the installed browser. */
export function requireHeadless() {
  return !process.env.CHROMIUM_PATH && isExecutable(headlessShell) ? headlessShell : requireChromium();
}

/** For tests of what the headless shell does not have: the installed browser. */
export function requireChromium() {
  const path = findChromium();
  if (path) return path;
  throw new Error('No Chromium found. `npm test` installs one; or name yours with CHROMIUM_PATH.');
}
