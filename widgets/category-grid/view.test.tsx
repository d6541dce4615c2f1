// @vitest-environment jsdom
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { categoryGrid } from '#schemas/widgets/category-grid.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

function tiles() {
  return within(screen.getByRole('list')).getAllByRole('link');
}

describe('category grid', () => {
  it('shows the categories in the order of the document', () => {
    renderWidget(categoryGrid, View);
    expect(tiles().map((tile) => tile.querySelector('span')?.textContent)).toEqual(
      categoryGrid.example.items.map(({ label }) => label),
    );
  });

  it('NAV-52 leads to the friendly path of a category, by id or by slug', () => {
    renderWidget(categoryGrid, View);
    expect(screen.getByRole('link', { name: 'Veg pizza' })).toHaveAttribute('href', '/menu/veg-pizza');
    expect(screen.getByRole('link', { name: /Pizza Mania/ })).toHaveAttribute('href', '/menu/pizza-mania');
    expect(screen.getByRole('link', { name: 'Burgers' })).toHaveAttribute('href', '/menu/chicken-sandwich');
  });

  it('follows the own link of a tile first, and the menu when it has neither', () => {
    renderWidget(categoryGrid, View, {
      props: {
        items: [
          { label: 'Deals', picture: 'a', categoryId: '2', link: { action: 'deals' } },
          { label: 'Everything', picture: 'b' },
        ],
      },
    });
    expect(tiles().map((tile) => tile.getAttribute('href'))).toEqual(['/offers', '/menu']);
  });

  it('has a way to the whole menu, named after the heading', () => {
    renderWidget(categoryGrid, View, { title: 'What are you hungry for?' });
    expect(screen.getByRole('link', { name: 'See all: What are you hungry for?' })).toHaveAttribute(
      'href',
      '/menu',
    );
  });
});
