import { readFileSync } from 'node:fs';
import type { RenderPage } from '#schemas/page-input.ts';
import { brand } from '#src/config/brand.ts';
import { constants } from '#src/config/constants.ts';
import type { Manifest } from './document/assets.ts';
import { pageMetadata } from './document/page-metadata.ts';
import { partnerScript } from './document/partner-script.ts';
import { renderDocument } from './document/render-document.ts';
import type { PageState } from './page-state.ts';
import { bootEntry, renderPageWith } from './render-page.tsx';

/** The brand paths of this build, which the server compares with its own settings. */
export { brandPaths } from '#src/config/paths.ts';

let manifest: Manifest | null = null;

/** The manifest of the client build beside this one. Read once: the build does not change while the server runs. */
function readManifest(): Manifest {
  manifest ??= JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  return manifest;
}

/** Called by the backend for every page. */
export const renderPage: RenderPage = (input) => renderPageWith(readManifest(), input);

/** The page for development, which the browser renders from the source files. */
export function renderShell(origin: string): string {
  const { defaultId: storeId } = constants.store;
  const state: PageState = {
    storeId,
    orderType: 'D',
    bucket: 'new',
    menuOrder: 'plain',
    config: null,
    renderedAt: Date.now(),
    known: {},
    nodeTypes: [],
    laterTypes: [],
    preview: null,
  };
  const metadata = pageMetadata({ tags: undefined, pathname: '/', screen: undefined, origin });
  return renderDocument({
    metadata: { ...metadata, title: brand.name },
    origin,
    state,
    html: '',
    script: partnerScript({ disableCookies: false }),
    entry: `/${bootEntry}`,
    scripts: [],
    styles: [],
    fonts: [],
    indexed: false,
    hasSplash: false,
  });
}
