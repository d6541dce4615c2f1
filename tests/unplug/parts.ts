import type { Wires } from './wire.ts';

/** Parts of the product that are built and tested on their own, and where they are put to use. */
export const partWires: Wires<string> = {
  'page of a crash': [
    {
      file: 'src/app/root.tsx',
      cut: "import { CrashBoundary } from './crash-boundary.tsx';",
      instead: 'const CrashBoundary = ({ children }: any) => children;',
      test: 'src/app/root.test.tsx',
    },
    {
      file: 'src/app/root.tsx',
      cut: 'onRefresh={startAfresh}',
      instead: 'onRefresh={() => {}}',
      test: 'src/app/root.test.tsx',
    },
  ],
  'promise of a delivery': [
    {
      file: 'src/features/orders/components/thanks.tsx',
      cut: '{words.guaranteeText}',
      instead: '{null}',
      test: 'src/features/orders/screens/thank-you-screen.test.tsx',
    },
  ],
  'tags of a route': [
    {
      file: 'src/app/document/page-metadata.ts',
      cut: 'named ? found.title :',
      instead: '',
      test: 'src/app/document/page-metadata.test.ts',
    },
  ],
  'links of the site map': [
    {
      file: 'src/features/info/screens/sitemap-screen.tsx',
      cut: 'links.filter(isShown).map',
      instead: '[].map',
      test: 'src/features/info/screens/sitemap-screen.test.tsx',
    },
    {
      file: 'src/features/info/screens/sitemap-screen.tsx',
      cut: 'links.filter(isShown).map',
      instead: 'links.map',
      test: 'src/features/info/screens/sitemap-screen.test.tsx',
    },
  ],
};
