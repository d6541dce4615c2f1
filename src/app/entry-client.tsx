import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { preloadViews } from '#registry/registry.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { nextTask } from '#src/ui/next-task.ts';
import '#src/ui/styles.css';
import { whenIdle } from '#src/ui/when-idle.ts';
import { App } from './app.tsx';
import { type BrowserApp, createBrowserApp } from './browser/create-browser-app.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { drawPage } from './draw-page.ts';
import { widgetRegistry } from './engine/widget-registry.ts';
import { findScreen } from './find-screen.ts';
import { messageOf } from './message-of.ts';
import { pageStateId } from './page-ids.ts';
import { readPageState } from './page-state.ts';
import { PersistenceContext } from './persistence-context.ts';
import { Providers } from './providers.tsx';
import { screenView } from './screen-views.ts';

function Root({ app }: { app: BrowserApp }) {
  useEffect(() => {
    const begin = async () => {
      const { startApp } = await import('./browser/start-app.ts');
      startApp(app);
      void preloadViews(widgetRegistry, app.page.laterTypes);
    };
    // A connection lost in between is no end: the page stands, and the rest comes with the connection.
    const beginOrWait = () => {
      begin().catch(() => window.addEventListener('online', beginOrWait, { once: true }));
    };
    // What it changes reaches all of the page: first the page is taken over, widget by widget.
    return whenIdle(beginOrWait);
  }, [app]);

  return (
    <CrashBoundary
      onCrash={(error) => app.analytics.track('crash', { message: messageOf(error) })}
      onRefresh={startAfresh}
    >
      <PersistenceContext value={app.persistence}>
        <Providers {...app}>
          <BrowserRouter>
            <App />
          </BrowserRouter>
        </Providers>
      </PersistenceContext>
    </CrashBoundary>
  );
}

/** Takes over the server's page, once the code of everything that it shows is there; or draws one where there is none. */
async function main(): Promise<void> {
  const page = readPageState(document.getElementById(pageStateId)?.textContent ?? '');
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into.');
  const screen = findScreen(window.location.pathname);
  await Promise.allSettled([screen && screenView(screen), preloadViews(widgetRegistry, page.nodeTypes)]);

  await nextTask();
  const app = createBrowserApp(page);
  await nextTask();
  drawPage({ root, tree: <Root app={app} />, analytics: app.analytics });
}

/** The app hears what people do from here on. */
export const started = main();
