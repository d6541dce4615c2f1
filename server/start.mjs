// `npm start` on a fresh clone, with nothing but Node and npm: installs and builds if needed, then starts.
// Plain JavaScript without packages, because it runs before there are any.
import { spawn } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { constants, setPriority } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import util from 'node:util';
import { buildProduct, isBuilt, lacksPictures } from './build-product.mjs';
import { whyNotListen } from './listen-faults.mjs';
import { beginSteps, endSteps, noteStep } from './start-steps.mjs';
import { whyInstall } from './why-install.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const leastNode = [20, 19];
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const parentEveryMs = 500;

process.chdir(root);
checkNode();
await checkPort();
if (whyInstall(root) || !isBuilt()) {
  await beginSteps(root, say);
  await installIfNeeded();
  await buildIfNeeded();
  endSteps(root);
}
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

/** A port that is taken is told before the minute that the rest may take. The server itself refuses malformed settings. */
async function checkPort() {
  const file = existsSync('.env') ? util.parseEnv(readFileSync('.env', 'utf8')) : {};
  const { PORT, HOST, SANDBOX, DATA_DIR } = { ...file, ...process.env };
  const port = Number(PORT || 3000);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) return;
  // As server/settings.ts and server/own-address.ts choose it.
  const host = HOST || (SANDBOX === 'off' ? '0.0.0.0' : 'localhost');
  const fault = await whyNotListen({
    host: host === 'localhost' ? '127.0.0.1' : host,
    port,
    dataDir: DATA_DIR || './data',
  });
  if (fault) fail(fault.what, fault.cure);
}

async function installIfNeeded() {
  const reason = whyInstall(root);
  if (!reason) return;
  say(`Installing packages (npm ci; ${reason}): about a minute, only this once …`);
  // First with what npm has kept from other projects, without asking the registry whether it has changed: a quarter faster. An outdated copy
  // may lack a version, and then everything is asked for.
  if (await ci({ more: ['--prefer-offline'], stderr: 'ignore' })) return;
  say('That did not succeed. Trying again, and asking the registry for every package: about two minutes …');
  if (await ci({ more: [], stderr: 'inherit' })) return;
  fail(
    'The packages could not be installed.',
    'Check the network (npm config get registry), then run npm start again.',
  );
}

/** Whether `npm ci` succeeded. Its warnings are for those who choose the packages, so they are not printed. */
function ci({ more, stderr }) {
  // With NODE_ENV=production npm would leave out the packages that the build needs.
  const child = spawn(npm, ['ci', '--include=dev', '--loglevel=error', ...more], {
    stdio: ['inherit', 'inherit', stderr],
    shell: process.platform === 'win32',
  });
  noteStep(root, child.pid);
  return new Promise((resolve) => {
    child.on('error', () => resolve(false));
    child.on('close', (code) => resolve(code === 0));
  });
}

async function buildIfNeeded() {
  if (isBuilt()) return;
  say('Building: about half a minute, only after a change …');
  try {
    await buildProduct({ picturesLater: true, quiet: true, onStep: (pid) => noteStep(root, pid) });
  } catch (error) {
    process.stderr.write(`\n${error.message}\n`);
    fail('The build failed: see the errors above.', 'Fix them, then run npm start again.');
  }
}

function startServer() {
  const server = spawn(process.execPath, ['dist/server/main.js'], {
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, NODE_ENV: 'production' },
  });
  const endDrawing = lacksPictures() ? drawPictures(server) : undefined;
  // A terminal sends Ctrl+C to both processes; a supervisor sends its signals to this one alone.
  process.on('SIGINT', () => {
    if (!process.stdin.isTTY) server.kill('SIGINT');
  });
  for (const signal of ['SIGTERM', 'SIGHUP']) process.on(signal, () => server.kill(signal));
  endWithNpm(server);
  server.on('exit', (code, signal) => {
    endDrawing?.();
    process.exit(code ?? (signal ? 1 : 0));
  });
}

/**
 * Draws beside the server once it is ready, and passes the messages of the two processes on. server/picture-drawer.ts says what they are.
 * Returns what ends it.
 */
function drawPictures(server) {
  let drawing;
  const tell = (to, message) => {
    if (to.connected) to.send(message);
  };
  // Told at once: a page that is asked for in the first moment may then wait for its pictures.
  tell(server, { drawing: true });
  server.on('message', (message) => {
    drawing ??= beginDrawing((answer) => tell(server, answer));
    if (message.wanted !== undefined) tell(drawing, message);
  });
  return () => drawing?.kill();
}

/** Starts the process that draws. `tell` gets what it says, and `{ drawing: false }` when it has ended. */
function beginDrawing(tell) {
  say(
    'Drawing the pictures in the background, first those that are asked for: about a minute, only this once …',
  );
  const drawing = spawn(process.execPath, ['--import', 'tsx', 'src/ui/pictures/build/draw-later.ts'], {
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  drawing.on('spawn', () => setPriority(drawing.pid, constants.priority.PRIORITY_LOW));
  drawing.on('message', tell);
  drawing.on('exit', () => tell({ drawing: false }));
  drawing.on('error', (error) => {
    say(`The pictures cannot be drawn (${error.message}). To draw them: npm run pictures`);
    tell({ drawing: false });
  });
  return drawing;
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

function say(line) {
  process.stdout.write(`\n${line}\n`);
}

function fail(what, cure) {
  endSteps(root);
  process.stderr.write(`\n${what}\n${cure}\n\n`);
  process.exit(1);
}
