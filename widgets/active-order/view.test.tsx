// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { viewProps } from '#registry/testing/view-props.ts';
import { activeOrder } from '#schemas/widgets/active-order.ts';
import { renderInApp } from '#src/store/testing/render-in-app.tsx';
import { View } from './view.tsx';

afterEach(cleanup);

describe('order on its way', () => {
  it('NAV-44 says the stage and the time, and leads to tracking', () => {
    renderInApp(<View {...viewProps(activeOrder)} />);
    expect(screen.getByRole('heading', { name: 'Your order: In the oven' })).toBeTruthy();
    expect(screen.getByText('Arrives by 8:10 pm · Indiranagar')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Track order' }).getAttribute('href')).toBe(
      '/track?orderHistoryId=1051',
    );
  });

  it('has another drawing at each stage', () => {
    const stages = ['CONFIRMED', 'BEING_BAKED', 'DISPATCHED', 'DELIVERED', 'CANCELLED'] as const;
    const drawings = stages.map((stage) => {
      const order = { id: '7', stage, stageLabel: stage };
      const { container } = renderInApp(<View {...viewProps(activeOrder, { order })} />);
      const drawing = container.querySelector('svg')?.innerHTML;
      cleanup();
      return drawing;
    });
    expect(drawings).not.toContain(undefined);
    expect(new Set(drawings)).toHaveLength(stages.length);
  });

  it('shows a cancelled order without a way to go', () => {
    const order = { id: '7', stage: 'CANCELLED', stageLabel: 'Order cancelled' } as const;
    const { container } = renderInApp(<View {...viewProps(activeOrder, { order })} />);
    expect(screen.getByText('Order cancelled')).toBeTruthy();
    expect(container.querySelector('[aria-hidden="true"]:not(svg)')).toBeNull();
  });

  it('shows nothing while no order is in progress', () => {
    const { container } = renderInApp(<View {...viewProps(activeOrder, {})} />);
    expect(container.innerHTML).toBe('');
  });
});
