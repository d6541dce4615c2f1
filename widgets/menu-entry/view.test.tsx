// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { menuEntry } from '#schemas/widgets/menu-entry.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('left-menu entry', () => {
  it.each([
    ['NAV-42', 'menu', '/menu'],
    ['NAV-42', 'deals', '/offers'],
    ['NAV-43', 'orders', '/orderHistory'],
    ['NAV-43', 'my_order', '/orderHistory'],
    ['NAV-44', 'track_order', '/track'],
    ['NAV-44', 'wallet', '/wallet'],
    ['NAV-45', 'terms_and_condtions', '/tnc'],
    ['NAV-46', 'our_story', '/our-story'],
    ['NAV-46', 'sitemap', '/sitemap'],
  ] as const)('%s action %s leads to %s', (_, action, href) => {
    renderInApp(<View {...viewProps(menuEntry, { label: 'Here' }, { link: { action } })} />);
    expect(screen.getByRole('link', { name: 'Here' }).getAttribute('href')).toBe(href);
  });

  it('CON-14 declares: calls customer care', () => {
    const link = { action: 'call', to: '6888 6888' } as const;
    renderInApp(<View {...viewProps(menuEntry, { label: 'Customer care', note: '6888 6888' }, { link })} />);
    expect(screen.getByRole('link', { name: 'Customer care 6888 6888' }).getAttribute('href')).toBe(
      'tel:68886888',
    );
  });

  it('says which page is open', () => {
    renderInApp(<View {...viewProps(menuEntry, { label: 'Offers' }, { link: { action: 'deals' } })} />, {
      path: '/offers',
    });
    expect(screen.getByRole('link').getAttribute('aria-current')).toBe('page');
  });

  it('is left out when its link leads nowhere that is allowed', () => {
    const link = { action: 'path', to: '//elsewhere.example' } as const;
    const { container } = renderInApp(<View {...viewProps(menuEntry, { label: 'Here' }, { link })} />);
    expect(container.innerHTML).toBe('');
  });
});
