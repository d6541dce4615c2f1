// @vitest-environment jsdom
import { act, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { couponCode } from '#schemas/compiled/stored/coupon-code.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import type { AppDispatch } from '#src/store/store.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import {
  allDealsReply,
  appliedPromo,
  dealsReply,
  filledCart,
  offersOfCart,
  offersReply,
  pricedCart,
  termsReply,
} from '../testing/offers-fixture.ts';
import type { AppliedPromo } from '../applied-promo.ts';
import { codeKept } from '../offers-slice.ts';
import { Screen } from './offers-screen.tsx';

const sends = vi.hoisted(() => ({ applyCode: vi.fn(), removeCode: vi.fn(), price: vi.fn() }));
vi.mock('#src/features/cart-sync/apply-code.ts', () => ({
  applyCode: (code: string) => (dispatch: AppDispatch) => {
    sends.price(dispatch);
    return sends.applyCode(code);
  },
  removeCode: (code: string) => () => sends.removeCode(code),
}));

const replies = {
  getDeals: dealsReply,
  getAllDeals: allDealsReply,
  getLeftnavStoreOffers: offersReply([]),
  getLeftnavCartOffers: offersReply(),
  getPromoTerms: termsReply,
};

// The first press loads them; loading them before the tests makes each press act at once.
beforeAll(async () => {
  await import('../apply-offer.ts');
  await import('../components/terms-sheet.tsx');
});

const said: ToastMessage[] = [];
let disconnect = () => {};
beforeEach(() => {
  said.length = 0;
  disconnect = connectToasts((message) => said.push(message));
  sends.applyCode.mockReset().mockResolvedValue({ applied: true, text: '' });
  sends.price.mockReset();
  sends.removeCode.mockReset().mockResolvedValue({ applied: true, text: '' });
});
afterEach(() => {
  disconnect();
  localStorage.clear();
});

type Setting = Partial<Parameters<typeof renderWithMenu>[1]>;

async function open({ answers, ...setting }: Setting = {}) {
  const view = await act(async () =>
    renderWithMenu(<Screen />, { path: '/offers', answers: { ...replies, ...answers }, ...setting }),
  );
  const ids = () => view.call.mock.calls.map(([{ id }]) => id);
  return { ...view, ids };
}

const card = (name: string) => screen.getByRole('article', { name });
const inCard = (name: string) => within(card(name));
const first40 = '40% off your first order';

describe('a code for an empty cart', () => {
  it('OFR-10 is kept with the id of the cart, and says that it waits', async () => {
    const { user, persistence } = await open();
    await user.click(await screen.findByRole('button', { name: 'Apply FIRST40' }));
    expect(await inCard(first40).findByText('Kept: it is applied when your cart fits.')).toBeVisible();
    expect(said).toMatchObject([{ text: 'FIRST40 is kept. It is applied when your cart fits.' }]);
    expect(persistence.read(couponCode)).toEqual({ code: 'FIRST40', cartId: null, waits: true });
    expect(sends.applyCode).not.toHaveBeenCalled();

    await user.click(screen.getByRole('button', { name: 'Do not keep FIRST40' }));
    expect(await screen.findByRole('button', { name: 'Apply FIRST40' })).toHaveFocus();
    expect(persistence.read(couponCode)).toBeNull();
  });

  const { addProducts: _, ...first } = offersOfCart[0]!;
  const forCustomers = { ...first, state: 'locked', reason: 'LOG_IN', hint: 'Log in.' } as const;
  const needsLogin =
    'FIRST40 is kept. Log in to use it: it is for customers. It is applied when your cart fits.';

  it('OFR-10 one that is for customers says to a guest that it needs the login, and leads there', async () => {
    const { user } = await open({ answers: { getLeftnavStoreOffers: offersReply([forCustomers]) } });
    await user.click(await screen.findByRole('button', { name: 'Apply FIRST40' }));
    expect(said).toMatchObject([{ text: needsLogin }]);
    expect(
      await inCard(first40).findByText('Kept: log in to use it. It is applied when your cart fits.'),
    ).toBeVisible();
    expect(inCard(first40).getByRole('link', { name: /^Log in/ })).toBeVisible();
  });

  it('OFR-10 one that is for customers says so also when a link kept it', async () => {
    await open({
      path: '/offers?offer=FIRST40',
      answers: { getLeftnavStoreOffers: offersReply([forCustomers]) },
    });
    expect(await screen.findByText(needsLogin)).toBeVisible();
  });

  it('OFR-10 one that this customer cannot have any more says why, and not that it is kept', async () => {
    const hint = 'FIRST40 is for a first order.';
    const used = { ...first, state: 'locked', reason: 'NOT_FIRST_ORDER', hint } as const;
    const { store } = await open({ answers: { getLeftnavStoreOffers: offersReply([used]) } });
    act(() => void store.dispatch(codeKept({ code: 'FIRST40', cartId: null })));
    expect(await inCard(first40).findByText(hint)).toBeVisible();
    expect(inCard(first40).queryByText(/^Kept/)).toBeNull();
  });

  it('OFR-10 a second one is kept in place of the first, and says so', async () => {
    const { user, persistence } = await open();
    await user.click(await screen.findByRole('button', { name: 'Apply FIRST40' }));
    await user.click(await screen.findByRole('button', { name: 'Apply TWOLARGE' }));
    expect(said.at(-1)).toMatchObject({
      text: 'TWOLARGE is kept. It is applied when your cart fits. FIRST40 is no longer kept.',
    });
    expect(persistence.read(couponCode)).toMatchObject({ code: 'TWOLARGE' });
  });

  it('OFR-10 is applied once the cart fits, and not before', async () => {
    const { user, store } = await open();
    await user.click(await screen.findByRole('button', { name: 'Apply FIRST40' }));
    await screen.findByText('Kept: it is applied when your cart fits.');
    const locked = pricedCart().cartOffers.map((offer) => ({ ...offer, state: 'locked' as const }));
    const [add] = filledCart();
    await act(async () => {
      store.dispatch(add);
      store.dispatch(cartPriced(pricedCart({ cartOffers: locked })));
    });
    expect(sends.applyCode).not.toHaveBeenCalled();
    await act(async () => void store.dispatch(cartPriced(pricedCart({ version: 2 }))));
    expect(sends.applyCode.mock.calls).toEqual([['FIRST40']]);
    expect(said.at(-1)).toMatchObject({ text: 'FIRST40 is applied to your cart.' });
  });
});

