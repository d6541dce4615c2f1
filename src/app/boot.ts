import { bootPage } from './boot-page.ts';

/** React is evaluated in a task of its own: one long task less between a finger and its answer. */
async function fetchApp() {
  await import('react-dom/client');
  await new Promise((resolve) => setTimeout(resolve));
  return import('./entry-client.tsx');
}

bootPage(fetchApp);
