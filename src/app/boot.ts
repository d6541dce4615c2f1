import { bootPage } from './boot-page.ts';

/** Ends the task, so that a finger is answered before the next one. */
const pause = () => new Promise((resolve) => setTimeout(resolve));

/** What is evaluated in tasks of its own, the deepest first: three shorter ones block less than a long one. */
async function fetchApp() {
  await import('react-dom/client');
  await pause();
  await import('./providers.tsx');
  await pause();
  return import('./entry-client.tsx');
}

bootPage(fetchApp);
