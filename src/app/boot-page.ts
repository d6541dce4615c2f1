import { tryAgainLater } from '#registry/engine/late/try-again-later.ts';
import { nextTask } from '#src/ui/next-task.ts';
import { whenIdle } from '#registry/engine/late/when-idle.ts';
import { fetchCode } from './browser/import-code.ts';
import { rememberPresses } from './early-presses.ts';
import { pageScriptsId } from './page-ids.ts';
import { reloadOnce } from './reload-once.ts';

/** Events after which the app starts at once. */
const interactions = ['pointerdown', 'touchstart', 'keydown'] as const;

const scriptsAtOnce = 6;

/** Fetches the app. `started` is settled when the app handles events. */
export type FetchApp = () => Promise<{ readonly started: Promise<void> }>;

const isStyle = (href: string) => href.endsWith('.css');

function addLink(rel: string, href: string): HTMLLinkElement {
  const link = Object.assign(document.createElement('link'), { rel, href });
  document.head.append(link);
  return link;
}

/** Settled when the styles of what the page does not show yet are there. @throws when they do not arrive */
async function addStyle(href: string): Promise<void> {
  const link = addLink('stylesheet', href);
  await new Promise((onload, onerror) => Object.assign(link, { onload, onerror }));
}

/**
 * Starts the app, which hydrates the page, and preloads the chunks that the page needs. When its code does not arrive, the page stays as the
 * server sent it, and the app starts later.
 */
async function start(fetchApp: FetchApp, pressAgain: () => Promise<void>): Promise<void> {
  const scripts = JSON.parse(document.getElementById(pageScriptsId)?.textContent ?? '[]') as string[];
  const run = async () => {
    await Promise.all(scripts.filter(isStyle).map(addStyle));
    const { started } = await fetchApp();
    await started;
    void pressAgain();
  };
  try {
    for (const [index, href] of scripts.entries()) {
      // Adding all links in one task would delay the response to taps.
      if (index % scriptsAtOnce === scriptsAtOnce - 1) await nextTask();
      if (!isStyle(href)) addLink('modulepreload', href);
    }
    await run();
  } catch {
    tryAgainLater(async () => {
      try {
        await Promise.all(scripts.map(fetchCode));
      } catch {
        return false;
      }
      try {
        await run();
        return true;
      } catch {
        // A browser that remembers the failure fetches no module again: then the code is there after a reload.
        return reloadOnce();
      }
    });
  }
}

/** Two frames later, what has loaded is on the screen. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run)));
}

/** Scrolls to the part that the address asks for before anything is loaded, unless the page is scrolled already. */
function scrollToOpened(): void {
  const opened = document.querySelector('[data-opened]');
  // Reading the scroll position makes the browser lay out the page, so it is read only if there is such a part.
  if (opened && window.scrollY === 0) opened.scrollIntoView();
}

/**
 * A server-rendered page can be read, scrolled and followed by its links without a script. So the app waits until the pictures are painted and
 * does not compete with them for bandwidth; the first touch or key ends the wait. On a page that only the app can render it starts at once.
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
