import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { VitePWA } from 'vite-plugin-pwa';
import { servicePathPattern } from './schemas/service-paths.ts';
import { chunkGroups } from './src/app/build/chunk-groups.ts';
import { beginnings, clientEntry, fetchedBefore } from './src/app/build/chunks.ts';
import { compressedFiles } from './src/app/build/compressed-files.ts';
import { developmentDocument } from './src/app/build/development-document.ts';
import { fetchedImports } from './src/app/build/fetched-imports.ts';
import { comboboxAlone, noZodInBrowser, sonnerStyles } from './src/app/build/library-plugins.ts';
import { mergedEntries } from './src/app/build/merged-entries.ts';
import { parsedSettings } from './src/app/build/parsed-settings.ts';
import { withoutScreenFiles } from './src/app/build/screen-files.ts';
import { splitStyles } from './src/app/build/split-styles.ts';
import { styleLayers } from './src/app/build/style-layers.ts';

const begins = beginnings();

// By default React Router's package resolves to its development build, with warnings that are useless to customers.
const routerBuild = fileURLToPath(new URL('./node_modules/react-router/dist/production/', import.meta.url));

const browserStyles = [
  {
    find: /^react-style-singleton$/,
    replacement: fileURLToPath(new URL('./src/app/browser/style-singleton.ts', import.meta.url)),
  },
];

export default defineConfig(({ command, isSsrBuild }) => ({
  plugins: [
    react(),
    styleLayers(),
    parsedSettings(),
    developmentDocument(),
    isSsrBuild ? [] : begins.plugin,
    isSsrBuild || command !== 'build' ? [] : fetchedImports(),
    isSsrBuild ? [] : sonnerStyles(),
    isSsrBuild ? [] : comboboxAlone(),
    isSsrBuild ? [] : withoutScreenFiles(),
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
              'assets/{boot,entry-client,rolldown-runtime,react,framework,shell,cards,style,rest-styles}-*.{js,css}',
              'assets/figtree-*.woff2',
              'assets/icons-*.svg',
            ],
            maximumFileSizeToCacheInBytes: 1_000_000,
          },
        }),
    isSsrBuild ? [] : mergedEntries(),
    isSsrBuild || command !== 'build' ? [] : splitStyles(),
    compressedFiles(),
  ],

  resolve: {
    alias:
      command === 'build'
        ? [
            { find: /^react-router$/, replacement: `${routerBuild}index.mjs` },
            { find: /^react-router\/dom$/, replacement: `${routerBuild}dom-export.mjs` },
            ...(isSsrBuild ? [] : browserStyles),
          ]
        : [],
  },

  // The bundle for the server contains React and the other libraries, in production mode whatever NODE_ENV the server has.
  ...(isSsrBuild && {
    ssr: { noExternal: true as const },
    define: { 'process.env.NODE_ENV': '"production"' },
  }),

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
    modulePreload: { polyfill: false, resolveDependencies: (file, chunks) => fetchedBefore(file, chunks) },
    // One style sheet is loaded one or two round trips earlier than one for each widget of the first screen; split-styles.ts makes three of it.
    cssCodeSplit: false,
    rolldownOptions: isSsrBuild
      ? {}
      : {
          input: { boot: clientEntry },
          output: {
            codeSplitting: { groups: chunkGroups(begins) },
            // The shell names every chunk: a letter less in each hash is 200 bytes less of it, and a suffix of many names some dozens.
            chunkFileNames: ({ name }) =>
              `assets/${name.replace(/-(?:screens?|parts|dialog)$/, '')}-[hash:7].js`,
          },
        },
  },
}));
