// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import type { ProductCard } from '#schemas/entities/product.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { productLink } from '../../product-link.ts';
import { soldOutLast } from '../../sold-out-last.ts';
import { ProductRailCard } from './product-rail-card.tsx';
import { ProductRowCard } from './product-row-card.tsx';

const bucket: ProductCard = {
  productId: 'CHK1',
  name: 'Crunch Bucket',
  description: 'Eight pieces, fried to order',
  price: 64_900,
  strikePrice: 71_900,
  foodType: 1,
  kcal: 1960,
  servesLabel: 'Serves 4',
  badge: 'Bestseller',
  picture: 'chicken-bucket',
  categoryId: '46',
  customisable: false,
  available: true,
};

describe.each([
  ['ProductRailCard', ProductRailCard],
  ['ProductRowCard', ProductRowCard],
])('%s', (_, Card) => {
  function show(
    product: ProductCard,
    to: { href: string; external: boolean } | null = { href: '/menu', external: false },
  ) {
    const { store } = createTestStore();
    return render(
      <Provider store={store}>
        <MemoryRouter>
          <Card product={product} to={to} />
        </MemoryRouter>
      </Provider>,
    );
  }

  it('MEN-17 marks what is not vegetarian, in words too', () => {
    show(bucket);
    expect(screen.getByRole('img', { name: 'Non-vegetarian' })).toBeVisible();
  });

  it('MEN-17 marks what is vegetarian', () => {
    show({ ...bucket, foodType: 0 });
    expect(screen.getByRole('img', { name: 'Vegetarian' })).toBeVisible();
  });

  it('says what it is, its energy, its servings, and both prices', () => {
    show(bucket);
    expect(screen.getByRole('heading', { name: /Crunch Bucket/ })).toBeVisible();
    expect(screen.getByText('1,960 kcal · Serves 4')).toBeVisible();
    expect(screen.getByText('Bestseller')).toBeVisible();
    expect(screen.getByRole('article')).toHaveTextContent('Price before ₹719Price now ₹649');
  });

  it("NAV-11 says 'Customisable' where there is something to choose, and leads to it", () => {
    const { unmount } = show({ ...bucket, customisable: true });
    const way = screen.getByRole('link', { name: 'Customisable: Crunch Bucket' });
    expect(way).toBeVisible();
    expect(way).toHaveAttribute('href', '/customise?productId=CHK1');
    unmount();
    show(bucket);
    show({ ...bucket, productId: 'CHK2', customisable: true, available: false });
    // Its own link leads to the choices.
    show({ ...bucket, productId: 'CMB1', customisable: true, mustChoose: true });
    expect(screen.queryByText('Customisable')).toBeNull();
  });

  it('says what it contains, or that it is not known', () => {
    show({ ...bucket, allergens: ['milk', 'gluten'] });
    expect(screen.getByText('Contains milk, gluten')).toBeVisible();
    cleanup();
    show(bucket);
    expect(screen.getByText('Allergens not known')).toBeVisible();
    cleanup();
    show({ ...bucket, allergens: [] });
    show({ ...bucket, productId: 'CMB1', mustChoose: true });
    expect(screen.queryByText(/^Contains|^Allergens/)).toBeNull();
  });

  it('does without all that is optional', () => {
    const { container } = show({
      productId: 'BEV5',
      name: 'Water',
      price: 2000,
      foodType: 0,
      customisable: false,
      available: true,
    });
    expect(container.querySelector('picture')).toBeNull();
    expect(screen.getByRole('article')).not.toHaveTextContent('kcal');
    expect(screen.getByRole('button', { name: 'Add Water' })).toBeVisible();
  });

  it('is a link by its name, or a card without one', () => {
    const { unmount } = show(bucket);
    expect(screen.getByRole('link', { name: 'Crunch Bucket' })).toHaveAttribute('href', '/menu');
    unmount();
    show(bucket, null);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('productLink', () => {
  it('NAV-53 is the own link, else the place on the menu, else nothing', () => {
    expect(productLink({ ...bucket, link: { action: 'deals' } })).toEqual({ action: 'deals' });
    expect(productLink(bucket)).toEqual({ action: 'menu', to: '46/CHK1' });
    expect(productLink({ ...bucket, categoryId: undefined })).toBeUndefined();
  });
});

describe('soldOutLast', () => {
  it('keeps the order among what there is and among what there is not', () => {
    const products = ['a', 'b', 'c', 'd'].map((productId, position) => ({
      ...bucket,
      productId,
      available: position % 2 === 1,
    }));
    expect(soldOutLast(products).map(({ productId }) => productId)).toEqual(['b', 'd', 'a', 'c']);
  });
});
