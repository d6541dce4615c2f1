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

/** In development the browser renders every page, from the empty document that the app generates. */
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

/** Full Zod is for the server and the tools only: a build that would send it to browsers fails. */
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
            `${chunk.fileName} contains Zod (${zod}): import types from schemas/ only, or one of its Zod-free modules.`,
          );
      }
    },
  };
}

/** Sonner inserts a style element, which a strict content security policy blocks. So its stylesheet is added to ours. */
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

/**
 * Downshift is one file with four components, and assignments to their properties keep all of them in the build. The app uses the combobox only.
 * This removes the others, which saves 3 kB and keeps Downshift out of the chunks that every page loads.
 */
function comboboxAlone(): Plugin {
  const isDownshift = (id: string) => /[\\/]downshift[\\/]dist[\\/]downshift\.esm\.mjs/.test(id);
  return {
    name: 'combobox-alone',
    transform(code, id) {
      if (!isDownshift(id)) return null;
      const alone = code.replace(/^use(?:Select|MultipleSelection|TagGroup)\.stateChangeTypes = .*$/gm, '');
      if (alone === code)
        this.error(
          'Downshift no longer assigns properties in the form that is removed here: check its build.',
        );
      return { code: alone, map: null };
    },
    generateBundle(_, bundle) {
      for (const chunk of Object.values(bundle)) {
        if (chunk.type === 'chunk' && isOfStart(chunk.fileName) && chunk.moduleIds.some(isDownshift))
          this.error(
            `${chunk.fileName} contains Downshift: code that every page loads must not import src/ui/combobox.`,
          );
      }
    },
  };
}

/** Puts the style modules of the design and of the features into the layers that src/ui/styles.css declares. */
function styleLayers(): Plugin {
  const layers = [
    { layer: 'ui', path: /\/src\/ui\/.*\.module\.css$/ },
    { layer: 'features', path: /\/src\/(?:features|app)\/.*\.module\.css$/ },
  ];
  return {
    name: 'style-layers',
    enforce: 'pre',
    transform(code, id) {
      const found = layers.find(({ path }) => path.test(id.split('?')[0] ?? ''));
      // Each file declares the order of the layers, because the first one in the build determines it.
      return found
        ? { code: `@layer base, ui, features;\n@layer ${found.layer} {\n${code}\n}`, map: null }
        : null;
    },
  };
}

/** Writes a .br and a .gz file beside each text file of the build, for the server to send: compressed once, at the highest level. */
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

/**
 * The entries of the shell, which hydrates pages. It contains all of their static imports, direct and indirect, but no dynamic ones. The entry
 * itself is not part of the chunk, because loading a chunk runs all of its modules.
 */
const shellEntries = ['/src/app/entry-client.tsx', '/src/app/providers.tsx'] as const;

/**
 * Finds the modules that boot.ts needs, which handles events from the first moment, and the modules of the shell. One chunk for the shell is
 * several kilobytes smaller than the dozens of chunks that would share its modules.
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
              `boot.ts handles no events before ${waited.join(', ')} is loaded: remove this static import.`,
            );
        }
      },
    } satisfies Plugin,
    isOfBoot: (id: string) => isOfBoot(id) && !id.endsWith(`/${clientEntry}`),
    isOfShell: (id: string) => isOfShell(id) && !id.endsWith(shellEntries[0]),
  };
}

const begins = beginnings();

/** Manually defined chunks: libraries that seldom change, the code that every page starts with, and modules that product cards share. */
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

/** Chunks that the page preloads before anything is imported. */
const isOfStart = (chunk: string) =>
  /\/(boot-parts|rolldown-runtime|react|framework|shell|entry-client)-/.test(chunk);

/**
 * Chunks that are fetched together with a dynamically imported one, so that none waits for another. When there are no others, no preload link is
 * needed: the import itself fetches its chunk, and the chunks of the start are loaded already.
 */
function fetchedBeside(file: string, chunks: readonly string[]): string[] {
  const others = chunks.filter((chunk) => chunk !== file && !isOfStart(chunk));
  return others.length > 0 ? [file, ...others] : [];
}

// By default React Router's package resolves to its development build in browsers, with warnings that are useless to customers.
const routerBuild = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url));

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    styleLayers(),
    developmentDocument(),
    isSsrBuild ? [] : begins.plugin,
    isSsrBuild ? [] : sonnerStyles(),
    isSsrBuild ? [] : comboboxAlone(),
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
    // The hash depends on the style's file and name, not on its content, so server and browser build have the same class names.
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
    // Files of the public folder belong to the client build only.
    copyPublicDir: !isSsrBuild,
    // The browsers that README.md lists. Syntax and styles are compiled for them; functions are not newer (tests/architecture/files.test.ts).
    target: isSsrBuild ? 'node20' : ['chrome111', 'safari16.4', 'firefox115'],
    modulePreload: { polyfill: false, resolveDependencies: (file, chunks) => fetchedBeside(file, chunks) },
    // One stylesheet (18 kB) is loaded one or two round trips earlier than one for each widget of the first screen.
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
