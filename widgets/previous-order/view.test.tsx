// @vitest-environment jsdom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { previousOrder } from '#schemas/widgets/previous-order.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('previous orders', () => {
  it('shows each order with its day in India, its items, its total and the way to order it again', () => {
    renderInApp(<View {...viewProps(previousOrder)} />);
    const [latest, older] = screen.getAllByRole('article');
    expect(latest?.textContent).toContain('Sat, 14 Nov');
    expect(latest?.textContent).toContain('Chicken Tikka Pizza, 2 × Garlic Bread, 2 × Masala Lemonade');
    expect(latest?.textContent).toContain('₹847');
    expect(older?.textContent).toContain('Mon, 2 Nov');
    const links = screen.getAllByRole('link', { name: /^Order again/ });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/orderHistory?orderId=1047',
      '/orderHistory?orderId=1012',
    ]);
  });

  it('MEN-18 marks each dish by the code of orders, and none whose code is not known', () => {
    renderInApp(<View {...viewProps(previousOrder)} />);
    const [latest, older] = screen.getAllByRole('article');
    const marks = (card = latest) =>
      within(card as HTMLElement)
        .queryAllByRole('img')
        .map((mark) => mark.getAttribute('aria-label'));
    expect(marks()).toEqual(['Non-vegetarian', 'Vegetarian', 'Vegetarian']);
    expect(marks(older)).toEqual([]);
  });

  it('gives the links different names for screen readers', () => {
    renderInApp(<View {...viewProps(previousOrder)} />);
    expect(screen.getByRole('link', { name: 'Order again: Crunch Bucket, Mon, 2 Nov' })).toBeTruthy();
  });

  it('counts a night order to the day it was in India', () => {
    const orders = [{ id: '1', placedAt: '2026-11-20T20:00:00Z', items: [{ name: 'Cola' }], total: 6000 }];
    renderInApp(<View {...viewProps(previousOrder, { orders })} />);
    expect(screen.getByText('Sat, 21 Nov')).toBeTruthy();
    expect(screen.queryByRole('link', { name: /See all/ })).toBeNull();
  });

  it('shows nothing to a customer who never ordered', () => {
    const { container } = renderInApp(<View {...viewProps(previousOrder, { orders: [] })} />);
    expect(container.innerHTML).toBe('');
  });
});
