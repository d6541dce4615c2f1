// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { essentials } from '#schemas/widgets/essentials.ts';
import { selectQuantityOf } from '#src/features/cart/cart-slice.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { inPairs } from './in-pairs.ts';
import { View } from './view.tsx';

describe('essentials', () => {
  it('NAV-50 leads to the daily essentials of the menu', () => {
    renderWidget(essentials, View);
    expect(screen.getByRole('link', { name: 'See all: Daily essentials' })).toHaveAttribute(
      'href',
      '/menu/daily-essentials',
    );
  });

  it('reads in the order of the list and adds from it', async () => {
    const { user, store } = renderWidget(essentials, View);
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Garlic Bread',
      'Dip Trio',
      'Masala Lemonade',
    ]);
    await user.click(screen.getByRole('button', { name: 'Add Dip Trio' }));
    await user.click(screen.getByRole('button', { name: 'Add one more Dip Trio' }));
    expect(selectQuantityOf(store.getState(), 'SID5')).toBe(2);
  });

  it('shows what is sold out last', () => {
    const products = essentials.example.products.map((product, at) => ({ ...product, available: at > 0 }));
    renderWidget(essentials, View, { props: { products } });
    expect(screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent)).toEqual([
      'Dip Trio',
      'Masala Lemonade',
      'Garlic Bread',
    ]);
  });

  it('shows nothing when there is nothing to show', () => {
    const { container } = renderWidget(essentials, View, { props: { products: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});

describe('inPairs', () => {
  it('leaves the last alone when there is an odd number', () => {
    expect(inPairs(['a', 'b', 'c'])).toEqual([['a', 'b'], ['c']]);
    expect(inPairs([])).toEqual([]);
  });
});
