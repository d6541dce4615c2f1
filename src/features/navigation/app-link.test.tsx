// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it } from 'vitest';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { AppLink, type AppLinkProps } from './app-link.tsx';
import { visitBegan } from './attribution-slice.ts';

function Address() {
  const { pathname, search } = useLocation();
  return <output>{pathname + search}</output>;
}

function renderLink(props: AppLinkProps) {
  const { store } = createTestStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/start']}>
        <AppLink {...props}>Go</AppLink>
        <Address />
      </MemoryRouter>
    </Provider>,
  );
  return { store, address: () => screen.getByRole('status').textContent };
}

afterEach(cleanup);

describe('AppLink', () => {
  it('NAV-57 is a real link that goes there without loading a page', () => {
    const { address } = renderLink({ to: { href: '/offers', external: false } });
    const link = screen.getByRole('link', { name: 'Go' });
    expect(link.getAttribute('href')).toBe('/offers');
    fireEvent.click(link);
    expect(address()).toBe('/offers');
  });

  it('NAV-60 adds the stored tracking parameters on the way, and not to the href', () => {
    const { store, address } = renderLink({ to: '/menu' });
    store.dispatch(visitBegan({ utm: { utm_campaign: 'diwali' }, partner: null }));
    fireEvent.click(screen.getByRole('link'));
    expect(address()).toBe('/menu?utm_campaign=diwali');
    expect(screen.getByRole('link').getAttribute('href')).toBe('/menu');
  });

  it.each([{ ctrlKey: true }, { metaKey: true }, { shiftKey: true }, { button: 1 }])(
    'NAV-57 leaves a click with %j to the browser',
    (how) => {
      const { address } = renderLink({ to: '/menu' });
      const leftToBrowser: boolean[] = [];
      const browser = (event: Event) => {
        leftToBrowser.push(!event.defaultPrevented);
        event.preventDefault();
      };
      document.addEventListener('click', browser, { once: true });
      fireEvent.click(screen.getByRole('link'), how);
      expect(leftToBrowser).toEqual([true]);
      expect(address()).toBe('/start');
    },
  );

  it('opens another site in a new tab, without access to this one', () => {
    renderLink({ to: { href: 'https://example.in/', external: true } });
    const link = screen.getByRole('link');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toContain('noopener');
  });

  it('renders only the text of a link without an address', () => {
    renderLink({ to: null });
    expect(screen.queryByRole('link')).toBeNull();
    expect(screen.getByText('Go')).toBeTruthy();
  });
});
