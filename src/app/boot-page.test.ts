// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { startAfresh } from '#src/features/navigation/start-afresh.ts';
import { bootPage } from './boot-page.ts';
import { hearPress } from './early-presses.ts';
import { pageScriptsId } from './page-ids.ts';

vi.mock('#src/features/navigation/start-afresh.ts', () => ({ startAfresh: vi.fn() }));

let readyState: DocumentReadyState;

/** A page as the server sends it, and an app that starts when the test lets it. */
function boot(root: string, fetches?: () => Promise<never>, files = ['/assets/a.js']) {
  document.body.innerHTML = `<div id="root">${root}</div><script type="application/json" id="${pageScriptsId}">${JSON.stringify(files)}</script>`;
  const app = { start: () => {} };
  const started = new Promise<void>((resolve) => {
    app.start = resolve;
  });
  const fetchApp = vi.fn(fetches ?? (() => Promise.resolve({ started })));
  bootPage(fetchApp);
  return { app, fetchApp };
}

describe('boot', () => {
  beforeEach(() => {
    readyState = 'loading';
    document.head.innerHTML = '';
    window.history.replaceState(null, '');
    vi.mocked(startAfresh).mockClear();
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

  it('leaves a rendered page alone until it has loaded, then fetches the app and its chunks, once', async () => {
    const { fetchApp } = boot('<p>Rendered</p>');
    expect(fetchApp).not.toHaveBeenCalled();
    expect(document.head.querySelector('link')).toBeNull();
    window.dispatchEvent(new Event('load'));
    document.body.dispatchEvent(new Event('keydown', { bubbles: true }));
    await vi.waitFor(() => expect(fetchApp).toHaveBeenCalledTimes(1));
    expect(document.head.querySelectorAll('link')).toHaveLength(1);
    expect(document.head.querySelector('link[rel="modulepreload"]')?.getAttribute('href')).toBe(
      '/assets/a.js',
    );
  });

  it.each(['pointerdown', 'touchstart', 'keydown'])(
    'does not make a person wait: %s starts it',
    async (type) => {
      const { fetchApp } = boot('<p>Rendered</p>');
      document.body.dispatchEvent(new Event(type, { bubbles: true }));
      await vi.waitFor(() => expect(fetchApp).toHaveBeenCalledTimes(1));
    },
  );

  it('starts at once where only the app can draw the page, and on a page that has loaded', async () => {
    const { fetchApp } = boot('');
    await vi.waitFor(() => expect(fetchApp).toHaveBeenCalledTimes(1));
    readyState = 'complete';
    const again = boot('<p>Rendered</p>');
    await vi.waitFor(() => expect(again.fetchApp).toHaveBeenCalledTimes(1));
  });

  it('PWA-09 starts later when the code did not arrive; a browser that remembers the failure reloads the page', async () => {
    let isConnected = false;
    const network = vi.fn(async () => {
      if (!isConnected) throw new TypeError('Failed to fetch');
      return new Response('code');
    });
    vi.stubGlobal('fetch', network);
    const { fetchApp } = boot('<p>Rendered</p>', () => Promise.reject(new TypeError('Failed to fetch')));
    window.dispatchEvent(new Event('load'));
    const comeOnline = () => window.dispatchEvent(new Event('online'));
    await vi.waitFor(() => {
      comeOnline();
      expect(network).toHaveBeenCalled();
    });
    expect(fetchApp).toHaveBeenCalledTimes(1);
    isConnected = true;
    await vi.waitFor(() => {
      comeOnline();
      expect(fetchApp).toHaveBeenCalledTimes(2);
    });
    await vi.waitFor(() => expect(startAfresh).toHaveBeenCalledOnce());
  });

  it('PWA-09 goes on trying where the page was reloaded a moment ago', async () => {
    vi.stubGlobal('fetch', async () => new Response('code'));
    const comeOnline = () => window.dispatchEvent(new Event('online'));
    const lost = () => Promise.reject(new TypeError('Failed to fetch'));
    const before = boot('<p>Rendered</p>', lost);
    window.dispatchEvent(new Event('load'));
    await vi.waitFor(() => {
      comeOnline();
      expect(startAfresh).toHaveBeenCalledOnce();
    });
    expect(before.fetchApp).toHaveBeenCalledTimes(2);

    const { fetchApp } = boot('<p>Rendered</p>', lost);
    window.dispatchEvent(new Event('load'));
    await vi.waitFor(() => {
      comeOnline();
      expect(fetchApp.mock.calls.length).toBeGreaterThan(3);
    });
    expect(startAfresh).toHaveBeenCalledOnce();
  });

  const styleLinks = () => document.head.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]');
  const files = ['/assets/late-styles.css', '/assets/a.js'];

  it('loads the styles of what comes later beside the code, and starts the app with them', async () => {
    const { fetchApp } = boot('<p>Rendered</p>', undefined, files);
    window.dispatchEvent(new Event('load'));
    const [link] = styleLinks();
    expect(link?.getAttribute('href')).toBe('/assets/late-styles.css');
    expect(document.head.querySelectorAll('link[rel="modulepreload"]')).toHaveLength(1);
    expect(fetchApp).not.toHaveBeenCalled();
    link?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(fetchApp).toHaveBeenCalledOnce());
  });

  it('PWA-09 starts later, with the styles, when they did not arrive', async () => {
    const network = vi.fn(async () => new Response('styles'));
    vi.stubGlobal('fetch', network);
    const { fetchApp } = boot('<p>Rendered</p>', undefined, files);
    window.dispatchEvent(new Event('load'));
    styleLinks()[0]?.dispatchEvent(new Event('error'));
    await vi.waitFor(() => {
      window.dispatchEvent(new Event('online'));
      expect(styleLinks()).toHaveLength(2);
    });
    expect(network.mock.calls).toContainEqual(['/assets/late-styles.css', expect.anything()]);
    expect(fetchApp).not.toHaveBeenCalled();
    styleLinks()[1]?.dispatchEvent(new Event('load'));
    await vi.waitFor(() => expect(fetchApp).toHaveBeenCalledOnce());
  });

  const openedAt = (scrollY: number) => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    vi.stubGlobal('scrollY', scrollY);
    boot('<section>Pizzas</section><section data-opened="">Sides</section>');
    Reflect.deleteProperty(Element.prototype, 'scrollIntoView');
    return scrolled.map(({ textContent }) => textContent);
  };

  it('shows the part that the address asks for before the app is loaded', () => {
    expect(openedAt(0)).toEqual(['Sides']);
  });

  it('leaves a page where the customer has scrolled it', () => {
    expect(openedAt(300)).toEqual([]);
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
