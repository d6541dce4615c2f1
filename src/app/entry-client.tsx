import { preloadViews } from '#registry/engine/registry.ts';
import { nextTask } from '#src/ui/next-task.ts';
import '#src/ui/styles.css';
import { createBrowserApp } from './browser/create-browser-app.ts';
import { drawPage } from './draw-page.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { findScreen } from './find-screen.ts';
import { openPage } from './open-page.ts';
import { pageStateId } from './page-ids.ts';
import { readPageState } from './page-state.ts';
import { Root } from './root.tsx';
import { screenView } from './screen-views.ts';

/** Hydrates the server's page once the code of everything that it shows is loaded, or renders the page if the server has not. */
async function main(): Promise<void> {
  const text = document.getElementById(pageStateId)?.textContent ?? '';
  const { page, isDropped, faults } = readPageState(text, Date.now());
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no #root to render into.');
  if (isDropped) root.replaceChildren();
  const screen = findScreen(window.location.pathname);
  await Promise.allSettled([screen && screenView(screen), preloadViews(widgetEngine, page.nodeTypes)]);

  await nextTask();
  const app = createBrowserApp(page);
  await nextTask();
  openPage(app.store, page);
  for (const fault of faults) app.reportFault({ document: 'page', version: '', nodeId: '', ...fault });
  await nextTask();
  drawPage({ root, tree: <Root app={app} />, errors: app.errors });
}

/** Settled when the app handles events. */
export const started = main();
