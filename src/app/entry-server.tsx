import { readFileSync } from 'node:fs';
import type { RenderPage } from '#schemas/page-input.ts';
import { brand } from '#src/config/brand.ts';
import { constants } from '#src/config/constants.ts';
import type { Manifest } from './document/assets.ts';
import { pageMetadata } from './document/page-metadata.ts';
import { renderDocument } from './document/render-document.ts';
import type { PageState } from './page-state.ts';
import { bootEntry, renderPageWith } from './render-page.tsx';

/** The paths that this build has: the server compares them with its own settings. */
export { brandPaths } from '#src/config/paths.ts';

let manifest: Manifest | null = null;

/** What the client build left beside this one. Read once: a build does not change under a running server. */
function readManifest(): Manifest {
  manifest ??= JSON.parse(
    readFileSync(new URL('../client/.vite/manifest.json', import.meta.url), 'utf8'),
  ) as Manifest;
  return manifest;
}

/** What the backend calls for every page. */
export const renderPage: RenderPage = (input) => renderPageWith(readManifest(), input);

/** The page for development, which the browser draws alone from the source files. */
export function renderShell(origin: string): string {
  const { defaultId: storeId } = constants.store;
  const state: PageState = {
    storeId,
    orderType: 'D',
    bucket: 'none',
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
    entry: `/${bootEntry}`,
    scripts: [],
    styles: [],
    fonts: [],
    indexed: false,
  });
}
