// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { bareOrder, orderOf } from '../testing/order-fixture.ts';
import { OrderContent } from './order-details.tsx';

type Order = ReturnType<typeof orderOf>;
type Fields = NonNullable<Parameters<typeof orderOf>[0]>;
type ItemFields = NonNullable<Fields['items']>[number];

function contentOf(order: Order) {
  const { container, unmount } = render(<OrderContent order={order} />);
  const dishes = screen.queryAllByRole('listitem').map((item) => ({
    text: [...item.querySelectorAll('span, p')]
      .filter((each) => each.childElementCount === 0)
      .map(({ textContent }) => textContent),
    mark: item.querySelector('svg:has(path[d])')?.getAttribute('aria-label') ?? null,
    hasPicture: item.querySelector('img, picture') !== null,
  }));
  const where = [...container.querySelectorAll('section')].at(-1);
  const hasDishes = screen.queryByRole('region', { name: 'What you ordered' }) !== null;
  const lines = [...(where?.querySelectorAll('h2, p') ?? [])].map(({ textContent }) => textContent);
  const parts = container.querySelectorAll('section').length;
  unmount();
  return { dishes, hasDishes, lines, parts };
}

/** The dish of an order of one, and what it says. */
function dish(fields: Partial<ItemFields>) {
  const item = { itemId: 'i1', product: { id: 'X', name: 'Dip' }, quantity: 1, ...fields };
  return contentOf(orderOf({ items: [item] })).dishes[0];
}

const where = (fields: Fields) => contentOf(orderOf(fields)).lines;

describe('the dishes of an order', () => {
  it('ORD-26 says how each was ordered, what it cost, and what was taken off', () => {
    const { dishes, hasDishes } = contentOf(orderOf());
    expect(hasDishes).toBe(true);
    expect(dishes).toEqual([
      {
        text: [
          'Margherita',
          '× 2',
          'Medium · New Hand Tossed · Extra cheese',
          '₹349 each',
          '₹100 off',
          '₹698',
        ],
        mark: 'Vegetarian',
        hasPicture: true,
      },
      { text: ['Chicken strips', '× 1', '₹129'], mark: 'Non-vegetarian', hasPicture: true },
    ]);
  });

  it('ORD-26 says of a free dish that it is free, and not what each costs', () => {
    const free = { freeItem: true, quantity: 2, pricePerQty: 12_900, total: 25_800 };
    expect(dish(free)?.text).toEqual(['Dip', '× 2', 'Free']);
  });

  it('ORD-27 says nothing of what is not known of a dish', () => {
    expect(dish({})).toEqual({ text: ['Dip', '× 1'], mark: null, hasPicture: false });
    expect(dish({ quantity: 3 })?.text).toEqual(['Dip', '× 3']);
    expect(contentOf(bareOrder)).toEqual({ dishes: [], hasDishes: false, lines: [], parts: 0 });
  });
});

describe('where an order goes', () => {
  it('ORD-25 a delivery names the address, the restaurant, who receives it, and what the rider was told', () => {
    expect(where({ zeroContactDelivery: true })).toEqual([
      'Delivery address',
      '12, 2nd floor, 80 Feet Road, Indiranagar, Bengaluru',
      'From Indiranagar',
      'For Asha Rao, 98765 43210',
      'Without contact',
      'For the rider: Ring twice',
    ]);
    expect(where({ deliveryInstructions: '' })).toEqual([
      'Delivery address',
      '12, 2nd floor, 80 Feet Road, Indiranagar, Bengaluru',
      'From Indiranagar',
      'For Asha Rao, 98765 43210',
    ]);
  });

  it.each([
    ['P', 'Takeaway from'],
    ['DINEIN', 'Dine-in at'],
    ['CURB', 'Curbside at'],
  ] as const)('ORD-25 an order of type %s names the restaurant, once: %s', (deliveryType, title) => {
    expect(where({ deliveryType, deliveryInstructions: '', userDetail: undefined })).toEqual([
      title,
      'Indiranagar',
    ]);
  });

  it('ORD-27 names what is known: a restaurant without an address, an address without a restaurant, a person alone', () => {
    const quiet = { deliveryInstructions: '' };
    const nobody = { ...quiet, userDetail: undefined };
    expect(where({ ...nobody, address: undefined })).toEqual(['Delivery address', 'Indiranagar']);
    expect(where({ ...nobody, store: undefined, address: { text: '80 Feet Road' } })).toEqual([
      'Delivery address',
      '80 Feet Road',
    ]);
    const nowhere = { ...quiet, store: undefined, address: undefined };
    expect(where({ ...nowhere, userDetail: { id: 'u1', name: 'Asha Rao' } })).toEqual(['For Asha Rao']);
    expect(where({ ...nowhere, userDetail: { id: 'u1', mobile: '9876543210' } })).toEqual([
      'For 98765 43210',
    ]);
  });
});
