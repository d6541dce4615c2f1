// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { offersRail } from '#schemas/widgets/offers-rail.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('offers', () => {
  it('shows the coupons in order: what one saves, the code, the condition', () => {
    renderWidget(offersRail, View);
    const coupons = screen.getAllByRole('listitem');
    expect(coupons.map((coupon) => within(coupon).getByRole('heading').textContent)).toEqual(
      offersRail.example.offers.map(({ heading }) => heading),
    );
    expect(within(coupons[0] as HTMLElement).getByText('FIRST40')).toHaveTextContent('Code FIRST40');
    expect(within(coupons[0] as HTMLElement).getByText('Orders above ₹299')).toBeVisible();
    expect(within(coupons[2] as HTMLElement).queryByText(/Code/)).toBeNull();
  });

  it('NAV-49 leads to the offers, from the heading and from each coupon', () => {
    renderWidget(offersRail, View);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/offers',
      '/offers',
      '/offers',
      '/offers',
    ]);
  });

  it('follows the own link of an offer', () => {
    renderWidget(offersRail, View, {
      props: { offers: [{ heading: 'Combos', link: { action: 'menu', to: '50' } }] },
    });
    expect(screen.getByRole('link', { name: 'Combos' })).toHaveAttribute('href', '/menu/combos');
  });

  it('shows nothing when there is no offer', () => {
    const { container } = renderWidget(offersRail, View, { props: { offers: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});
