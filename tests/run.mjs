// `npm test`: installs what is missing, then runs every step and prints its result. Plain JavaScript with no dependency, so that it runs
// on a fresh clone. `--only lint,types` and `--from unit` choose steps; `--bail` stops at the first failure.
import { spawn, spawnSync } from 'node:child_process';
import { createWriteStream, mkdirSync, readFileSync, rmSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { ensureChromium, ensureHeadlessShell } from './browser/find-chromium.mjs';
import { findPostgres, noPostgres } from '../server/testing/find-postgres.mjs';
import { whyInstall } from '../server/why-install.mjs';
import { countStep } from './run/count.mjs';
import { stepEnvironment } from './run/environment.mjs';
import { chosenSteps } from './run/steps.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const results = join(root, 'test-results');
const npm = process.platform === 'win32' ? 'npm.cmd' : 'npm';
const SIGN_OF_LIFE_MS = 30_000;
const LINES_OF_A_FAILURE = 150;

function seconds(since) {
  return `${((performance.now() - since) / 1000).toFixed(1)} s`;
}

function install() {
  const reason = whyInstall(root);
  if (!reason) return;
  console.log(`npm ci (${reason})`);
  // With NODE_ENV=production npm would leave out the packages for build and tests.
  const { status } = spawnSync(npm, ['ci', '--include=dev'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) throw new Error('`npm ci` failed, see above: nothing was tested.');
}

/** Runs one npm script; its output goes to test-results/<step>.log. */
function runScript({ name, script }, env) {
  const log = join(results, `${name}.log`);
  const file = createWriteStream(log);
  const child = spawn(npm, ['run', '--silent', script], {
    cwd: root,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  child.stdout.pipe(file, { end: false });
  child.stderr.pipe(file, { end: false });
  const started = performance.now();
  const signs = setInterval(() => console.log(`    … ${name}, ${seconds(started)}`), SIGN_OF_LIFE_MS);
  return new Promise((resolve) => {
    child.on('close', (code) => {
      clearInterval(signs);
      file.end(() => resolve({ ok: code === 0, log }));
    });
  });
}

async function runStep(step, { position, env, failedSteps }) {
  const label = `${position} ${step.name.padEnd(13)}${step.what}`;
  if (step.needs && failedSteps.has(step.needs)) {
    console.log(`✗ ${label} — not run, for '${step.needs}' failed`);
    return { step, passed: 0, failed: 1, skipped: 0 };
  }
  const started = performance.now();
  const { ok, log } = await runScript(step, env);
  const counted = countStep({ report: step.report, file: join(results, `${step.name}.json`), ok });
  const numbers = step.report ? `, ${counted.passed} passed, ${counted.failed} failed` : '';
  console.log(`${counted.failed === 0 ? '✓' : '✗'} ${label} — ${seconds(started)}${numbers}`);
  if (counted.failed > 0) {
    const lines = readFileSync(log, 'utf8').trimEnd().split('\n').slice(-LINES_OF_A_FAILURE);
    console.log(
      ['', ...(counted.note ? [counted.note] : []), ...lines, ''].map((line) => `    ${line}`).join('\n'),
    );
  }
  return { step, ...counted };
}

async function main() {
  const args = process.argv.slice(2);
  const chosen = chosenSteps(args);
  const started = performance.now();
  install();
  ensureChromium();
  ensureHeadlessShell();
  const env = stepEnvironment(process.env);
  mkdirSync(results, { recursive: true });

  const outcomes = [];
  const failedSteps = new Set();
  for (const [index, step] of chosen.entries()) {
    rmSync(join(results, `${step.name}.json`), { force: true });
    const outcome = await runStep(step, { position: `${index + 1}/${chosen.length}`, env, failedSteps });
    outcomes.push(outcome);
    if (outcome.failed > 0) failedSteps.add(step.name);
    if (outcome.failed > 0 && args.includes('--bail')) break;
  }

  const sum = (key) => outcomes.reduce((total, outcome) => total + outcome[key], 0);
  console.log(`\n${seconds(started)} in all; full logs in test-results/.`);
  if (failedSteps.size > 0) console.log(`Failed: ${[...failedSteps].join(', ')}`);
  if (chosen.some(({ name }) => name === 'unit') && !findPostgres()) console.log(noPostgres);
  const skipped = sum('skipped');
  console.log(`${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`);
  process.exitCode = failedSteps.size > 0 ? 1 : 0;
}

try {
  await main();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
