import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { servicePathPattern } from './schemas/service-paths.ts';

const brotli = promisify(brotliCompress);
const gzip = promisify(gzipCallback);

const clientEntry = 'src/app/boot.ts';
const serverEntry = '/src/app/entry-server.tsx';

/** In development the browser draws every page alone, from the document that the app itself writes. */
function developmentDocument(): Plugin {
  return {
    name: 'app-document',
    apply: 'serve',
    configureServer(server) {
      return () => {
        server.middlewares.use((request, response, next) => {
          if (!request.headers.accept?.includes('text/html')) return next();
          const origin = `http://${request.headers.host ?? 'localhost'}`;
          server
            .ssrLoadModule(serverEntry)
            .then((entry) =>
              server.transformIndexHtml(request.originalUrl ?? '/', entry['renderShell'](origin)),
            )
            .then((html) => response.setHeader('content-type', 'text/html').end(html))
            .catch(next);
        });
      };
    },
  };
}

/** Full Zod is the server's and the tooling's: a build that would send it to browsers fails. */
function noZodInBrowser(): Plugin {
  return {
    name: 'no-zod-in-browser',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        const zod =
          chunk.type === 'chunk'
            ? chunk.moduleIds.find((id) => id.includes('/node_modules/zod/'))
            : undefined;
        if (zod)
          this.error(
            `${chunk.fileName} holds Zod (${zod}): import types from schemas/ only, or one of its Zod-free modules.`,
          );
      }
    },
  };
}

/** Sonner writes a style element of its own, which a strict content security policy refuses: its stylesheet goes with ours. */
function sonnerStyles(): Plugin {
  const styles = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.\w+$/, 'styles.css');
  return {
    name: 'sonner-styles',
    transform(code, id) {
      if (!/[\\/]sonner[\\/]dist[\\/]index\.mjs/.test(id)) return null;
      const quiet = code.replace(/^__insertCSS\(".*"\);$/m, '');
      if (quiet === code)
        this.error(
          'Sonner no longer inserts its styles in the way that is taken out here: look at its build again.',
        );
      return { code: `import ${JSON.stringify(styles)};\n${quiet}`, map: null };
    },
  };
}

/** Puts the style modules of the design and of the features into the layers that src/ui/styles.css declares. */
function roomLayers(): Plugin {
  const rooms = [
    { layer: 'ui', path: /\/src\/ui\/.*\.module\.css$/ },
    { layer: 'features', path: /\/src\/(?:features|app)\/.*\.module\.css$/ },
  ];
  return {
    name: 'room-layers',
    enforce: 'pre',
    transform(code, id) {
      const room = rooms.find(({ path }) => path.test(id.split('?')[0] ?? ''));
      // Whichever file comes first says the order.
      return room
        ? { code: `@layer base, ui, features;\n@layer ${room.layer} {\n${code}\n}`, map: null }
        : null;
    },
  };
}

