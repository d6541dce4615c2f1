// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bestsellers } from '#schemas/widgets/bestsellers.ts';
import { selectCount } from '#src/features/cart/cart-slice.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('bestsellers', () => {
  it('WID-04 shows the products as cards with an Add button', async () => {
    const { user, store } = renderWidget(bestsellers, View);
    expect(
      within(screen.getByRole('region', { name: 'Bestsellers: products' })).getAllByRole('article'),
    ).toHaveLength(5);
    await user.click(screen.getByRole('button', { name: 'Add Crunch Bucket' }));
    expect(selectCount(store.getState())).toBe(1);
    expect(screen.getByRole('button', { name: 'Add one more Crunch Bucket' })).toBeVisible();
  });

  it('keeps the order of the list, with what is sold out last', () => {
    renderWidget(bestsellers, View);
    const names = screen.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);
    expect(names).toEqual([
      'Chicken Tikka',
      'Crunch Bucket',
      'Margherita',
      'Crispy Chicken Sandwich',
      'Choco Lava Cake',
    ]);
    const last = screen.getAllByRole('article').at(-1) as HTMLElement;
    expect(within(last).getByText('Back at 5:00 pm')).toBeVisible();
    expect(within(last).queryByRole('button')).toBeNull();
  });

  it('NAV-48 leads to the bestsellers of the menu', () => {
    renderWidget(bestsellers, View, { title: 'Loved in Indiranagar' });
    expect(screen.getByRole('link', { name: 'See all: Loved in Indiranagar' })).toHaveAttribute(
      'href',
      '/menu/bestsellers',
    );
  });

  it('NAV-53 leads from a card to the product', () => {
    renderWidget(bestsellers, View);
    expect(screen.getByRole('link', { name: 'Chicken Tikka' })).toHaveAttribute(
      'href',
      '/menu?categoryId=3&pizzaId=PIZ7',
    );
  });

  it('shows nothing for a store without bestsellers', () => {
    const { container } = renderWidget(bestsellers, View, { props: { products: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});
