import { readdir, readFile, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, gzip as gzipCallback } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';

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

/** Paths that the backend answers in development. */
const backendPaths = /^\/(api|agg|[a-z-]+-service|loginhandler|ucr-api|sandbox)\//;

/** Chunks that are worth making by hand: what every page uses in one that changes seldom, and the small shared parts of the design in one. */
const chunkGroups = [
  { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 3 },
  {
    name: 'framework',
    test: /node_modules\/(react-router|react-router-dom|@reduxjs|react-redux|redux|redux-thunk|immer|reselect|swr|dequal|use-sync-external-store)\//,
    priority: 2,
  },
  {
    name: 'design',
    // Dialogs and toasts bring libraries of their own and come when they are wanted.
    test: /\/src\/(ui\/(?!modal|dialog|drawer|sheet|toaster\/toaster-view)|features\/catalog\/)/,
    minShareCount: 2,
    priority: 1,
  },
];

// React Router's package offers browsers its development build alone, with warnings that no customer reads.
const routerBuild = new URL('./node_modules/react-router/dist/production/', import.meta.url).pathname;

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    roomLayers(),
    developmentDocument(),
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
              'offline.{html,css}',
              'manifest.webmanifest',
              'assets/{boot,entry-client,react,framework,design,style}-*.{js,css}',
              'assets/figtree-*.woff2',
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
              replacement: new URL('./src/app/browser/style-singleton.ts', import.meta.url).pathname,
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
      [backendPaths.source]: {
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
    target: isSsrBuild ? 'node20' : ['chrome107', 'safari16', 'firefox110'],
    modulePreload: { polyfill: false },
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
