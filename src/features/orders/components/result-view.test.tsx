// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { renderOrders } from '../testing/render-orders.tsx';
import { MissingView, ResultView } from './result-view.tsx';

type Props = Parameters<typeof ResultView>[0];

/** What stands on the page of a payment without an order: its texts, and where its links lead. */
function shown(container: HTMLElement) {
  const texts = [...container.querySelectorAll('h1, h2, p, p > span')]
    .filter((each) => each.childElementCount === 0)
    .map(({ textContent }) => textContent)
    .filter((text) => text !== '');
  const links = screen
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')])
    .filter(([, href]) => !href?.startsWith('tel:'));
  const said = [...screen.getByRole('alert').querySelectorAll('p')].length;
  return { texts, links, said };
}

async function result(fields: Partial<Props>) {
  const onAgain = vi.fn();
  const ui = (
    <ResultView
      orderStatus="FAILED"
      reply={null}
      transactionId="T1"
      isBusy={false}
      heading={createRef()}
      onAgain={onAgain}
      {...fields}
    />
  );
  const { container, user } = await renderOrders(ui, { path: '/orderStatus' });
  return { ...shown(container), user, onAgain };
}

const reply = { orderTransactionId: 'T1', orderStatus: 'FAILED', isOwn: true, isCancelled: false } as const;
const toCart = ['Try again from your cart', '/cart'];
const toOrders = ['All your orders', '/orderHistory'];
const notConfirmed = 'Your order was not confirmed. Please try placing the order again.';
const comesBack =
  'We could not confirm this order. Any amount deducted will be refunded in 8-10 business days.';

describe('an order that was not placed', () => {
  it('ERR-15 ERR-16 ORD-38 says what becomes of the money, and leads back to the cart, where everything still is', async () => {
    const { texts, links } = await result({
      reply: { ...reply, amount: 75_555, reason: 'The bank said no.' },
    });
    expect(texts).toEqual([
      'Your order was not placed',
      notConfirmed,
      'The bank said no.',
      comesBack,
      'Amount: ₹755.55',
      'Payment T1',
      'Everything is still in your cart.',
    ]);
    expect(links).toEqual([toCart, toOrders]);
    expect(screen.queryByRole('button', { name: 'Check again' })).toBeNull();
  });

  it('ORD-38 names the amount of the refund, where there is one, and does not speak of the cart', async () => {
    const refund = { amount: 70_000, state: 'due' } as const;
    const { texts } = await result({ reply: { ...reply, amount: 75_555, refund } });
    expect(texts).toEqual([
      'Your order was not placed',
      notConfirmed,
      'Your money comes back',
      comesBack,
      'Amount: ₹700',
      'Payment T1',
    ]);
  });

  it('ORD-38 does not speak of the cart either before the server has said whether there is a refund', async () => {
    const { texts } = await result({ reply: null });
    expect(texts).toEqual(['Your order was not placed', notConfirmed, comesBack, 'Payment T1']);
  });

  it('a payment that ended without a transaction has no number, and no amount', async () => {
    const { texts, said, user } = await result({ transactionId: 'NA' });
    expect(said).toBe(1);
    expect(texts).toEqual([
      'Your order was not placed',
      notConfirmed,
      comesBack,
      'Everything is still in your cart.',
    ]);
    // The heading takes the focus from a button that is gone, and is no stop of its own.
    await user.tab();
    expect(screen.getByRole('link', { name: 'Try again from your cart' })).toHaveFocus();
  });
});

describe('an order of which nobody knows whether it was placed', () => {
  it('ORD-08 ORD-38 is neither called failed nor is the cart offered: it is asked for again', async () => {
    const { texts, links, user, onAgain } = await result({ orderStatus: 'UNKNOWN', reply: null });
    expect(texts).toEqual([
      'We do not know yet',
      expect.stringMatching(/^We are still waiting for your bank\..*8-10 business days\.$/),
      'Payment T1',
    ]);
    expect(links).toEqual([toOrders]);
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(onAgain).toHaveBeenCalledOnce();
  });

  it('is asked for once at a time', async () => {
    const { user, onAgain } = await result({ orderStatus: 'UNKNOWN', isBusy: true });
    await user.click(screen.getByRole('button', { name: /^Check again/ }));
    expect(onAgain).not.toHaveBeenCalled();
  });
});

it('a link to no order leads to the orders of the customer, and to the menu', async () => {
  const { container } = await renderOrders(<MissingView />, { path: '/orderStatus' });
  expect(screen.getByRole('alert')).toHaveTextContent('We cannot find this order');
  expect(shown(container).links).toEqual([toOrders, ['See the menu', '/menu']]);
});
