import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A project that contains only the starter, and a fake npm that records its arguments. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  for (const name of ['server', 'src', 'bin']) mkdirSync(join(folder, name));
  for (const name of ['start.mjs', 'why-install.mjs'])
    copyFileSync(fileURLToPath(new URL(name, import.meta.url)), join(folder, 'server', name));
  wantPackage('1.0.0');
  writeFileSync(join(folder, 'src/app.ts'), 'one');
  const npm = join(folder, 'bin/npm');
  writeFileSync(
    npm,
    `#!/bin/sh
echo "$@" >> ${folder}/asked
if [ "$1" = ci ]; then mkdir -p node_modules && cp package-lock.json node_modules/.package-lock.json; fi
if [ "$1" = run ]; then
  [ -e ${folder}/broken ] && exit 1
  mkdir -p dist/server && cp ${folder}/main.js dist/server/main.js
fi
exit 0
`,
  );
  chmodSync(npm, 0o755);
  writeFileSync(join(folder, 'main.js'), 'console.log("served"); process.exitCode = 7;');
});
afterEach(() => rmSync(folder, { recursive: true }));

function wantPackage(version: string) {
  const packages = { 'node_modules/a': { version } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

async function start(
  whileRunning?: (output: string, pid: number) => void,
  variables: Readonly<Record<string, string>> = {},
): Promise<{ code: number | null; output: string; asked: string }> {
  writeFileSync(join(folder, 'asked'), '');
  const child = spawn(process.execPath, [join(folder, 'server/start.mjs')], {
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`, ...variables },
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      output += chunk.toString();
      whileRunning?.(output, child.pid ?? 0);
    });
  }
  const code = await new Promise<number | null>((resolve) => child.on('close', resolve));
  return { code, output, asked: readFileSync(join(folder, 'asked'), 'utf8') };
}

it('installs with the build packages, builds and starts on a fresh clone, and only starts from then on', async () => {
  const first = await start();
  expect(first).toMatchObject({
    code: 7,
    asked: 'ci --include=dev\nrun build\n',
    output: expect.stringContaining('served'),
  });
  expect(first.output).toMatch(/Installing packages .*\n[\s\S]*Building/);
  expect(await start()).toEqual({ code: 7, asked: '', output: 'served\n' });
});

it('builds again after a change of a source file, and not of tests or generated files', async () => {
  await start();
  writeFileSync(join(folder, 'src/app.test.ts'), 'x');
  mkdirSync(join(folder, 'public/pictures'), { recursive: true });
  writeFileSync(join(folder, 'public/pictures/fries.webp'), 'x');
  expect((await start()).asked).toBe('');
  writeFileSync(join(folder, 'src/app.ts'), 'two');
  expect((await start()).asked).toBe('run build\n');
});

it('NAV-08 builds again after a change of the settings of the build, in the environment or in .env', async () => {
  await start();
  expect((await start(undefined, { PORT: '4000' })).asked).toBe('');
  const variables = { VITE_PASSWORD_PATH: '/coop-login' };
  expect((await start(undefined, variables)).asked).toBe('run build\n');
  expect((await start(undefined, variables)).asked).toBe('');
  writeFileSync(join(folder, '.env'), 'VITE_FEEDBACK_PATH=/tell-us\n');
  expect((await start(undefined, variables)).asked).toBe('run build\n');
});

it('installs again when the lockfile asks for other packages, and not because a checkout touched it', async () => {
  await start();
  utimesSync(join(folder, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'));
  expect((await start()).asked).toBe('');
  wantPackage('1.0.1');
  expect(await start()).toMatchObject({
    asked: expect.stringContaining('ci --include=dev\n'),
    output: expect.stringContaining('node_modules/a is 1.0.0, and 1.0.1 is wanted'),
  });
});

it('stops with one message when the build fails, and builds again the next time', async () => {
  writeFileSync(join(folder, 'broken'), '');
  expect(await start()).toMatchObject({ code: 1, output: expect.stringContaining('The build failed') });
  rmSync(join(folder, 'broken'));
  expect((await start()).asked).toBe('run build\n');
});

it('forwards signals to the server and ends with it', async () => {
  writeFileSync(
    join(folder, 'main.js'),
    'process.on("SIGTERM", () => process.exit(3)); setInterval(() => {}, 1000); console.log("served");',
  );
  let told = false;
  const { code } = await start((output, pid) => {
    if (told || !output.includes('served')) return;
    told = true;
    process.kill(pid, 'SIGTERM');
  });
  expect(code).toBe(3);
});

/** Runs until it gets a signal. */
const endless =
  'process.on("SIGTERM", () => { console.log("told"); process.exit(0); }); setInterval(() => {}, 1000); console.log("served");';

it('ends the server when npm, which started it, has gone', async () => {
  writeFileSync(join(folder, 'main.js'), endless);
  // In the place of npm: starts the starter and is killed.
  writeFileSync(
    join(folder, 'npm.mjs'),
    "(await import('node:child_process')).spawn(process.execPath, ['server/start.mjs'], { stdio: 'inherit' });",
  );
  const npm = spawn(process.execPath, ['npm.mjs'], {
    cwd: folder,
    env: {
      PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`,
      npm_lifecycle_event: 'start',
    },
  });
  let output = '';
  npm.stdout.on('data', (chunk: Buffer) => {
    output += chunk.toString();
    if (output.includes('served')) npm.kill('SIGKILL');
  });
  // Its output stays open while the server runs.
  await new Promise((resolve) => npm.on('close', resolve));
  expect(output).toContain('told');
});
