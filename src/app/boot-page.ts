import { whenIdle } from '#src/ui/when-idle.ts';
import { pageScriptsId } from './page-ids.ts';

/** What a person does that must not wait for anything. */
const interactions = ['pointerdown', 'touchstart', 'keydown'] as const;

/**
 * The last button or field that was pressed before the app could hear it; pressed again on its behalf when it can. Links work without the
 * app and are left alone.
 */
function rememberPress() {
  let pressed: HTMLElement | null = null;
  const listening = new AbortController();
  const remember = ({ target }: Event) => {
    pressed = target instanceof Element ? target.closest<HTMLElement>('button, input, label') : null;
  };
  window.addEventListener('click', remember, { capture: true, signal: listening.signal });
  return () => {
    listening.abort();
    if (pressed?.isConnected) pressed.click();
  };
}

/** Fetches the app. `started` is settled when it hears what people do. */
export type FetchApp = () => Promise<{ readonly started: Promise<void> }>;

/** Lets the app take over the page; the chunks that the page will need come along at once. */
async function start(fetchApp: FetchApp, pressAgain: () => void): Promise<void> {
  const scripts = JSON.parse(document.getElementById(pageScriptsId)?.textContent ?? '[]') as string[];
  for (const href of scripts) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
  try {
    const { started } = await fetchApp();
    await started;
  } catch {
    // The connection was lost in between: the page stands as the server sent it, and the app comes with the connection.
    window.addEventListener('online', () => void start(fetchApp, pressAgain), { once: true });
    return;
  }
  pressAgain();
}

/** Two frames on, what has loaded is on the screen. */
function afterPaint(run: () => void): void {
  requestAnimationFrame(() => requestAnimationFrame(() => whenIdle(run)));
}

/**
 * A page that the server rendered reads, scrolls and links without a script, so the app waits until its pictures are painted and does not
 * take the line from them; the first touch or key ends the wait. A page that only the app can draw starts it at once.
 */
export function bootPage(fetchApp: FetchApp): void {
  const pressAgain = rememberPress();
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
