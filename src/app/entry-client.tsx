import { useEffect } from 'react';
import { BrowserRouter } from 'react-router-dom';
import { preloadViews } from '#registry/registry.ts';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { NeedsReload } from '#src/ui/late-part/not-loaded.ts';
import { tryAgainLater } from '#src/ui/late-part/try-again-later.ts';
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
import { Providers } from './providers.tsx';
import { reloadOnce } from './reload-once.ts';
import { screenView } from './screen-views.ts';

function Root({ app }: { app: BrowserApp }) {
  useEffect(() => {
    const begin = async () => {
      const code = await import('./browser/start-app.ts').catch((error: unknown) => {
        if (error instanceof NeedsReload) reloadOnce();
        return null;
      });
      if (!code) return false;
      code.startApp(app);
      void preloadViews(widgetRegistry, app.page.laterTypes);
      return true;
    };
    // The start changes state that the whole page uses, so the page is hydrated first, widget by widget.
    return whenIdle(() => {
      // When the connection is lost meanwhile, the page stays and starts later.
      void begin().then((begun) => begun || tryAgainLater(begin));
    });
  }, [app]);

  return (
    <CrashBoundary
      onCrash={(error) => app.errors.report({ name: 'crash', details: { message: messageOf(error) } })}
      onRefresh={startAfresh}
    >
      <Providers {...app}>
        <BrowserRouter>
          <App />
        </BrowserRouter>
      </Providers>
    </CrashBoundary>
  );
}

/** Hydrates the server's page once the code of everything that it shows is loaded, or renders the page if the server has not. */
async function main(): Promise<void> {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  const { page, isDropped, faults } = readPageState(text, Date.now());
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into.');
  if (isDropped) root.replaceChildren();
  const screen = findScreen(window.location.pathname);
  await Promise.allSettled([screen && screenView(screen), preloadViews(widgetRegistry, page.nodeTypes)]);

  await nextTask();
  const app = createBrowserApp(page);
  for (const fault of faults) app.reportFault({ document: 'page', version: '', nodeId: '', ...fault });
  await nextTask();
  drawPage({ root, tree: <Root app={app} />, errors: app.errors });
}

/** Settled when the app handles events. */
export const started = main();
