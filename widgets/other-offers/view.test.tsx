// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { otherOffers } from '#schemas/widgets/other-offers.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('other offers', () => {
  it('NAV-49 leads to the menu, unless a line says otherwise', () => {
    renderWidget(otherOffers, View, { title: 'More ways to save' });
    expect(screen.getByRole('link', { name: 'See all: More ways to save' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Something sweet from ₹89' })).toHaveAttribute('href', '/menu');
    expect(screen.getByRole('link', { name: 'Lunch for one at ₹199' })).toHaveAttribute(
      'href',
      '/menu?categoryId=50&pizzaId=CMB7',
    );
  });

  it('shows the lines in the order of the document', () => {
    renderWidget(otherOffers, View);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual(
      otherOffers.example.offers.map(({ heading }) => heading),
    );
  });

  it('shows nothing when there is no offer', () => {
    const { container } = renderWidget(otherOffers, View, { props: { offers: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});
