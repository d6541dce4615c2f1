// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { bootPage } from './boot-page.ts';
import { hearPress } from './early-presses.ts';
import { pageScriptsId } from './page-ids.ts';

let readyState: DocumentReadyState;

/** A page as the server sends it, and an app that starts when the test lets it. */
function boot(root: string) {
  document.body.innerHTML = `<div id="root">${root}</div><script type="application/json" id="${pageScriptsId}">["/assets/a.js"]</script>`;
  const app = { start: () => {} };
  const started = new Promise<void>((resolve) => {
    app.start = resolve;
  });
  const fetchApp = vi.fn(() => Promise.resolve({ started }));
  bootPage(fetchApp);
  return { app, fetchApp };
}

describe('boot', () => {
  beforeEach(() => {
    readyState = 'loading';
    document.head.innerHTML = '';
    // Frames and idle callbacks run at once.
    vi.stubGlobal('requestAnimationFrame', (run: () => void) => run());
    vi.stubGlobal('requestIdleCallback', (run: () => void) => run());
    vi.spyOn(document, 'readyState', 'get').mockImplementation(() => readyState);
  });
  afterEach(() => {
    // Ends the wait of this test's page.
    window.dispatchEvent(new Event('load'));
    vi.unstubAllGlobals();
  });

  it('leaves a rendered page alone until it has loaded, then fetches the app and its chunks, once', () => {
    const { fetchApp } = boot('<p>Rendered</p>');
    expect(fetchApp).not.toHaveBeenCalled();
    expect(document.head.querySelector('link')).toBeNull();
    window.dispatchEvent(new Event('load'));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    expect(fetchApp).toHaveBeenCalledTimes(1);
    expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe(
      '/assets/a.js',
    );
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])('does not make a person wait: %s starts it', (type) => {
    const { fetchApp } = boot('<p>Rendered</p>');
    document.body.dispatchEvent(new Event(type, { bubbles: true }));
    expect(fetchApp).toHaveBeenCalledTimes(1);
  });

  it('starts at once where only the app can draw the page, and on a page that has loaded', () => {
    expect(boot('').fetchApp).toHaveBeenCalledTimes(1);
    readyState = 'complete';
    expect(boot('<p>Rendered</p>').fetchApp).toHaveBeenCalledTimes(1);
  });

  it('repeats clicks from before the app handled events', async () => {
    const { app } = boot('<button>Add</button>');
    const button = document.querySelector('button') as HTMLButtonElement;
    const pressed = vi.fn(hearPress);
    button.click();
    window.dispatchEvent(new Event('load'));
    button.addEventListener('click', pressed);
    app.start();
    await vi.waitFor(() => expect(pressed).toHaveBeenCalledTimes(1));
  });
});
