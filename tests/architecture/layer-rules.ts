import type { Rule } from './broken-rules.ts';

/** Not product: tests, stories, their helpers, and scripts that run at build time. They may import more. */
export const notProduct =
  '\\.(test|stories)\\.tsx?$|(^|/)(build|story|story-helpers|testing)/|/build-[^/]+\\.ts$|^src/ui/fonts/[^/]+\\.ts$';

const folders = '^(schemas|registry|widgets|src|server|content|tests|\\.storybook)/';

interface Layer {
  readonly name: string;
  readonly path: string;
  /** Modules that it may import, besides packages; `$1` stands for the name of the feature or widget. */
  readonly mayImport: string;
  readonly because: string;
}

/** Who may import whom. */
const table: readonly Layer[] = [
  {
    name: 'schemas',
    path: '^schemas/',
    mayImport: '^schemas/',
    because: 'it describes all data that server and client exchange, for both of them',
  },
  {
    name: 'config',
    path: '^src/config/',
    mayImport: '^(schemas|src/config)/',
    because: 'configuration depends on nothing that it configures',
  },
  {
    name: 'request',
    path: '^src/request/',
    mayImport: '^(schemas|src/config|src/request)/',
    because:
      'the request layer is independent of React, Redux and the features: it gets what it needs through its ports',
  },
  {
    name: 'store',
    path: '^src/store/',
    mayImport: '^(schemas|src/config|src/request|src/store)/',
    because: 'features add their slices to the store, and the store imports none of them',
  },
  {
    name: 'ui',
    path: '^src/ui/',
    mayImport: '^(src/(config|ui)|registry/engine/late)/',
    because: 'the design system is independent of the domain',
  },
  {
    name: 'features',
    path: '^src/features/',
    mayImport: '^(schemas|registry/engine/late|src/(config|request|store|ui|features))/',
    because: 'the app, the registry and the widgets import features, and not the other way round',
  },
  {
    name: 'widgets',
    path: '^widgets/([^/]+)/',
    mayImport: '^(schemas|src/(config|store|ui|features)|widgets/$1)/',
    because:
      'a widget gets its content as props; it imports neither the engine, nor the network, nor other widgets',
  },
  {
    name: 'engine',
    path: '^registry/engine/',
    mayImport: '^registry/engine/|^schemas/((engine|reader)/|(is-record|essential)\\.ts$)',
    because: 'another product uses it too, with contracts, actions, audiences and texts of its own',
  },
  {
    name: 'engine-late',
    path: '^registry/engine/late/',
    mayImport: '^registry/engine/late/',
    because: 'design system and features use it as well, so it stands below them and the engine',
  },
  {
    name: 'registry',
    path: '^registry/(?!engine/)',
    mayImport: '^(schemas|src/config|src/ui|src/features/[^/]+/screens|widgets|registry)/',
    because: 'the registry joins contracts and views and depends on no particular one',
  },
  {
    name: 'app',
    path: '^src/app/',
    mayImport: '^(schemas|registry|src)/',
    because: 'the app loads widgets through the registry only',
  },
  {
    name: 'server',
    path: '^server/',
    mayImport: '^(schemas|server)/',
    because: 'server and client share the schemas and nothing else',
  },
];

const layerRules: Rule[] = table.map(({ name, path, mayImport, because }) => ({
  name: `${name}-imports`,
  because,
  from: { path, pathNot: notProduct },
  to: { path: folders, pathNot: mayImport },
}));

export const rules: Rule[] = [
  ...layerRules,
  {
    name: 'foreign-product-is-foreign',
    because: 'it shows that the engine and the compiler of contracts need nothing of this product',
    from: { path: '^tests/foreign-product/', pathNot: '/refused-types\\.tsx$' },
    to: {
      path: folders,
      pathNot: '^tests/foreign-product/|^registry/(engine|build)/(?!product/)|^schemas/(engine|reader)/',
    },
  },
  {
    name: 'compiler-knows-no-product',
    because: 'another product compiles its contracts with it; what it compiles is an argument',
    from: { path: '^registry/build/(?!product/)', pathNot: '\\.test\\.ts$' },
    to: {
      path: folders,
      pathNot: '^registry/build/(?!product/)|^schemas/((engine|reader)/|essential\\.ts$)',
    },
  },
  {
    name: 'schemas-of-the-engine-know-no-product',
    because: 'they say what documents of any product are made of',
    from: { path: '^schemas/(engine|reader)/', pathNot: notProduct },
    to: { path: folders, pathNot: '^schemas/((engine|reader)/|(is-record|essential)\\.ts$)' },
  },
  {
    name: 'registry-loads-lazily',
    because:
      'a page downloads the widgets and screens that it names, so the registry reaches them by `import()` only',
    from: { path: '^registry/', pathNot: notProduct },
    to: { path: '^(widgets|src/features)/', how: 'static' },
  },
  {
    name: 'app-reaches-screens-by-the-registry',
    because: 'registry/screens.ts is the list of screens',
    from: { path: '^src/app/', pathNot: notProduct },
    to: { path: '^src/features/[^/]+/screens/' },
  },
  {
    name: 'schemas-know-no-platform',
    because: 'schemas run in the browser, on the server and in tools: Zod, and nothing of React or Node',
    from: { path: '^schemas/', pathNot: notProduct },
    to: { target: ['package', 'node'], pathNot: '(^|/)zod(/|$)' },
  },
  {
    name: 'checks-stay-with-authors',
    because:
      'the checks of documents are for the server, the content command and Storybook, and never for customers',
    from: {
      path: '^(src|widgets|registry|schemas)/',
      pathNot: `${notProduct}|^schemas/(check/|json-schemas\\.|editor-names\\.)`,
    },
    to: { path: '^schemas/(check/|json-schemas\\.|editor-names\\.|compiled/picture-names\\.)' },
  },
  {
    name: 'request-knows-no-react',
    because: 'its rules are tested as plain functions',
    from: { path: '^src/request/', pathNot: notProduct },
    to: { path: '(^|/)(react|react-dom|react-redux|@reduxjs/toolkit|redux|swr|react-router-dom)(/|$)' },
  },
  {
    name: 'browser-knows-no-node',
    because: 'browsers have no Node; only the entry point for the server may import it',
    from: { path: '^(src|widgets|registry|schemas)/', pathNot: `${notProduct}|^src/app/entry-server\\.` },
    to: { target: ['node'] },
  },
  {
    name: 'product-knows-no-test',
    because: 'code for tests and stories does not ship',
    from: { path: '^(src|widgets|registry|schemas|server)/', pathNot: notProduct },
    to: {
      path: '\\.(test|stories)\\.tsx?$|^tests/|^\\.storybook/|^registry/(story|build)/|/(story-helpers|testing)/',
    },
  },
  {
    name: 'nothing-unresolved',
    because: 'an import that cannot be resolved cannot be checked',
    from: {},
    to: { target: ['unresolved'], pathNot: '^virtual:' },
  },
];
