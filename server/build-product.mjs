// `npm run build`, and the build of `npm start`. Plain JavaScript without packages, because `npm start` loads it before there are any.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { keepAssets } from './keep-assets.mjs';

const root = join(dirname(fileURLToPath(import.meta.url)), '..');
const stampFile = join(root, 'dist/build-stamp');
/** The files and folders that the build reads. content/ is not one of them: the running server reads it. */
const inputs = [
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

const vite = ['node_modules/vite/bin/vite.js', 'build', '--logLevel', 'warn'];
const pictures = (name) => ['--import', 'tsx', `src/ui/pictures/build/${name}.ts`];
/** Each step is a program of Node with its arguments. */
const steps = {
  allPictures: { name: 'pictures', args: pictures('render-pictures') },
  icons: { name: 'icons', args: pictures('prepare-pictures') },
  client: { name: 'app', args: vite },
  pages: { name: 'pages', args: [...vite, '--ssr', 'src/app/entry-server.tsx'] },
  server: { name: 'server', args: ['server/build.mjs'] },
};

/** A file of each part of the build. The folder of the app alone proves nothing: pictures are drawn into it later. */
const outputs = ['dist/server/main.js', 'dist/ssr/entry-server.js', 'dist/client/.vite/manifest.json'];

/** Whether the build is there, and that of these files and variables. */
export function isBuilt() {
  return (
    existsSync(stampFile) &&
    outputs.every((file) => existsSync(join(root, file))) &&
    readFileSync(stampFile, 'utf8') === stamp()
  );
}

/**
 * Builds what a server needs. Pictures take longer than everything else together, and the server can be used without them: with
 * `picturesLater` they are left to src/ui/pictures/build/draw-later.ts. With `quiet` the warnings of the tools are not shown. `onStep` gets the
 * pid of each process of the build.
 */
export async function buildProduct({ picturesLater, quiet, onStep }) {
  const now = stamp();
  rmSync(stampFile, { force: true });
  await run(picturesLater ? steps.icons : steps.allPictures, { quiet, onStep });
  const keepEarlier = keepAssets({
    assets: join(root, 'dist/client/assets'),
    aside: join(root, 'dist/earlier-assets'),
    now: Date.now(),
  });
  // The app takes longer than the other two together, and a build keeps about one processor busy.
  await Promise.all([
    run(steps.client, { quiet, onStep }),
    run(steps.pages, { quiet, onStep }).then(() => run(steps.server, { quiet, onStep })),
  ]);
  keepEarlier();
  mkdirSync(dirname(stampFile), { recursive: true });
  writeFileSync(stampFile, now);
}

/** Whether pictures of the built app are not drawn yet. */
export function lacksPictures() {
  const { list, files } = {
    list: join(root, 'public/pictures/manifest.json'),
    files: join(root, 'dist/client'),
  };
  if (!existsSync(list)) return true;
  return Object.values(JSON.parse(readFileSync(list, 'utf8'))).some(
    (picture) => picture.files.length === 0 || picture.files.some((file) => !existsSync(join(files, file))),
  );
}

/** Runs a step. What it prints is shown once it is done, so that steps at the same time do not mix; with `quiet` only if it failed. */
function run({ name, args }, { quiet, onStep }) {
  const started = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'pipe'] });
    onStep?.(child.pid);
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output += chunk;
      });
    child.on('error', reject);
    child.on('close', (code) => {
      if (code !== 0) return reject(new Error(`${output}\nBuilding the ${name} failed.`));
      process.stdout.write(
        `${quiet ? '' : output}  ${name} ${((performance.now() - started) / 1000).toFixed(1)} s\n`,
      );
      resolve();
    });
  });
}

/** Changes with the content of any of the files, and with the variables that the build reads. */
function stamp() {
  const hash = createHash('sha256');
  for (const path of inputs.flatMap((name) => filesBelow(name)))
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

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  try {
    await buildProduct({ picturesLater: false, quiet: false });
  } catch (error) {
    process.stderr.write(`${error.message}\n`);
    process.exit(1);
  }
}
