// @vitest-environment jsdom
import { act, fireEvent, screen, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { loadShapes } from '#registry/load-shapes.ts';
import { screens } from '#registry/screens.ts';
import type { WidgetViewProps } from '#schemas/prepared.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { widgetEngine } from '../engine/widget-engine.ts';
import { screenView } from '../screen-views.ts';
import { renderApp } from '../testing/render-app.tsx';

// Code that is loaded on demand is loaded before the tests, so that no test waits for it.
beforeAll(async () => {
  await Promise.all([
    ...screens.map(screenView),
    loadShapes(),
    import('#registry/engine/prepare-document.ts'),
    widgetEngine.view('notice'),
    widgetEngine.view('bottom-item'),
  ]);
}, 60_000);
beforeEach(() => vi.stubGlobal('scrollTo', () => {}));

function item(label: string, more: object = {}) {
  return {
    id: label.toLowerCase(),
    type: 'bottom-item',
    version: 1,
    props: { label, icon: 'home' },
    ...more,
  };
}
const menu = item('Menu', { link: { action: 'menu' } });
const offers = item('Offers', {
  link: { action: 'deals' },
  tracking: { name: 'bottom-offers', campaign: 'diwali' },
});
const cart = item('Cart', {
  props: { label: 'Cart', icon: 'cart', badge: 'cart-count' },
  link: { action: 'cart' },
});

/** The app with these items sent for its bars; the bars, top and bottom, once they are there. */
async function showBars({ path = '/offers', items }: { path?: string; items: readonly object[] }) {
  const reply = { status: 'SUCCESS', data: { version: '5', items } };
  const app = await renderApp(path, { getBottomNavigation: reply });
  const bars = await screen.findAllByRole('navigation', { name: 'Pages' });
  const [top, bottom] = bars as [HTMLElement, HTMLElement];
  await within(bottom).findByRole('link', { name: 'Menu' });
  return { ...app, bars, top, bottom };
}

const linksOf = (bar: HTMLElement) =>
  within(bar)
    .getAllByRole('link')
    .map((link) => link.getAttribute('href'));

describe('the navigation bars', () => {
  it('WID-10 list the items of the reply in its order, at the top and at the bottom', async () => {
    const { bars, top, bottom } = await showBars({ items: [offers, menu, cart] });
    expect(bars).toHaveLength(2);
    expect([top.dataset['bar'], bottom.dataset['bar']]).toEqual(['top', 'bottom']);
    for (const bar of bars) {
      expect(within(within(bar).getByRole('list')).getAllByRole('listitem')).toHaveLength(3);
      expect(linksOf(bar)).toEqual(['/offers', '/menu', '/cart']);
    }
  });

  it('WID-10 leave out an item without an allowed address, one of an unknown kind and one whose `when` does not hold', async () => {
    const { bottom } = await showBars({
      items: [
        item('Nowhere', { link: { action: 'url', url: 'javascript:alert(1)' } }),
        item('Hologram', { type: 'hologram' }),
        item('Train', { link: { action: 'menu' }, when: { orderTypes: ['IRCTC'] } }),
        menu,
      ],
    });
    expect(linksOf(bottom)).toEqual(['/menu']);
    expect(within(bottom).getAllByRole('listitem')).toHaveLength(1);
  });

  it('report a click on an item with its tracking, once, and from the bar that was clicked', async () => {
    const { top, bottom, events } = await showBars({ items: [menu, offers] });
    for (const bar of [bottom, top])
      await act(async () => void fireEvent.click(within(bar).getByRole('link', { name: 'Offers' })));
    const clicks = events().filter(({ name }) => name === 'widget_click');
    const click = {
      channel: 'PWA',
      document: 'bottom-navigation',
      version: '5',
      nodeId: 'offers',
      type: 'bottom-item',
      name: 'bottom-offers',
      campaign: 'diwali',
      href: '/offers',
    };
    expect(clicks.map(({ properties }) => properties)).toEqual([click, click]);
  });

  it('mark the page that is open, and follow the customer to the next', async () => {
    const { bars } = await showBars({ path: '/offers', items: [menu, offers] });
    const marked = () =>
      bars.map((bar) =>
        within(bar)
          .getAllByRole('link')
          .map((link) => link.getAttribute('aria-current')),
      );
    expect(marked()).toEqual([
      [null, 'page'],
      [null, 'page'],
    ]);
    await act(
      async () => void fireEvent.click(within(bars[1] as HTMLElement).getByRole('link', { name: 'Menu' })),
    );
    expect(marked()).toEqual([
      ['page', null],
      ['page', null],
    ]);
  });

  it('count what is in the cart, at the item that asks for it', async () => {
    const { store, bars } = await showBars({ items: [menu, cart] });
    act(
      () =>
        void store.dispatch(addProduct({ productId: 'PIZ1', name: 'Margherita', price: 19900, foodType: 0 })),
    );
    for (const bar of bars) {
      expect(within(bar).getByRole('link', { name: 'Cart, 1 item' })).toHaveTextContent('1');
      expect(within(bar).getByRole('link', { name: 'Menu' })).toHaveTextContent(/^Menu$/);
    }
  });

  it('replace only the item that throws by its fallback, and report its position', async () => {
    // React reports what a boundary caught; the planted failure is expected.
    vi.spyOn(console, 'error').mockImplementation(() => {});
    const Good = await widgetEngine.view('bottom-item');
    const planted = Promise.resolve((view: WidgetViewProps<never>) => {
      if (view.id === 'broken') throw new Error('planted');
      return <Good {...view} />;
    });
    vi.spyOn(widgetEngine, 'view').mockReturnValue(planted);
    vi.spyOn(widgetEngine, 'viewNow').mockReturnValue(await planted);
    const { bottom, events } = await showBars({ items: [item('Broken'), offers, menu] });
    expect(linksOf(bottom)).toEqual(['/offers', '/menu']);
    const faults = events().filter(({ name }) => name === 'document_fault');
    expect(faults.map(({ properties }) => [properties['path'], properties['code']])).toEqual([
      ['bottom-navigation[0]', 'view-failed'],
    ]);
    vi.restoreAllMocks();
  });
});
