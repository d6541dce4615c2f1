// `npm start` on a fresh clone, with nothing but Node and npm: installs and builds if needed, then starts.
// Plain JavaScript without packages, because it runs before there are any.
import { spawn, spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { whyInstall } from './why-install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const leastNode = [20, 19];
const stampFile = join(root, 'dist/build-stamp');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const parentEveryMs = 500;
/** The files and folders that the build reads. content/ is not one of them: the running server reads it. */
const buildInputs = [
  'schemas',
  'registry',
  'widgets',
  'src',
  'server',
  'public',
  'index.html',
  'vite.config.ts',
  'package.json',
  'package-lock.json',
  'tsconfig.json',
  '.env',
];

process.chdir(root);
checkNode();
installIfNeeded();
buildIfNeeded();
startServer();

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  const [leastMajor, leastMinor] = leastNode;
  if (major > leastMajor || (major === leastMajor && minor >= leastMinor)) return;
  fail(
    `This is Node ${process.versions.node}; the product needs ${leastNode.join('.')} or newer.`,
    'Install a newer one (https://nodejs.org), then run npm start again.',
  );
}

function installIfNeeded() {
  const reason = whyInstall(root);
  if (!reason) return;
  say(`Installing packages (npm ci; ${reason}): about a minute, only this once …`);
  // With NODE_ENV=production npm would leave out the packages that the build needs.
  runNpm(
    ['ci', '--include=dev'],
    'The packages could not be installed.',
    'Check the network (npm config get registry), then run npm start again.',
  );
}

function buildIfNeeded() {
  const stamp = stampOf(buildInputs);
  if (
    existsSync(stampFile) &&
    readFileSync(stampFile, 'utf8') === stamp &&
    existsSync(join(root, 'dist/server/main.js'))
  )
    return;
  say('Building: about half a minute, only after a change …');
  runNpm(['run', 'build'], 'The build failed: see the errors above.', 'Fix them, then run npm start again.');
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, stamp);
}

/** Changes with the content of any of the files, and with the variables that the build reads. */
function stampOf(paths) {
  const hash = createHash('sha256');
  for (const path of paths.flatMap((name) => filesBelow(name)))
    hash.update(path).update(readFileSync(join(root, path)));
  const variables = Object.entries(process.env).filter(([name]) => name.startsWith('VITE_'));
  return hash.update(JSON.stringify(variables.map((pair) => pair.join('=')).sort())).digest('hex');
}

/** Files below a path, without tests, stories and generated files. */
function filesBelow(path) {
  const full = join(root, path);
  if (
    !existsSync(full) ||
    /\.(test|stories)\.[a-z]+$/.test(path) ||
    ['public/pictures', 'public/icons'].includes(path)
  )
    return [];
  if (!statSync(full).isDirectory()) return [path];
  return readdirSync(full)
    .sort()
    .flatMap((name) => filesBelow(join(path, name)));
}

function startServer() {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: 'inherit',
    env: { NODE_ENV: 'production', ...process.env },
  });
  // A terminal sends Ctrl+C to both processes; a supervisor sends its signals to this one alone.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) server.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  endWithNpm(server);
  server.on('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
}

/** When npm is killed it does not forward the signal, and the server would keep running without a parent. */
function endWithNpm(server) {
  // Without npm as the parent, the server may outlive the process that started this file.
  if (process.env.npm_lifecycle_event !== 'start') return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    if (process.ppid === parent) return;
    clearInterval(watch);
    server.kill('SIGTERM');
  }, parentEveryMs);
}

function runNpm(args, what, cure) {
  const { status, error } = spawnSync(npm, args, { stdio: 'inherit', shell: process.platform === 'win32' });
  if (error || status !== 0) fail(what, cure);
}

function say(line) {
  process.stdout.write(`\n${line}\n`);
}

function fail(what, cure) {
  process.stderr.write(`\n${what}\n${cure}\n\n`);
  process.exit(1);
}
