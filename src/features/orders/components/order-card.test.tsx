// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bareOrder, cancelled, delivered, orderOf } from '../testing/order-fixture.ts';
import { renderOrders } from '../testing/render-orders.tsx';
import { OrderCard } from './order-card.tsx';
import { OrderDetails } from './order-details.tsx';

type Order = ReturnType<typeof orderOf>;

async function cardOf(order: Order) {
  const { container, unmount } = await renderOrders(<OrderCard order={order} />, { path: '/orderHistory' });
  const texts = [...container.querySelectorAll('h2, p')].map(({ textContent }) =>
    textContent.replace(/\s/g, ' '),
  );
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  unmount();
  return { texts, links };
}

const details = (id: string, number: string) => [`Details: order ${number}`, `/orderHistory?orderId=${id}`];

describe('an order in the list', () => {
  it('ORD-28 says which it is, when and where it was placed, how far it is, and its dishes', async () => {
    expect(await cardOf(orderOf())).toEqual({
      texts: [
        'Order 100234',
        expect.stringMatching(/6:25 pm · Indiranagar$/),
        'In the oven',
        '2 × Margherita, Chicken strips',
      ],
      links: [details('order-1', '100234'), ['Track order: order 100234', '/track?orderHistoryId=order-1']],
    });
  });

  it.each([
    ['delivered', delivered, 'Delivered'],
    ['collected', orderOf({ tracker: { stage: 9 }, deliveryType: 'P' }), 'Picked up'],
    ['cancelled', cancelled, 'Cancelled'],
  ])('ORD-11 ORD-12 one that was %s says so, and is not tracked', async (_, order, said) => {
    const { texts, links } = await cardOf(order);
    expect(texts[2]).toBe(said);
    expect(links).toEqual([details(order.id, order.orderId)]);
  });

  it('ORD-27 one of which little is known says that, and no stage', async () => {
    expect(await cardOf(bareOrder)).toEqual({ texts: ['Order 7', ''], links: [details('bare-1', '7')] });
    const inProcess = orderOf({ tracker: { stage: 77 }, placedAt: undefined, items: [] });
    expect(await cardOf(inProcess)).toEqual({
      texts: ['Order 100234', 'Indiranagar', 'In process'],
      links: [details('order-1', '100234'), ['Track order: order 100234', '/track?orderHistoryId=order-1']],
    });
  });
});

describe('the page of an order', () => {
  /** What its head says, whether the campaign speaks, and its links. */
  async function pageOf(order: Order) {
    const { unmount, container } = await renderOrders(<OrderDetails order={order} />, {
      path: '/orderHistory',
    });
    const head = [...(container.querySelector('section')?.querySelectorAll('h1, p') ?? [])].map(
      ({ textContent }) => textContent.replace(/\s/g, ' '),
    );
    const links = screen.getAllByRole('link').map((link) => link.getAttribute('href'));
    // The address bar of the test is one as well.
    const notices = screen.queryAllByRole('status').length - 1;
    unmount();
    return { head, links, notices };
  }
  const care = 'tel:68886888';

  it('ORD-29 says how far it is, and whom to call', async () => {
    expect(await pageOf(orderOf())).toEqual({
      head: ['Order 100234', 'In the oven', expect.stringMatching(/^Placed .*6:25 pm$/)],
      links: ['/track?orderHistoryId=order-1', 'tel:08045678901', care],
      notices: 1,
    });
    expect(await pageOf(bareOrder)).toEqual({ head: ['Order 7'], links: [care], notices: 0 });
  });

  it.each([
    [5, 'Cancelled'],
    [9, 'Delivered'],
  ])('ORD-11 at stage %i it leads to no tracker: %s', async (stage, said) => {
    const { head, links } = await pageOf(orderOf({ tracker: { stage } }));
    expect(head[1]).toBe(said);
    expect(links).toEqual(['tel:08045678901', care]);
  });

  it('CON-04 names the time that an order is for', async () => {
    const { head } = await pageOf(orderOf({ scheduledFor: '2026-11-23T15:30:00.000Z' }));
    expect(head[3]).toMatch(/^Chosen for .*9:00 pm$/);
  });
});
