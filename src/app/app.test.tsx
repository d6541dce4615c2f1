// @vitest-environment jsdom
import { backTarget } from '#src/features/navigation/back-target.ts';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import { placeWanted, storeChosen } from '#src/features/order-type/location-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { loggedIn } from '#src/features/session/session-slice.ts';
import { appTexts } from '#src/config/texts/app.ts';
import { offline } from '#src/request/testing/answering.ts';
import { popupRequested } from '#src/store/popup-slice.ts';
import { showOverlay } from '#src/ui/overlay/overlay-port.ts';
import { toast } from '#src/ui/toaster/toast-port.ts';
import { tellUpdateWaiting } from './browser/update-waiting.ts';
import { updateWords } from './chrome/update-words.ts';
import { alertList, cookiesDisabled, leftMenu, popupDialog, updateDialog } from './parts.ts';
import { widgetEngine } from './engine/widget-engine.ts';
import { notFoundScreen, screenView } from './screen-views.ts';
import { pageInput } from './testing/page-input.ts';
import { renderApp } from './testing/render-app.tsx';

// Code that is loaded on demand is loaded before the tests, so that no test waits for it.
beforeAll(async () => {
  const parts = [
    import('#src/features/documents/slot.tsx'),
    import('#src/features/menu-page/components/menu-results.tsx'),
    import('#src/features/menu-page/components/side-cart.tsx'),
    import('#src/features/menu/menu-groups.ts'),
    import('#src/features/menu/search-menu.ts'),
    import('#src/features/menu-page/components/cart-faults.tsx'),
    import('#src/features/menu-page/components/order-again-card.tsx'),
    import('#registry/engine/prepare-document.ts'),
  ];
  await Promise.all([
    ...[...screens, notFoundScreen].map(screenView),
    loadShapes(),
    widgetEngine.view('notice'),
    widgetEngine.view('menu-entry'),
    widgetEngine.view('bottom-item'),
    ...parts,
    ...[alertList, leftMenu, cookiesDisabled, popupDialog, updateDialog].map(({ prepare }) => prepare()),
  ]);
}, 60_000);

const customerCame = loggedIn({
  attributes: { userId: 'u1' },
  credentials: { accessToken: 'a', refreshToken: 'r' },
  loginType: 'OTP',
});

const needsLogin: readonly string[] = ['/profile', '/orderHistory'];

const scrollTo = vi.fn();
beforeEach(() => {
  scrollTo.mockClear();
  vi.stubGlobal('scrollTo', scrollTo);
});

/** Taps an item of the navigation bar. */
async function followBar(name: string) {
  const [bar] = await screen.findAllByRole('navigation', { name: 'Pages' });
  // The page may suspend for its code. A synchronous `act` would never render it again.
  await act(async () => void fireEvent.click(within(bar as HTMLElement).getByRole('link', { name })));
}

