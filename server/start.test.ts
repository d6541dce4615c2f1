import { spawn } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';

/** A project that contains only the starter, with an npm and tools that record what they are asked and do next to nothing. */
let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'start-'));
  for (const name of [
    'start.mjs',
    'build-product.mjs',
    'keep-assets.mjs',
    'listen-faults.mjs',
    'lock-holder.mjs',
    'start-steps.mjs',
    'why-install.mjs',
  ])
    write(`server/${name}`, readFileSync(new URL(name, import.meta.url), 'utf8'));
  wantPackage('1.0.0');
  write('src/app.ts', 'one');
  write('bin/npm', `#!/bin/sh\n${npm}`);
  chmodSync(join(folder, 'bin/npm'), 0o755);
  write('server/build.mjs', `${asked('server')}${build}`);
  write('main.js', 'console.log("served"); process.exitCode = 7;');
  write('package.json', '{ "type": "module" }');
  write(
    'packages/vite/bin/vite.js',
    `const fs = require('node:fs');
const [step, file] = process.argv.includes('--ssr') ? ['pages', 'dist/ssr/entry-server.js'] : ['app', 'dist/client/.vite/manifest.json'];
fs.appendFileSync('asked', step + '\\n');
fs.mkdirSync(require('node:path').dirname(file), { recursive: true });
fs.writeFileSync(file, '{}');
`,
  );
  write('packages/a/package.json', '{}');
  symlinkSync(
    dirname(createRequire(import.meta.url).resolve('tsx/package.json')),
    join(folder, 'packages/tsx'),
  );
  write(
    'src/ui/pictures/build/prepare-pictures.ts',
    `${asked('icons')}${listPictures(['pictures/fries.webp'])}`,
  );
});
afterEach(() => rmSync(folder, { recursive: true }));

/** The fake packages are there after `npm ci`. */
const npm = `echo "$@" >> asked
case "$@" in *--prefer-offline*) [ -e outdated ] && { echo ETARGET >&2; exit 1; };; esac
if [ "$1" = ci ]; then mkdir -p node_modules && cp -R packages/* node_modules && cp package-lock.json node_modules/.package-lock.json; fi
exit 0
`;
const asked = (step: string) => `import fs from 'node:fs'; fs.appendFileSync('asked', '${step}\\n');`;
const build = `
if (fs.existsSync('broken')) throw new Error('a fault in the code');
fs.mkdirSync('dist/server', { recursive: true });
fs.copyFileSync('main.js', 'dist/server/main.js');
`;
/** What the renderer leaves: the manifest, and the files in the public folder and in the built site. */
const listPictures = (files: readonly string[]) => `
for (const folder of ['public', 'dist/client']) {
  fs.mkdirSync(folder + '/pictures', { recursive: true });
  for (const file of ${JSON.stringify(files)}) fs.writeFileSync(folder + '/' + file, 'drawn');
}
fs.writeFileSync('public/pictures/manifest.json', '{"fries":{"hash":"","files":${JSON.stringify(files)}}}');
`;

function write(path: string, content: string) {
  mkdirSync(dirname(join(folder, path)), { recursive: true });
  writeFileSync(join(folder, path), content);
}

function wantPackage(version: string) {
  const packages = { 'node_modules/a': { version } };
  writeFileSync(join(folder, 'package-lock.json'), JSON.stringify({ packages }));
}

