import { useEffect, useState } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { preloadViews } from '#registry/registry.ts';
import '#src/ui/styles.css';
import { App } from './app.tsx';
import { type BrowserApp, createBrowserApp } from './browser/create-browser-app.ts';
import { CrashBoundary } from './crash-boundary.tsx';
import { widgetRegistry } from './engine/widget-registry.ts';
import { findScreen } from './find-screen.ts';
import { pageStateId, readPageState } from './page-state.ts';
import { PersistenceContext } from './persistence-context.ts';
import { Providers } from './providers.tsx';
import { screenView } from './screen-views.ts';
import { StartedContext } from './started-context.ts';

function Root({ app }: { app: BrowserApp }) {
  const [started, setStarted] = useState(false);
  useEffect(() => {
    void import('./browser/start-app.ts').then(({ startApp }) => {
      startApp(app);
      setStarted(true);
    });
  }, [app]);

  return (
    <CrashBoundary
      onCrash={(error) => app.analytics.track('crash', { message: String(error).slice(0, 200) })}
      onRefresh={() => window.location.reload()}
    >
      <StartedContext value={started}>
        <PersistenceContext value={started ? app.persistence : null}>
          <Providers {...app}>
            <BrowserRouter>
              <App />
            </BrowserRouter>
          </Providers>
        </PersistenceContext>
      </StartedContext>
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

  const tree = <Root app={createBrowserApp(page)} />;
  if (root.hasChildNodes()) hydrateRoot(root, tree);
  else createRoot(root).render(tree);
}

void main();