describe('the app', () => {
  it('NAV-01 WID-01 shows the widgets of the landing at /', async () => {
    const { call } = await renderApp('/');
    expect(await screen.findByText('Late kitchen')).toBeVisible();
    expect(call.mock.calls.map(([endpoint]) => endpoint.id)).toContain('getLanding');
  });

  it('NAV-57 NAV-58 ANA-04 a tap opens the page at its top, with the focus on the page and one page view', async () => {
    const { address, events } = await renderApp('/');
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
    ['/offers', 'offers.end'],
    ['/cart', 'cart.top'],
    ['/cart', 'cart.end'],
    ['/paymentType', 'payment.top'],
    ['/profile', 'profile.top'],
    ['/profile', 'profile.end'],
    ['/track', 'track.end'],
    ['/orderHistory', 'history.top'],
    ['/thankYou', 'thank-you.end'],
    ['/thankYouAndTracking', 'thank-you.end'],
  ])('%s shows what the landing document has for its place', async (path, slot) => {
    const node = { id: 'n', type: 'notice', props: { text: `This is ${slot}.` } };
    const other = { id: 'o', type: 'notice', props: { text: 'This is elsewhere.' } };
    const landing = { version: '7', widgets: [other], slots: { [slot]: [node], 'edv.top': [other] } };
    const answers = {
      getLanding: { status: 'SUCCESS', data: landing },
      getLoginPlaces: offline,
      getTrackedOrders: offline,
      getOrderHistory: offline,
    };
    const filled =
      slot === 'cart.end'
        ? [addProduct({ productId: 'P1', name: 'Margherita', price: 19_900, foodType: 0 })]
        : [];
    await renderApp(path, answers, [...(needsLogin.includes(path) ? [customerCame] : []), ...filled]);
    expect(await screen.findByText(`This is ${slot}.`)).toBeVisible();
    expect(screen.queryByText('This is elsewhere.')).toBeNull();
  });

  it.each([
    ['/cart?redirectUrl=%2Foffers', '/offers'],
    ['/cart?redirectUrl=https%3A%2F%2Felsewhere.example', '/'],
    ['/cart', '/'],
  ])('NAV-14 Back leads from %s to %s', async (path, to) => {
    const { address } = await renderApp(path, { getCart: offline });
    fireEvent.click(screen.getByRole('button', { name: 'Back' }));
    await waitFor(() => expect(address()).toBe(to));
    // The next page goes back as pages do.
    expect(backTarget()).toBeNull();
  });

  it('ERR-20 shows the 404 page for an unknown path', async () => {
    await renderApp('/nope');
    expect(await screen.findByRole('heading', { name: 'Page Not Found' })).toBeVisible();
  });

  it('ERR-21 shows the broken-link notice for a feedback link without a valid id', async () => {
    await renderApp('/feedback?id=%3Cb%3E', { getFeedbackTemplate: new Error('not asked for') });
    expect(await screen.findByText('The link you clicked is not a working one!')).toBeVisible();
  });

  it.each([
    ['NAV-38', '/leaderboard', '%2Fleaderboard'],
    ['ROL-04', '/wallet', '%2Fwallet'],
    ['ROL-08 declares:', '/orderHistory?page=2', '%2ForderHistory%3Fpage%3D2'],
    ['ROL-08 declares:', '/favourites', '%2Ffavourites'],
    ['ROL-09 declares:', '/profile', '%2Fprofile'],
  ])(
    '%s sends a guest from %s to the login, which leads back, and asks for nothing of it',
    async (_, path, back) => {
      const { address, call } = await renderApp(path);
      await waitFor(() => expect(address()).toBe(`/login?redirectUrl=${back}`));
      const asked = call.mock.calls.map(([endpoint]) => endpoint.path);
      expect(asked.filter((each) => /wallet|order|favourite|customer-service/.test(each))).toEqual([]);
    },
  );

  it.each([
    ['ROL-04 ROL-07', '/wallet', 'Wallet'],
    ['ROL-08 declares:', '/orderHistory', 'Your orders'],
    ['ROL-09 declares:', '/profile', 'Your profile'],
  ])('%s opens %s to a customer', async (_, path, heading) => {
    const { address } = await renderApp(path, { getLoginPlaces: offline, getOrderHistory: offline }, [
      customerCame,
    ]);
    expect(await screen.findByRole('heading', { name: heading })).toBeVisible();
    expect(address()).toBe(path);
  });

  it('SES-22 leads home from a page for customers when the customer logs out there', async () => {
    const answers = { getLoginPlaces: offline, logout: offline, createAnonymousUser: offline };
    const { address } = await renderApp('/profile', answers, [customerCame]);
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Log out' }));
    await screen.findByText('Late kitchen');
    expect(address()).toBe('/');
  });

  it('NAV-33 leads from /tnc to /info/tnc', async () => {
    const infoPage = { heading: 'Terms', nodes: [{ id: 'n', type: 'notice', props: { text: 'Short.' } }] };
    const { address } = await renderApp('/tnc', { getInfoPage: { status: 'SUCCESS', data: infoPage } });
    await waitFor(() => expect(address()).toBe('/info/tnc'));
    expect(await screen.findByRole('heading', { name: 'Terms' })).toBeVisible();
  });

  it('NAV-40 has the navigation and the cart bar on pages, and neither in the steps of an order', async () => {
    const added = addProduct({ productId: 'p1', name: 'Farmhouse', price: 29900, foodType: 1 });
    const full = await renderApp('/offers', {}, [added]);
    await waitFor(() => expect(screen.getAllByRole('navigation', { name: 'Pages' })).toHaveLength(2));
    expect(screen.getByRole('link', { name: 'View cart' })).toBeVisible();
    full.unmount();
    for (const path of ['/login', '/newAddress']) {
      const bare = await renderApp(path, { getCities: { status: 'SUCCESS', data: { cities: [] } } }, [added]);
      expect(await screen.findByRole('button', { name: 'Back' })).toBeVisible();
      expect(screen.queryByRole('navigation', { name: 'Pages' })).toBeNull();
      expect(screen.queryByRole('link', { name: 'View cart' })).toBeNull();
      bare.unmount();
    }
  });

  it('WID-07 WID-09 the left menu shows the server’s entries in the order of their numbers', async () => {
    await renderApp('/');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    await within(menu).findByText('Our story');
    expect(
      within(menu)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual(['/menu', '/our-story']);
  });

  it('CON-14 customer care is called from the left menu and from the foot of the page', async () => {
    await renderApp('/');
    const foot = within(screen.getByRole('contentinfo')).getByRole('link', { name: '6888 6888' });
    expect(foot).toHaveAttribute('href', 'tel:68886888');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const inMenu = await within(screen.getByRole('dialog')).findByRole('link', { name: /6888 6888/ });
    expect(inMenu).toHaveAttribute('href', 'tel:68886888');
  });

  it('has no footer below a form or the choices of a dish', async () => {
    const { unmount } = await renderApp('/locationSelection');
    expect(screen.getByRole('main')).toBeVisible();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    unmount();
    await renderApp('/cart');
    expect(screen.getByRole('contentinfo')).toBeVisible();
  });

  it('WID-17 shows the server’s alert, and removes it when it is dismissed', async () => {
    await renderApp('/');
    expect(await screen.findByText('Rain: ten minutes longer.')).toBeVisible();
    fireEvent.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('Rain: ten minutes longer.')).toBeNull();
  });

  it('LOC-20 loads the landing of another store, with the old one on screen until it is there', async () => {
    const other = { version: '9', widgets: [{ id: 'n', type: 'notice', props: { text: 'Now in Jaipur.' } }] };
    const replies = [{ data: pageInput.landing }, { data: other }];
    const { store } = await renderApp('/', {
      getLanding: () => replies.shift() ?? { status: 'SUCCESS', data: other },
    });
    await screen.findByText('Late kitchen');
    act(
      () => void store.dispatch(storeChosen({ storeId: '20', storeName: 'Malviya Nagar', city: 'Jaipur' })),
    );
    expect(screen.getByText('Late kitchen')).toBeVisible();
    expect(await screen.findByText('Now in Jaipur.')).toBeVisible();
    expect(screen.getByText('Malviya Nagar · Jaipur')).toBeVisible();
  });

  it('keeps the last good landing on screen when the next reply contains nothing', async () => {
    const replies: unknown[] = [{ data: pageInput.landing }];
    const { store, call } = await renderApp('/', {
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
    await renderApp('/', {
      getLanding: () => replies.shift() ?? { status: 'SUCCESS', data: pageInput.landing },
    });
    fireEvent.click(await screen.findByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('Late kitchen')).toBeVisible();
  });

  it('ERR-01 shows the popup of the request layer, with its header and its button', async () => {
    const { store } = await renderApp('/offers');
    const header = 'Oops!';
    const text = 'Something Went Wrong. Please Try Again.';
    act(() => void store.dispatch(popupRequested({ kind: 'error', header, text, button: 'Ok' })));
    const dialog = await screen.findByRole('dialog', { name: header });
    expect(within(dialog).getByText(text)).toBeVisible();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ok' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('NAV-11 opens the choices of the dish that the address asks for', async () => {
    await renderApp('/offers?customise=PIZ1');
    expect(await screen.findByRole('dialog', { name: 'Make it yours' })).toBeVisible();
  });

  it('PWA-09 says that the connection is lost until it is back', async () => {
    const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    await renderApp('/offers');
    expect(await screen.findByText('Internet connection Lost')).toBeVisible();
    online.mockReturnValue(true);
    fireEvent(window, new Event('online'));
    await waitFor(() => expect(screen.queryByText('Internet connection Lost')).toBeNull());
    online.mockReturnValue(false);
    fireEvent(window, new Event('offline'));
    expect(await screen.findByText('Internet connection Lost')).toBeVisible();
  });

  it('PWA-10 PWA-11 shows the cookies notice in place of the app, unless the configuration does without cookies', async () => {
    vi.spyOn(navigator, 'cookieEnabled', 'get').mockReturnValue(false);
    const { store } = await renderApp('/offers');
    expect(await screen.findByRole('heading', { name: 'Cookies are switched off' })).toBeVisible();
    await act(
      async () => void store.dispatch(pageConfigReceived({ ...defaultConfig, disableCookies: true })),
    );
    expect(await screen.findByRole('heading', { name: 'Offers' })).toBeVisible();
  });

  it('NAV-55 NAV-56 gives the page its title from the tags file after a navigation', async () => {
    const { call } = await renderApp('/offers');
    await screen.findByRole('heading', { name: 'Offers' });
    expect(call.mock.calls.map(([endpoint]) => endpoint.id)).not.toContain('getSeoTags');
    await followBar('Menu');
    await waitFor(() => expect(document.title).toBe('Menu'));
  });
});

/** Each is built and tested on its own; here it is in its place around every page. */
describe('the frame of a page', () => {
  it('begins with a link that skips the bars', async () => {
    await renderApp('/offers');
    const href = screen.getByRole('link', { name: 'Skip to content' }).getAttribute('href');
    expect(screen.getByRole('main')).toHaveAttribute('id', href?.slice(1));
  });

  it('shows short messages from any code, and what any code lays over the page', async () => {
    await renderApp('/offers');
    act(() => toast({ text: 'Saved for later.' }));
    expect(await screen.findByText('Saved for later.')).toBeVisible();
    act(() => showOverlay(<p>Are you sure?</p>));
    expect(screen.getByText('Are you sure?')).toBeVisible();
    act(() => showOverlay(null));
    expect(screen.queryByText('Are you sure?')).toBeNull();
  });

  it('LOC-22 leads to the selector when a place has to be chosen', async () => {
    const cities = { getCities: { status: 'SUCCESS', data: { cities: [] } } };
    const { store, address } = await renderApp('/offers', cities);
    await act(async () => void store.dispatch(placeWanted('DINEIN')));
    expect(address()).toBe('/locationSelection?deliveryType=DINEIN&redirectUrl=%2Foffers');
  });

  it('PWA-02 offers to install the app where the browser can, and not in the steps of an order', async () => {
    const canInstall = () => act(async () => void fireEvent(window, new Event('beforeinstallprompt')));
    const { unmount } = await renderApp('/offers');
    await canInstall();
    expect(await screen.findByRole('region', { name: 'Install the app' })).toBeVisible();
    unmount();
    await renderApp('/login');
    await canInstall();
    await screen.findByRole('button', { name: 'Back' });
    expect(screen.queryByRole('region', { name: 'Install the app' })).toBeNull();
  });

  it('the menu at the side closes when another page opens', async () => {
    await renderApp('/offers');
    fireEvent.click(screen.getByRole('button', { name: 'Open the menu' }));
    const menu = await screen.findByRole('navigation', { name: 'Menu' });
    const [first] = await within(menu).findAllByRole('link');
    await act(async () => void fireEvent.click(first as HTMLElement));
    await waitFor(() => expect(screen.queryByRole('navigation', { name: 'Menu' })).toBeNull());
  });
});

// The last one: a version that waits stays.
it('PWA-05 asks before a new version takes over, whatever the page, and takes it at a yes', async () => {
  const accept = vi.fn();
  await renderApp('/');
  act(() => tellUpdateWaiting(accept));
  const dialog = await screen.findByRole('dialog', { name: updateWords.title });
  expect(dialog).toHaveTextContent(appTexts.updateQuestion);
  expect(accept).not.toHaveBeenCalled();
  fireEvent.click(within(dialog).getByRole('button', { name: updateWords.update }));
  expect(accept).toHaveBeenCalledOnce();
});
