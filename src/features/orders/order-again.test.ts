import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { cartTexts } from '#src/config/texts/cart.ts';
import { cartCheckTexts } from '#src/config/texts/cart-check.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { cartOf, invalidOf, margherita, strips } from '#src/features/cart-page/testing/cart-fixture.ts';
import { offline, requestAnswering } from '#src/request/testing/answering.ts';
import { textOf } from '#src/request/refusal.ts';
import { createTestStore } from '#src/store/testing/test-store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { againWords as words } from './again-words.ts';
import { orderAgain } from './order-again.ts';
import { orderAgainHere } from './order-again-here.ts';
import { ashaWith } from '#src/features/profile/testing/people.ts';
import { replyWith } from './testing/order-fixture.ts';

let said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  said = [];
  disconnect = connectToasts((message) => said.push(message));
});
afterEach(() => disconnect());

async function again(reply: unknown, { isWanted = true } = {}) {
  const sent = vi.fn();
  const request = requestAnswering((endpoint, options) => {
    sent(endpoint.id, options);
    return reply;
  });
  const { store } = createTestStore({ request });
  const navigate = vi.fn();
  const outcome = await store.dispatch(
    orderAgain({ orderHistoryId: 'o1', navigate, isWanted: () => isWanted }),
  );
  const lines = selectLines(store.getState()).map(({ productId, quantity }) => `${quantity} ${productId}`);
  return { outcome, lines, navigate, sent };
}

const cart = (lines: Parameters<typeof cartOf>[0], gone: (typeof strips)[] = []) =>
  replyWith({
    cart: {
      validItems: cartOf(lines).validItems,
      invalidItems: gone.map((line) => invalidOf(line, 'Gone.')),
    },
    items: [],
  });
const texts = () => said.map(({ tone, text }) => [tone, text]);

describe('ordering the same again on another page', () => {
  async function here(reply: unknown, { vegOnly = false, meanwhile = () => {} } = {}) {
    const { store } = createTestStore({
      request: requestAnswering(() => {
        meanwhile();
        return reply;
      }),
    });
    return { store, done: () => store.dispatch(orderAgainHere({ orderHistoryId: 'o1', vegOnly })) };
  }
  const linesIn = (store: Awaited<ReturnType<typeof here>>['store']) =>
    selectLines(store.getState()).map(({ productId }) => productId);

  it('MEN-28 says what was left out, and that the order is in the cart only when all of it is', async () => {
    const whole = await here(cart([margherita, strips]));
    await whole.done();
    expect(linesIn(whole.store)).toEqual([margherita.productId, strips.productId]);
    const part = await here(cart([margherita], [strips]));
    await part.done();
    const veg = await here(cart([margherita, strips]), { vegOnly: true });
    await veg.done();
    expect(linesIn(veg.store)).toEqual([margherita.productId]);
    expect(texts()).toEqual([
      ['good', words.inCart],
      ['info', words.leftOut([strips.name])],
      ['info', words.leftOutByVegOnly([strips.name])],
    ]);
  });

  it('MEN-28 says why nothing was put into the cart', async () => {
    await (await here(cart([], [strips]))).done();
    await (await here(offline)).done();
    expect(texts()).toEqual([
      ['info', words.nothing([strips.name])],
      ['bad', textOf(offline.refusal, words.failed)],
    ]);
  });

  it('MEN-28 puts nothing into the cart of whoever is there when the reply comes', async () => {
    const view = await here(cart([margherita]), {
      meanwhile: () => void view.store.dispatch(ashaWith({ userId: 'u2' })),
    });
    await view.done();
    expect([linesIn(view.store), said]).toEqual([[], []]);
  });
});

describe('ordering the same again', () => {
  it('ORD-31 API-059 puts what can be had into the cart, and goes there', async () => {
    const { outcome, lines, navigate, sent } = await again(cart([margherita, strips]));
    expect(outcome).toEqual({ is: 'done' });
    expect(lines).toEqual([margherita, strips].map(({ productId, quantity }) => `${quantity} ${productId}`));
    expect(navigate).toHaveBeenCalledExactlyOnceWith('/cart');
    expect(texts()).toEqual([['good', words.inCart]]);
    expect(sent).toHaveBeenCalledExactlyOnceWith('reorder', {
      params: { orderHistoryId: 'o1' },
      headers: { upsellVersion: 've2' },
      body: {},
    });
  });

  it('ORD-32 names what cannot be had, once', async () => {
    const { lines } = await again(cart([margherita], [strips, strips]));
    expect(lines).toHaveLength(1);
    expect(texts()).toEqual([['info', words.leftOut([strips.name])]]);
  });

  it('ORD-32 says that nothing can be had, and goes nowhere', async () => {
    const { outcome, navigate } = await again(cart([], [strips]));
    expect(outcome).toEqual({ is: 'nothing', names: [strips.name] });
    expect([navigate.mock.calls, said]).toEqual([[], []]);
  });

  it('CON-07 says that the cart has taken fewer, beside what is left out', async () => {
    await again(cart([{ ...margherita, quantity: 30 }], [strips]));
    expect(texts()).toEqual([
      [
        'info',
        [
          words.leftOut([strips.name]),
          cartCheckTexts.maxItems(25),
          ...(margherita.price * 25 > 500_000 ? [cartTexts.maxPrice('₹5,000')] : []),
        ].join(' '),
      ],
    ]);
  });

  it('CON-07 keeps saying so when what follows has room', async () => {
    await again(cart([{ ...margherita, quantity: 30, price: 100 }, strips]));
    expect(texts()).toEqual([['info', cartCheckTexts.maxItems(25)]]);
  });

  it('ERR-12 CON-06 says of both limits where one dish reaches that of the product, and a later one that of the price', async () => {
    const { lines } = await again(
      cart([
        { ...margherita, quantity: 12, maxQuantity: 10 },
        { ...strips, quantity: 15 },
      ]),
    );
    expect(lines).toEqual(['10 PIZ1', '15 CHK2']);
    expect(texts()).toEqual([['info', `${cartTexts.limitedQuantity} ${cartTexts.maxPrice('₹5,000')}`]]);
  });

  it('a refusal is told to the page that asked', async () => {
    const { outcome, navigate } = await again(offline);
    expect(outcome).toMatchObject({ is: 'refused', refusal: { kind: 'network' } });
    expect([navigate.mock.calls, said]).toEqual([[], []]);
  });

  it.each([
    ['the dishes', cart([margherita])],
    ['a refusal', offline],
  ])('ORD-35 does nothing with %s when it is not wanted any more', async (_, reply) => {
    const { outcome, lines, navigate } = await again(reply, { isWanted: false });
    expect([outcome, lines, navigate.mock.calls, said]).toEqual([{ is: 'done' }, [], [], []]);
  });
});
