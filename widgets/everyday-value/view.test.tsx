// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { everydayValue } from '#schemas/widgets/everyday-value.ts';
import { selectTotal } from '#src/features/cart/cart-slice.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('everyday value', () => {
  it('CRT-03 says what the cheapest costs and lets one add what is offered', async () => {
    const { user, store } = renderWidget(everydayValue, View);
    expect(screen.getByText('₹99', { selector: 'p > span' }).parentElement).toHaveTextContent(
      'from ₹99 Any 2 or more: ₹10 off each. Every day of the week.',
    );
    await user.click(screen.getByRole('button', { name: 'Add Mania Onion' }));
    await user.click(screen.getByRole('button', { name: 'Add Mania Golden Corn' }));
    expect(selectTotal(store.getState()), 'two for less than twice one').toBe(17_800);
  });

  it('says the lowest price of what can be ordered, and no rule where there is none', () => {
    const chaas = { productId: 'BEV13', name: 'Masala Chaas', price: 5900, foodType: 0 } as const;
    const soldOut = { ...chaas, productId: 'BEV1', price: 4900, available: false };
    const products = [chaas, soldOut];
    renderWidget(everydayValue, View, { props: { products } });
    expect(screen.getByText('₹59', { selector: 'p > span' }).parentElement).toHaveTextContent(
      /^from ₹59 Every day of the week\.$/,
    );
  });

  it('leads to the value menu', () => {
    renderWidget(everydayValue, View);
    expect(screen.getByRole('link', { name: 'See all: Everyday value' })).toHaveAttribute('href', '/edv');
  });

  it('shows nothing when there is nothing at that price', () => {
    const { container } = renderWidget(everydayValue, View, { props: { products: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});
