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
      'from ₹99 Any two or more, every day of the week',
    );
    await user.click(screen.getByRole('button', { name: 'Add Mania Onion' }));
    await user.click(screen.getByRole('button', { name: 'Add Mania Golden Corn' }));
    expect(selectTotal(store.getState())).toBe(19_800);
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