/** Leaves a .br and a .gz beside each text file of the build, for the server to send: compressed once, as well as can be. */
function compressedFiles(): Plugin {
  let outDir = '';
  return {
    name: 'compressed-files',
    apply: (_, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(config) {
      outDir = resolve(config.root, config.build.outDir);
    },
    closeBundle: {
      // After the service worker has been written.
      order: 'post',
      sequential: true,
      async handler() {
        const files = await readdir(outDir, { recursive: true });
        for (const name of files.filter((file) => /\.(js|css|html|svg|webmanifest|txt)$/.test(file))) {
          const path = join(outDir, name);
          const content = await readFile(path);
          if (content.length < 1024) continue;
          await writeFile(`${path}.br`, await brotli(content));
          await writeFile(`${path}.gz`, await gzip(content, { level: 9 }));
        }
      },
    },
  };
}

/** What takes pages over: all that these import, and what that imports, and so on; what is imported when it is wanted is left out. The entry itself stays alone: a chunk runs all of its modules. */
const shellEntries = ['/src/app/entry-client.tsx', '/src/app/providers.tsx'] as const;

/**
 * Knows which modules are of which beginning: those that boot.ts needs, which hears what people do from the first moment, and those of the
 * shell. One chunk of the latter is several kilobytes smaller than the dozens that would share them.
 */
function beginnings() {
  const imports = new Map<string, readonly string[]>();
  let bootModules: Set<string> | null = null;
  let shellModules: Set<string> | null = null;

  function reachedFrom(entries: readonly string[]): Set<string> {
    const reached = new Set([...imports.keys()].filter((id) => entries.some((entry) => id.endsWith(entry))));
    for (const each of reached) for (const imported of imports.get(each) ?? []) reached.add(imported);
    return reached;
  }
  const isOfBoot = (id: string) => (bootModules ??= reachedFrom([`/${clientEntry}`])).has(id);
  const isOfShell = (id: string) => (shellModules ??= reachedFrom(shellEntries)).has(id);

  return {
    plugin: {
      name: 'beginnings',
      moduleParsed: ({ id, importedIds }) => void imports.set(id, importedIds),
      generateBundle(_, bundle) {
        for (const chunk of Object.values(bundle)) {
          if (chunk.type !== 'chunk' || !chunk.isEntry) continue;
          const waited = chunk.imports.filter((name) => !/\/(boot-parts|rolldown-runtime)-/.test(name));
          if (waited.length > 0)
            this.error(
              `boot.ts hears nobody before ${waited.join(', ')} has come: it must import next to nothing.`,
            );
        }
      },
    } satisfies Plugin,
    isOfBoot: (id: string) => isOfBoot(id) && !id.endsWith(`/${clientEntry}`),
    isOfShell: (id: string) => isOfShell(id) && !id.endsWith(shellEntries[0]),
  };
}

const begins = beginnings();

/** Chunks that are worth making by hand: libraries that change seldom, what every page begins with, and what cards of products share. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
  {
    name: 'framework',
    test: /node_modules\/(react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|swr|dequal|use-sync-external-store)\//,
    priority: 3,
  },
  { name: 'boot-parts', test: (id: string) => begins.isOfBoot(id), priority: 5 },
  { name: 'shell', test: (id: string) => begins.isOfShell(id), priority: 2 },
  {
    name: 'cards',
    test: /\/src\/(ui\/(picture|price|veg-mark|stepper|badge|section|error-state|card|empty-state|button-link|choice-input|use-wide|use-early-typing)|features\/(cart|catalog))[./]/,
    minShareCount: 3,
    priority: 1,
  },
];

/** Chunks that the page's own list has named before anything is imported. */
const isOfStart = (chunk: string) =>
  /\/(boot-parts|rolldown-runtime|react|framework|shell|entry-client)-/.test(chunk);

/**
 * Chunks to be fetched along with one that is imported when it is wanted, so that none waits for another. The import fetches its own, and for what is there
 * anyway no link has to be made and looked for.
 */
function fetchedBeside(file: string, chunks: readonly string[]): string[] {
  const others = chunks.filter((chunk) => chunk !== file && !isOfStart(chunk));
  return others.length > 0 ? [file, ...others] : [];
}

// React Router's package offers browsers its development build alone, with warnings that no customer reads.
const routerBuild = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    roomLayers(),
    developmentDocument(),
    isSsrBuild ? [] : begins.plugin,
    isSsrBuild ? [] : sonnerStyles(),
    noZodInBrowser(),
    isSsrBuild
      ? []
      : VitePWA({
          strategies: 'injectManifest',
          srcDir: 'src/app',
          filename: 'service-worker.ts',
          injectRegister: false,
          manifest: false,
          injectManifest: {
            globPatterns: [
              'offline.{html,css,js}',
              'manifest.webmanifest',
              'icons/logo-mark.svg',
              'assets/{boot,boot-parts,entry-client,rolldown-runtime,react,framework,shell,cards,style}-*.{js,css}',
              'assets/figtree-*.woff2',
              'assets/icons-*.svg',
            ],
            maximumFileSizeToCacheInBytes: 1_000_000,
          },
        }),
    compressedFiles(),
  ],

  resolve: {
    alias:
      command === 'build' && !isSsrBuild
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
            {
              find: /^react-style-singleton$/,
              replacement: fileURLToPath(new URL('./src/app/browser/style-singleton.ts', import.meta.url)),
            },
          ]
        : [],
  },

  css: {
    // By a style's file and name, and not by its content: server and browser agree on a class whatever else changes.
    modules: { generateScopedName: '[local]_[hash:base64:6]' },
  },

  server: {
    proxy: {
      [servicePathPattern]: {
        target: `http://localhost:${process.env['PORT'] ?? 3000}`,
        changeOrigin: false,
      },
    },
  },

  build: {
    outDir: isSsrBuild ? 'dist/ssr' : 'dist/client',
    emptyOutDir: true,
    manifest: !isSsrBuild,
    // Files of the public folder belong to the client's build alone.
    copyPublicDir: !isSsrBuild,
    // What README.md promises. Syntax and styles are written for these; no function is newer (tests/architecture/files.test.ts).
    target: isSsrBuild ? 'node20' : ['chrome111', 'safari16.4', 'firefox115'],
    modulePreload: { polyfill: false, resolveDependencies: (file, chunks) => fetchedBeside(file, chunks) },
    // One stylesheet (18 kB) is there a round trip or two earlier than one for each widget of the first screen.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { boot: clientEntry },
          output: {
            codeSplitting: { groups: chunkGroups },
          },
        },
  },
}));
