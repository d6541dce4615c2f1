import { describe, expect, it } from 'vitest';
import { cartView } from './cart-view.ts';
import { cartOf, cola, invalidOf, itemOf, margherita, strips } from './testing/cart-fixture.ts';

describe('the cart as the page shows it', () => {
  it('keeps the order of the customer, whatever the server’s is', () => {
    const { lines, isOfLines } = cartView([strips, cola], cartOf([cola, strips]));
    expect(lines.map(({ line }) => line.name)).toEqual(['Chicken strips', 'Cola']);
    expect(isOfLines).toBe(true);
  });

  it('CRT-02 has no figure for a quantity that the server has not priced', () => {
    const { lines, isOfLines } = cartView([{ ...strips, quantity: 3 }, cola], cartOf([strips, cola]));
    expect(lines.map(({ isPriced }) => isPriced)).toEqual([false, true]);
    expect(isOfLines).toBe(false);
  });

  it.each([
    ['a line was removed', [cola], cartOf([cola, strips])],
    ['a line was added', [cola, strips], cartOf([cola])],
    ['an unavailable line was removed', [cola], cartOf([cola], { invalidItems: [invalidOf(strips, '')] })],
  ])('is not the server’s when %s', (_, lines, cart) => {
    expect(cartView(lines, cart).isOfLines).toBe(false);
  });

  it('CRT-20 has the lines that cannot be ordered apart', () => {
    const view = cartView(
      [margherita, cola],
      cartOf([cola], { invalidItems: [invalidOf(margherita, 'Gone')] }),
    );
    expect(view.lines.map(({ line }) => line.name)).toEqual(['Cola']);
    expect(view.unavailable).toMatchObject([{ line: { name: 'Margherita' }, item: { text: 'Gone' } }]);
    expect(view.isOfLines).toBe(true);
  });

  it('CRT-09 adds what offers give, and leaves it free where the device has it too', () => {
    const gift = itemOf(cola, { id: 'gift', freeItem: true });
    const added = cartView([strips], cartOf([], { validItems: [itemOf(strips), gift] }));
    expect(added.lines[1]?.line).toMatchObject({ key: 'gift', freeItem: true });
    expect(added.isOfLines).toBe(true);
    const known = cartView([{ ...cola, key: 'gift' }], cartOf([], { validItems: [gift] }));
    expect(known.lines).toMatchObject([{ line: { freeItem: true } }]);
  });
});
