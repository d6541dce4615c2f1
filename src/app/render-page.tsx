import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { preloadViews } from '#registry/registry.ts';
import { withoutLandingPrefix } from '#schemas/landing-prefix.ts';
import type { PageInput, PageOutput } from '#schemas/page-input.ts';
import { env } from '#src/config/env.ts';
import { readConfig } from '#src/features/app-config/read-config.ts';
import type { Bucket } from '#src/features/experiments/bucket.ts';
import { variantsOf } from '#src/features/experiments/variants.ts';
import { systemClock } from '#src/request/clock.ts';
import type { Request } from '#src/request/ports.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { createAppStore } from '#src/store/store.ts';
import { App } from './app.tsx';
import { filesOf, type Manifest, styleKey } from './document/assets.ts';
import { pageMetadata } from './document/page-metadata.ts';
import { renderDocument } from './document/render-document.ts';
import { widgetRegistry } from './engine/widget-registry.ts';
import { lastChange } from './document/last-change.ts';
import { findScreen } from './find-screen.ts';
import { openPage } from './open-page.ts';
import { pageData } from './page-data.ts';
import { pageOrigins } from './page-origins.ts';
import type { PageState } from './page-state.ts';
import { Providers } from './providers.tsx';
import { screenView } from './screen-views.ts';

/** What the page starts with, and the app that this fetches. */
export const bootEntry = 'src/app/boot.ts';
const appEntry = 'src/app/entry-client.tsx';
const fontFiles = ['src/ui/fonts/figtree.woff2', 'src/ui/fonts/bricolage-grotesque.woff2'];
const silent = { track() {}, trackOnce() {}, pageViewed() {}, flush() {} };

/** No effect runs on the server, so nothing may ask for the network there. */
const noCall = () =>
  Promise.reject(new Error('The server renders from what it was given: nothing is called.'));
const noRequest = { call: noCall, callForReply: noCall } as unknown as Request;

function redirect(to: string, search: string): PageOutput {
  return { status: 308, html: '', headers: { location: to + search } };
}

async function renderApp(page: PageState, url: string): Promise<string> {
  const { store } = createAppStore({
    extra: {
      request: () => noRequest,
      clock: systemClock,
      random: () => 0,
      persistence: createPersistence(null),
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
  // All of it in one piece and in its place: nothing to be moved by a script afterwards, so the page reads without any.
  const { prelude } = await prerender(tree, { progressiveChunkSize: Number.MAX_SAFE_INTEGER });
  return new Response(prelude).text();
}

/** Renders a page from what the backend found for it: the same for everyone who asks for the same. `built` is the client build's manifest. */
export async function renderPageWith(built: Manifest, input: PageInput): Promise<PageOutput> {
  const { pathname, search } = new URL(input.url, input.origin);
  const screen = findScreen(pathname);
  if (screen?.redirectTo !== undefined) return redirect(screen.redirectTo, search);
  if (!screen && withoutLandingPrefix(pathname) !== pathname)
    return redirect(withoutLandingPrefix(pathname), search);

  const config = readConfig(input.config);
  const bucket = input.bucket as Bucket;
  const preview = input.preview ?? null;
  const renderedAt = lastChange(input, Date.now());
  const { storeId, orderType } = input;
  const facts = {
    orderType,
    storeId,
    loggedIn: false,
    miniApp: null,
    variants: variantsOf(bucket, config.experiments),
    now: renderedAt,
  };
  const { known, nodeTypes, laterTypes } = await pageData({ input, facts, pathname });
  const page: PageState = {
    storeId,
    orderType,
    bucket,
    config,
    renderedAt,
    known,
    nodeTypes,
    laterTypes,
    preview,
  };

  await Promise.all([
    screen && screenView(screen),
    preloadViews(widgetRegistry, [...nodeTypes, ...laterTypes]),
  ]);
  const html = await renderApp(page, pathname + search);

  const found = screen !== undefined && input.infoPage !== null;
  const files = [
    appEntry,
    ...(screen ? [screen.file] : []),
    ...nodeTypes.map((type) => `widgets/${type}/view.tsx`),
  ];
  const style = built[styleKey]?.file;
  const document = renderDocument({
    metadata: pageMetadata({
      tags: input.seoTags,
      pathname,
      screen: found ? screen : undefined,
      origin: input.origin,
    }),
    origin: input.origin,
    state: page,
    html,
    entry: `/${built[bootEntry]?.file ?? ''}`,
    scripts: filesOf(built, files).map((script) => `/${script}`),
    styles: style === undefined ? [] : [`/${style}`],
    fonts: filesOf(built, fontFiles).map((font) => `/${font}`),
    indexed: found && preview === null && screen.chrome === 'full',
    menu: input.menu,
  });
  return { status: found ? 200 : 404, html: document, ...pageOrigins(env) };
}
