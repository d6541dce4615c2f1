import { nextTask } from '#src/ui/next-task.ts';
import { whenIdle } from '#src/ui/when-idle.ts';
import { rememberPresses } from './early-presses.ts';
import { pageScriptsId } from './page-ids.ts';

/** What a person does that must not wait for anything. */
const interactions = ['pointerdown', 'touchstart', 'keydown'] as const;

const scriptsAtOnce = 6;

/** Fetches the app. `started` is settled when it hears what people do. */
export type FetchApp = () => Promise<{ readonly started: Promise<void> }>;

/** Lets the app take over the page; the chunks that the page will need come along at once. */
async function start(fetchApp: FetchApp, pressAgain: () => Promise<void>): Promise<void> {
  const scripts = JSON.parse(document.getElementById(pageScriptsId)?.textContent ?? '[]') as string[];
  try {
    for (const [index, href] of scripts.entries()) {
      // Asking for many at once takes longer than a finger should wait.
      if (index % scriptsAtOnce === scriptsAtOnce - 1) await nextTask();
      document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
    }
    const { started } = await fetchApp();
    await started;
  } catch {
    // The connection was lost in between: the page stands as the server sent it, and the app comes with the connection.
    window.addEventListener('online', () => void start(fetchApp, pressAgain), { once: true });
    return;
  }
  await pressAgain();
}

/** Two frames on, what has loaded is on the screen. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run)));
}

/** A part that the address asks for is scrolled to before anything is loaded; a page that was scrolled already keeps its place. */
function scrollToOpened(): void {
  const opened = document.querySelector('[data-opened]');
  // Asking how far the page is scrolled makes the browser lay it out: only where there is a reason to.
  if (opened && window.scrollY === 0) opened.scrollIntoView();
}

/**
 * A page that the server rendered reads, scrolls and links without a script, so the app waits until its pictures are painted and does not
 * take the line from them; the first touch or key ends the wait. A page that only the app can draw starts it at once.
 */
export function bootPage(fetchApp: FetchApp): void {
  scrollToOpened();
  const pressAgain = rememberPresses();
  const rendered = document.getElementById('root')?.hasChildNodes() ?? false;
  if (!rendered || document.readyState === 'complete') {
    void start(fetchApp, pressAgain);
    return;
  }
  const waiting = new AbortController();
  const once = () => {
    if (waiting.signal.aborted) return;
    waiting.abort();
    void start(fetchApp, pressAgain);
  };
  window.addEventListener('load', () => afterPaint(once), { signal: waiting.signal });
  for (const type of interactions) {
    window.addEventListener(type, once, { signal: waiting.signal, passive: true, capture: true });
  }
}
