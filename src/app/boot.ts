import { nextTask } from '#src/ui/next-task.ts';
import { bootPage } from './boot-page.ts';

/** Evaluates the modules in separate tasks, dependencies first: three short tasks block less than a long one. */
async function fetchApp() {
  await import('./browser/react-dom.ts');
  await nextTask();
  await import('./providers.tsx');
  await nextTask();
  return import('./entry-client.tsx');
}

bootPage(fetchApp);
