import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadViews } from '#registry/engine/registry.ts';
import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';
import type { PageInput, PageOutput } from '#schemas/page-input.ts';
import { env } from '#src/config/env.ts';
import { hasBars } from '#src/config/quiet-routes.ts';
import { layConfigs } from '#src/features/app-config/lay-configs.ts';
import { variantOf } from '#schemas/rules/variants.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Request } from '#src/request/ports.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';
import { App } from './app.tsx';
import { filesOf, type Manifest, stylesOf } from './document/assets.ts';
import { pageMetadata } from './document/page-metadata.ts';
import { holdPictures, watchPictures } from './document/far-pictures.ts';
import { partnerScript } from './document/partner-script.ts';
import { storeMetadata } from './document/store-metadata.ts';
import { renderDocument } from './document/render-document.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { findScreen } from './find-screen.ts';
import { openPage } from './open-page.ts';
import { pageData } from './page-data.ts';
import { pageOrigins } from './page-origins.ts';
import type { PageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { screenView } from './screen-views.ts';

/** The script that the page starts with, and the app that it fetches. */
export const bootEntry = 'src/app/boot.ts';
const appEntry = 'src/app/entry-client.tsx';
const fontFiles = ['src/ui/fonts/figtree.woff2', 'src/ui/fonts/bricolage-grotesque.woff2'];
const silent = { track() {}, pageViewed() {}, flush() {} };

/** Effects do not run on the server, so rendering must not make calls. */
const noCall = (): Promise<never> =>
  Promise.reject(new Error('The server renders from the data that it was given and makes no calls.'));
const noRequest: Request = { call: noCall, callForDocument: noCall };

/** The query is that of the request: the server adds it. */
function redirect(to: string): PageOutput {
  return { status: 308, html: '', headers: { location: to } };
}

async function renderApp(page: PageState, url: string): Promise<string> {
  const { store } = createAppStore({
    extra: {
      request: () => noRequest,
      clock: systemClock,
      random: () => 0,
      persistence: createPersistence(),
    },
  });
  openPage(store, page);
  const tree = (
    <Providers page={page} store={store} request={noRequest} analytics={silent}>
      <StaticRouter location={url}>
        <App />
      </StaticRouter>
    </Providers>
  );
  // All content in one chunk and in its final position, so the page can be read without scripts.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}

/** Renders a page from the data of the backend: equal input gives an equal page. `built` is the client build's manifest. */
export async function renderPageWith(built: Manifest, input: PageInput): Promise<PageOutput> {
  const { pathname, search } = new URL(input.url, input.origin);
  const screen = findScreen(pathname);
  if (screen?.redirectTo !== undefined) return redirect(screen.redirectTo);
  if (!screen && withoutLandingPrefix(pathname) !== pathname) return redirect(withoutLandingPrefix(pathname));

  const config = layConfigs(input.config);
  const preview = input.preview ?? null;
  const { storeId, orderType, bucket, menuOrder, renderedAt } = input;
  const facts = {
    orderType,
    storeId,
    // Not known to a page, which is the same for everybody.
    loggedIn: undefined,
    miniApp: undefined,
    vegOnly: false,
    variantOf: (name: string) => variantOf(name, { bucket }, config.experiments),
    now: renderedAt,
  };
  const { known, nodeTypes, laterTypes } = await pageData({ input, facts, pathname });
  const page: PageState = {
    storeId,
    orderType,
    bucket,
    menuOrder,
    config,
    renderedAt,
    known,
    nodeTypes,
    laterTypes,
    preview,
  };

  await Promise.all([
    screen && screenView(screen),
    preloadViews(widgetEngine, [...nodeTypes, ...laterTypes]),
  ]);
  const html = await renderApp(page, pathname + search);

  const found = screen !== undefined && input.infoPage !== null && input.store !== null;
  const files = [
    appEntry,
    ...(screen?.file === undefined ? [] : [screen.file]),
    ...nodeTypes.map((type) => `widgets/${type}/view.tsx`),
  ];
  // What is further down is drawn too, though its code comes later.
  const drawn = [...files, ...laterTypes.map((type) => `widgets/${type}/view.tsx`)];
  const { styles, laterStyles } = stylesOf(built, drawn);
  const script = `${partnerScript(config)};${holdPictures}`;
  const ofScreen = pageMetadata({
    tags: input.seoTags,
    pathname,
    screen: found ? screen : undefined,
    origin: input.origin,
  });
  const metadata = input.store ? storeMetadata(ofScreen, input.store, input.origin) : ofScreen;
  const document = renderDocument({
    metadata,
    origin: input.origin,
    state: page,
    html,
    script,
    lastScript: watchPictures,
    entry: `/${built[bootEntry]?.file ?? ''}`,
    scripts: [...laterStyles, ...filesOf(built, files)].map((file) => `/${file}`),
    styles: styles.map((style) => `/${style}`),
    fonts: filesOf(built, fontFiles).map((font) => `/${font}`),
    indexed: found && preview === null && hasBars(screen.id),
    hasSplash: pathname === '/' && facts.variantOf('splash_screen_ab') === 'A',
    menu: screen?.id === 'menu' ? input.menu : undefined,
    stores: input.stores?.first,
    store: input.store ?? undefined,
  });
  const frameOrigins = (config.webViewHosts ?? []).map((host) => `https://${host}`);
  return {
    status: found ? 200 : 404,
    html: document,
    inlineScripts: [script, watchPictures],
    ...pageOrigins(env),
    frameOrigins,
  };
}