describe('the code of a link', () => {
  /** The server's cart has the code, or does not. */
  const priced = (version: number, explicitPromo?: AppliedPromo) =>
    cartPriced(pricedCart({ version, ...(explicitPromo && { explicitPromo }) }));
  const appliedBy = () =>
    sends.price.mockImplementation((dispatch: AppDispatch) => dispatch(priced(2, appliedPromo('FIRST40'))));

  it.each([
    ['is removed', undefined],
    ['no longer fits the cart', { ...appliedPromo('FIRST40'), result: 'FAILED' as const }],
  ])('OFR-11 is not said to be applied once it %s', async (_, explicitPromo) => {
    appliedBy();
    const { store } = await open({ path: '/offers?offer=FIRST40', events: filledCart() });
    expect(await screen.findByText('FIRST40 is applied to your cart.')).toBeVisible();
    act(() => void store.dispatch(priced(3, explicitPromo)));
    expect(screen.queryByText('FIRST40 is applied to your cart.')).toBeNull();
  });

  it('OFR-10 is not said to be kept once it is kept no longer', async () => {
    const { user } = await open({ path: '/offers?offer=FIRST40' });
    expect(await screen.findByText('FIRST40 is kept. It is applied when your cart fits.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Do not keep FIRST40' }));
    expect(screen.queryByText('FIRST40 is kept. It is applied when your cart fits.')).toBeNull();
  });

  it('OFR-10 is not kept where no cart of this customer can have it: the notice says why, and no card offers it', async () => {
    const hint = 'You have used FIRST40 already.';
    const { addProducts: _, ...offer } = offersOfCart[0]!;
    const standing = { ...offer, state: 'locked', reason: 'USED_UP', hint } as const;
    const { persistence } = await open({
      path: '/offers?offer=FIRST40',
      answers: { getLeftnavStoreOffers: offersReply([standing]) },
    });
    expect(await screen.findAllByText(hint)).toHaveLength(2);
    expect(screen.queryByRole('button', { name: 'Apply FIRST40' })).toBeNull();
    expect(persistence.read(couponCode)).toBeNull();
  });

  it('is applied once, says what became of it, and leaves the address', async () => {
    appliedBy();
    const { address, store, user } = await open({
      path: '/offers?offer=first40&utm_source=x',
      events: filledCart(),
    });
    expect(await screen.findByText('FIRST40 is applied to your cart.')).toBeVisible();
    expect(address()).toBe('/offers?utm_source=x');
    expect(sends.applyCode.mock.calls).toEqual([['FIRST40']]);
    act(() => void store.dispatch(priced(3, appliedPromo('FIRST40'))));
    expect(sends.applyCode).toHaveBeenCalledTimes(1);
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.queryByText('FIRST40 is applied to your cart.')).toBeNull();
  });

  it('OFR-09 says why it was refused', async () => {
    sends.applyCode.mockResolvedValue({ applied: false, text: 'WINTER is over.' });
    await open({ path: '/offers?offer=WINTER', events: filledCart() });
    expect(await screen.findByText('WINTER is over.')).toBeVisible();
  });

  it('is not applied when it is no code', async () => {
    const { address } = await open({ path: '/offers?offer=%3Cb%3E', events: filledCart() });
    await screen.findByRole('article', { name: first40 });
    expect(sends.applyCode).not.toHaveBeenCalled();
    expect(address()).toBe('/offers?offer=%3Cb%3E');
  });
});
