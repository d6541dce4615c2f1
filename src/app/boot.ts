import { pause } from '#src/ui/pause.ts';
import { bootPage } from './boot-page.ts';

/** What is evaluated in tasks of its own, the deepest first: three shorter ones block less than a long one. */
async function fetchApp() {
  await import('react-dom/client');
  await pause();
  await import('./providers.tsx');
  await pause();
  return import('./entry-client.tsx');
}

bootPage(fetchApp);