async function start(
  whileRunning?: (output: string, pid: number) => void,
  variables: Readonly<Record<string, string>> = {},
  node = process.execPath,
): Promise<{ code: number | null; output: string; asked: string }> {
  writeFileSync(join(folder, 'asked'), '');
  const child = spawn(node, [join(folder, 'server/start.mjs')], {
    env: { PATH: `${join(folder, 'bin')}${delimiter}${process.env.PATH ?? ''}`, PORT: '0', ...variables },
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

/** The steps of a build. The pages are built beside the app, so either may be first. */
const built = /^icons\n(app\npages\nserver\n|pages\napp\nserver\n|pages\nserver\napp\n)$/;

it('installs with the build packages, builds and starts on a fresh clone, and only starts from then on', async () => {
  const first = await start();
  expect(first).toMatchObject({ code: 7, output: expect.stringContaining('served') });
  const install = 'ci --include=dev --loglevel=error --prefer-offline\n';
  expect(first.asked.startsWith(install)).toBe(true);
  expect(first.asked.slice(install.length)).toMatch(built);
  expect(first.output).toMatch(/^\nInstalling packages .*\n[\s\S]*Building/);
  expect(await start()).toEqual({ code: 7, asked: '', output: 'served\n' });
});

it('asks the registry when what npm has kept does not do, and says nothing of it', async () => {
  write('outdated', '');
  const { code, asked: steps, output } = await start();
  expect(code).toBe(7);
  expect(steps).toContain('--prefer-offline\nci --include=dev --loglevel=error\n');
  expect(output).not.toContain('ETARGET');
});

it('says that it tries again before it does', async () => {
  write('outdated', '');
  expect((await start()).output).toMatch(/Installing packages[^]*That did not succeed. Trying again/);
});

it('waits for the installation of a start that was killed, and names it', async () => {
  const left = spawn(process.execPath, ['-e', 'setInterval(() => {}, 1000)'], { stdio: 'ignore' });
  write('dist/start.pids', `${left.pid}\n`);
  let isEnded = false;
  const { code, output } = await start((said) => {
    if (isEnded || !said.includes('Waiting for its end')) return;
    isEnded = true;
    expect(readFileSync(join(folder, 'asked'), 'utf8')).toBe('');
    left.kill();
  });
  expect(code).toBe(7);
  expect(output).toContain(`Process ${left.pid} of another start installs or builds here.`);
  expect(existsSync(join(folder, 'dist/start.pids'))).toBe(false);
});

it('notes npm and the steps of the build, so that a later start knows what still runs', async () => {
  write('bin/npm', `#!/bin/sh\nuntil grep -q "^$$" dist/start.pids; do sleep 0.05; done\n${npm}`);
  write(
    'server/build.mjs',
    `${asked('server')} while (!fs.readFileSync('dist/start.pids', 'utf8').includes('\\n' + process.pid));${build}`,
  );
  expect((await start()).code).toBe(7);
});

it('asks for the port at the address that the server will use', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.2', resolve));
  const { port } = other.address() as AddressInfo;
  expect((await start(undefined, { PORT: String(port) })).code).toBe(7);
  expect((await start(undefined, { PORT: String(port), SANDBOX: 'off' })).output).toContain(
    `Port ${port} is taken`,
  );
  other.close();
});

it('builds again after a change of a source file, and not of tests or generated files', async () => {
  await start();
  write('src/app.test.ts', 'x');
  write('public/pictures/fries.webp', 'x');
  expect((await start()).asked).toBe('');
  write('src/app.ts', 'two');
  expect((await start()).asked).toMatch(built);
});

it.each(['dist/client', 'dist/ssr', 'dist/server'])('builds again when %s is missing', async (part) => {
  await start();
  rmSync(join(folder, part), { recursive: true });
  // Drawing makes the folder again, without the app.
  write('dist/client/pictures/fries.webp', 'drawn');
  expect((await start()).asked).toMatch(built);
});

it('NAV-08 builds again after a change of the settings of the build, in the environment or in .env', async () => {
  await start();
  expect((await start(undefined, { LOG_LEVEL: 'warn' })).asked).toBe('');
  const variables = { VITE_PASSWORD_PATH: '/coop-login' };
  expect((await start(undefined, variables)).asked).toMatch(built);
  expect((await start(undefined, variables)).asked).toBe('');
  write('.env', 'VITE_FEEDBACK_PATH=/tell-us\n');
  expect((await start(undefined, variables)).asked).toMatch(built);
});

it('installs again when the lockfile asks for other packages, and not because a checkout touched it', async () => {
  await start();
  utimesSync(join(folder, 'package-lock.json'), new Date('2100-01-01'), new Date('2100-01-01'));
  expect((await start()).asked).toBe('');
  wantPackage('1.0.1');
  expect(await start()).toMatchObject({
    asked: expect.stringContaining('ci --include=dev'),
    output: expect.stringContaining('node_modules/a is 1.0.0, and 1.0.1 is wanted'),
  });
});

it('stops with one message when the build fails, and builds again the next time', async () => {
  write('broken', '');
  const failed = await start();
  expect(failed.code).toBe(1);
  expect(failed.output).toContain('a fault in the code');
  expect(failed.output).toContain('The build failed');
  rmSync(join(folder, 'broken'));
  expect((await start()).asked).toMatch(built);
});

it('says that the port is taken before it installs, builds or starts anything', async () => {
  const other = createServer();
  await new Promise<void>((resolve) => other.listen(0, '127.0.0.1', resolve));
  const { port } = other.address() as AddressInfo;
  const taken = { code: 1, asked: '', output: expect.stringContaining(`PORT=${port + 1} npm start`) };
  expect(await start(undefined, { PORT: String(port) })).toMatchObject(taken);
  // The environment goes before the file.
  write('.env', `PORT=${port}\n`);
  expect((await start(undefined, { PORT: '0' })).code).toBe(7);
  other.close();
});

it('starts the server in production mode, whatever the mode of the terminal', async () => {
  write('main.js', 'console.log("mode " + process.env.NODE_ENV);');
  expect((await start(undefined, { NODE_ENV: 'development' })).output).toContain('mode production');
});

it('draws the missing pictures beside the server, and passes on what it waits for', async () => {
  write('src/ui/pictures/build/prepare-pictures.ts', `${asked('icons')}${listPictures([])}`);
  write(
    'src/ui/pictures/build/draw-later.ts',
    `${asked('draw')}
process.on('message', ({ wanted }) => {
  ${listPictures(['pictures/fries.webp'])}
  process.send({ ready: wanted }, () => process.exit());
});`,
  );
  write(
    'main.js',
    `process.on('message', (message) => {
  console.log(JSON.stringify(message));
  if (message.drawing) process.send({ wanted: 'fries' });
  if (message.drawing === false) process.exit(7);
});`,
  );
  const { code, output } = await start();
  expect(code).toBe(7);
  expect(output).toMatch(
    /\{"drawing":true\}\n\nDrawing the pictures .*\n\{"ready":"fries"\}\n\{"drawing":false\}\n/,
  );

  // All are there now.
  write('main.js', 'console.log("served"); process.exitCode = 7;');
  rmSync(join(folder, 'dist/server'), { recursive: true });
  write('src/ui/pictures/build/prepare-pictures.ts', '');
  expect(await start()).toMatchObject({ asked: expect.not.stringContaining('draw') });
});

it('says nothing of pictures before the server is ready', async () => {
  write('src/ui/pictures/build/prepare-pictures.ts', `${asked('icons')}${listPictures([])}`);
  write('main.js', 'console.log("refused"); process.exitCode = 7;');
  expect((await start()).output).not.toContain('Drawing');
});

it('serves on when the drawing cannot be started', async () => {
  write('src/ui/pictures/build/prepare-pictures.ts', `${asked('icons')}${listPictures([])}`);
  const node = join(folder, 'bin/node');
  copyFileSync(process.execPath, node);
  write(
    'main.js',
    `import fs from 'node:fs';
fs.rmSync(${JSON.stringify(node)});
process.on('message', ({ drawing }) => { if (drawing === false) process.exit(7); });
process.send({ ready: true });`,
  );
  const { code, output } = await start(undefined, {}, node);
  expect([code, output]).toEqual([7, expect.stringContaining('The pictures cannot be drawn')]);
});

it('ends the drawing with the server', async () => {
  write('src/ui/pictures/build/prepare-pictures.ts', `${asked('icons')}${listPictures([])}`);
  // Open output of a process that still runs would keep this test waiting.
  write(
    'src/ui/pictures/build/draw-later.ts',
    'process.send({ ready: "fries" }); setInterval(() => {}, 1000);',
  );
  write(
    'main.js',
    'process.send({ ready: true }); process.on("message", ({ ready }) => { if (ready) process.exit(7); });',
  );
  expect((await start()).code).toBe(7);
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
      PORT: '0',
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
