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
  'nodes for others': [
    {
      file: 'server/content/sent-nodes.ts',
      cut: 'receiver.isPage ? holds : mayHold',
      instead: 'mayHold',
      test: 'server/landing/targeted-nodes.test.ts',
    },
    {
      file: 'server/content/receiver-of.ts',
      cut: 'orderType: deliveryTypeOf(request),',
      instead: '',
      test: 'server/landing/targeted-nodes.test.ts',
    },
    {
      file: 'server/content/document-answer.ts',
      cut: '{ cacheControl: revalidatedByOne }',
      instead: '{}',
      test: 'server/landing/targeted-nodes.test.ts',
    },
    {
      file: 'src/features/documents/load-document.ts',
      cut: '...(audience && { headers: headersFor(audience) }),',
      instead: '',
      test: 'src/features/documents/audience.test.ts',
    },
    {
      file: 'schemas/rules/variants.ts',
      cut: "if (bucket === 'new') return 'default';",
      instead: '',
      test: 'schemas/rules/experiment-groups.test.ts',
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
