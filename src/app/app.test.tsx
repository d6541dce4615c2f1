// @vitest-environment jsdom
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadValidators } from '#registry/load-validators.ts';
import { screens } from '#registry/screens.ts';
import { storeChosen } from '#src/features/location/location-slice.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/read-config.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import { widgetRegistry } from './engine/widget-registry.ts';
import { screenView } from './screen-views.ts';
import { pageInput } from './testing/page-input.ts';
import { renderApp } from './testing/render-app.tsx';

// What a browser fetches when it is wanted is fetched before, so that no test waits for the machine.
beforeAll(async () => {
  const overlays = [
    import('./chrome/left-menu.tsx'),
    import('./chrome/popup-dialog.tsx'),
    import('#registry/prepare-document.ts'),
  ];
  await Promise.all([
    ...screens.map(screenView),
    loadValidators(),
    widgetRegistry.view('notice'),
    widgetRegistry.view('menu-entry'),
    ...overlays,
  ]);
});

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** Taps an item of the navigation bar. */
async function followBar(name: string) {
  const [bar] = await screen.findAllByRole('navigation', { name: 'Pages' });
  fireEvent.click(within(bar as HTMLElement).getByRole('link', { name }));
}

describe('the app', () => {
  it('NAV-01 WID-01 shows the widgets of the landing at /', async () => {
    const { call } = renderApp('/');
    expect(await screen.findByText('Late kitchen')).toBeVisible();
    expect(call.mock.calls.map(([endpoint]) => endpoint.id)).toContain('getLanding');
  });

  it('NAV-57 NAV-58 ANA-04 a tap goes there, to the top, with the focus on the page and one page view', async () => {
    const { address, events } = renderApp('/');
    await followBar('Offers');
    expect(address()).toBe('/offers');
    expect(await screen.findByRole('heading', { level: 1, name: 'Offers' })).toBeVisible();
    expect(scrollTo).toHaveBeenCalledWith(0, 0);
    expect(screen.getByRole('main')).toHaveFocus();
    const views = events().filter(({ name }) => name === 'page_view');
    expect(views.map(({ properties }) => properties['screen_name'])).toEqual([
      'Home Screen',
      'Offers Screen',
    ]);
    expect(views[0]?.properties['source']).toBe('homescreen');
  });

  it.each([
    ['/menu', 'menu.top'],
    ['/offers', 'offers.top'],
    ['/cart', 'cart.top'],
  ])('%s shows what the landing document has for its place', async (path, slot) => {
    const node = { id: 'n', type: 'notice', props: { text: `This is ${slot}.` } };
    const other = { id: 'o', type: 'notice', props: { text: 'This is elsewhere.' } };
    const landing = { version: '7', widgets: [other], slots: { [slot]: [node], 'edv.top': [other] } };
    renderApp(path, { getLanding: { status: 'SUCCESS', data: landing } });
    expect(await screen.findByText(`This is ${slot}.`)).toBeVisible();
    expect(screen.queryByText('This is elsewhere.')).toBeNull();
  });

  it('ERR-20 shows the 404 page for an unknown path', async () => {
    renderApp('/nope');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('ERR-21 shows the broken-link notice for a feedback link without a valid id', async () => {
    renderApp('/feedback?id=%3Cb%3E', { getFeedbackTemplate: new Error('not asked for') });
    expect(await screen.findByText('The link you clicked is not a working one!')).toBeVisible();
  });

  it('NAV-38 sends a guest from the leaderboard to the login, which leads back', async () => {
    const { address } = renderApp('/leaderboard');
    await waitFor(() => expect(address()).toBe('/login?redirectUrl=%2Fleaderboard'));
  });

  it('NAV-33 leads from /tnc to /info/tnc', async () => {
    const infoPage = { heading: 'Terms', nodes: [{ id: 'n', type: 'notice', props: { text: 'Short.' } }] };
    const { address } = renderApp('/tnc', { getInfoPage: { status: 'SUCCESS', data: infoPage } });
    await waitFor(() => expect(address()).toBe('/info/tnc'));
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  });

  it('NAV-40 hides the bottom bar where a customer is in the middle of something', async () => {
    const full = renderApp('/offers');
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: 'Pages' })).toHaveLength(2));
    full.unmount();
    renderApp('/login');
    expect(await screen.findByRole('heading', { name: 'Log in' })).toBeVisible();
    expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
  });

  it('WID-07 WID-09 the left menu shows the server’s entries in the order of their numbers', async () => {
    renderApp('/');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await within(menu).findByText('Our story');
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/menu', '/our-story']);
  });

  it('WID-17 shows the server’s alert; one that was put away is gone', async () => {
    renderApp('/');
    expect(await screen.findByText('Rain: ten minutes longer.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Rain: ten minutes longer.')).toBeNull();
  });

  it('LOC-20 loads the landing of another store, with the old one on screen until it is there', async () => {
    const other = { version: '9', widgets: [{ id: 'n', type: 'notice', props: { text: 'Now in Jaipur.' } }] };
    const replies = [{ data: pageInput.landing }, { data: other }];
    const { store } = renderApp('/', { getLanding: () => replies.shift() ?? { data: other } });
    await screen.findByText('Late kitchen');
    act(
      () => void store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' })),
    );
    expect(screen.getByText('Late kitchen')).toBeVisible();
    expect(await screen.findByText('Now in Jaipur.')).toBeVisible();
    expect(screen.getByText('Malviya Nagar · Jaipur')).toBeVisible();
  });

  it('keeps the last good landing on screen when the next reply holds nothing', async () => {
    const replies: unknown[] = [{ data: pageInput.landing }];
    const { store, call } = renderApp('/', {
      getLanding: () => replies.shift() ?? { status: 'SUCCESS', data: null },
    });
    await screen.findByText('Late kitchen');
    act(() => void store.dispatch(storeChosen({ storeId: '20' })));
    await waitFor(() =>
      expect(call.mock.calls.filter(([endpoint]) => endpoint.id === 'getLanding')).toHaveLength(2),
    );
    expect(screen.getByText('Late kitchen')).toBeVisible();
  });

  it('offers to try again when no landing could be read at all', async () => {
    const replies: unknown[] = [new Error('down')];
    renderApp('/', { getLanding: () => replies.shift() ?? { data: pageInput.landing } });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Late kitchen')).toBeVisible();
  });

  it('ERR-01 shows what the request layer has to say, with its header and its button', async () => {
    const { store } = renderApp('/offers');
    const header = 'Oops!';
    const text = 'Something Went Wrong. Please Try Again.';
    act(() => void store.dispatch(popupRequested({ kind: 'error', header, text, button: 'Ok' })));
    const dialog = await screen.findByRole('dialog', { name: header });
    expect(within(dialog).getByText(text)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('PWA-09 says that the connection is lost, and no longer when it is back', async () => {
    renderApp('/offers');
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('Internet connection Lost')).toBeVisible();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('Internet connection Lost')).toBeNull());
  });

  it('PWA-10 PWA-11 shows the cookies notice in place of the app, unless the configuration does without cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { store } = renderApp('/offers');
    expect(screen.getByRole('heading', { name: 'Cookies are switched off' })).toBeVisible();
    act(() => void store.dispatch(pageConfigReceived({ ...defaultConfig, disableCookies: true })));
    expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
  });

  it('NAV-55 NAV-56 gives the page its title from the tags file after a navigation', async () => {
    const { call } = renderApp('/offers');
    await screen.findByRole('heading', { name: 'Offers' });
    expect(call.mock.calls.map(([endpoint]) => endpoint.id)).not.toContain('getSeoTags');
    await followBar('Menu');
    await waitFor(() => expect(document.title).toBe('Menu'));
  });
});
