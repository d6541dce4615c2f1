// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { CartOffer } from '#schemas/entities/cart.ts';
import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { cartPriced, pricingBegan } from '#src/features/cart-sync/priced-cart-slice.ts';
import { renderWithMenu } from '#src/features/customise/testing/render-with-menu.tsx';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { offline, refused } from '#src/request/testing/answering.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import {
  allDealsReply,
  appliedPromo,
  dealsReply,
  filledCart,
  noDealsReply,
  offersOfCart,
  offersReply,
  offersWith,
  pricedCart,
  termsReply,
} from '../testing/offers-fixture.ts';
import { Screen } from './offers-screen.tsx';

const sends = vi.hoisted(() => ({ applyCode: vi.fn(), removeCode: vi.fn() }));
vi.mock('#src/features/cart-sync/apply-code.ts', () => ({
  applyCode: (code: string) => () => sends.applyCode(code),
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

describe('the page of the offers', () => {
  it('NAV-13 OFR-01 API-027 API-029 lists the deals of the store first, then every other offer, once', async () => {
    const { ids } = await open({ events: filledCart() });
    await screen.findByRole('article', { name: 'A dip for free with every bucket' });
    const names = (region: string) =>
      within(screen.getByRole('region', { name: region }))
        .getAllByRole('heading', { level: 3 })
        .map(({ textContent }) => textContent);
    expect(names('Deals at this restaurant')).toEqual([
      first40,
      'Two large pizzas at ₹799',
      '₹100 off fried chicken',
    ]);
    expect(names('More ways to save')).toEqual([
      'Something sweet from ₹89',
      'A dip for free with every bucket',
      '30% off Little Corn',
    ]);
    expect(
      ids()
        .filter((id) => id === 'getDeals' || id === 'getAllDeals')
        .sort(),
    ).toEqual(['getAllDeals', 'getDeals']);
    expect(inCard(first40).getByText('FIRST40', { selector: 'p' })).toHaveTextContent('Code FIRST40');
    expect(inCard(first40).getByText('Orders above ₹299')).toBeVisible();
    expect(inCard('Something sweet from ₹89').getByRole('link', { name: /^See the dishes/ })).toHaveAttribute(
      'href',
      '/menu/dessert',
    );
  });

  it.each([
    ['LOG_IN', 'Log in', '/login?redirectUrl=%2Foffers'],
    ['ORDER_TYPE', 'Change the order type', '/locationSelection?redirectUrl=%2Foffers'],
    ['GIFT_GONE', 'Choose another restaurant', '/locationSelection?redirectUrl=%2Foffers'],
    ['BELOW_MINIMUM', 'Browse the menu', '/menu'],
  ] as const)(
    'OFR-06 an offer that is locked by %s leads to what it needs: %s',
    async (reason, name, href) => {
      const standing = { ...offersOfCart[0]!, state: 'locked', reason, hint: 'Why it is locked.' } as const;
      await open({ events: filledCart(), answers: { getLeftnavCartOffers: offersReply([standing]) } });
      expect(await inCard(first40).findByText('Why it is locked.')).toBeVisible();
      expect(inCard(first40).getAllByRole('link')).toHaveLength(1);
      expect(inCard(first40).getByRole('link', { name: new RegExp(`^${name}`) })).toHaveAttribute(
        'href',
        href,
      );
    },
  );

  it('OFR-13 the reason of a refusal stands once on the card', async () => {
    const standing = { ...offersOfCart[0]!, state: 'usable' } as const;
    const reason = 'Log in to use FIRST40.';
    sends.applyCode.mockResolvedValue({ applied: false, text: reason });
    let offer: CartOffer = standing;
    const { store, user } = await open({
      events: filledCart(),
      answers: { getLeftnavCartOffers: () => offersReply([offer]) },
    });
    await user.click(await screen.findByRole('button', { name: 'Apply FIRST40' }));
    offer = { ...standing, state: 'locked', reason: 'LOG_IN', hint: reason };
    act(() => void store.dispatch(cartPriced(pricedCart({ version: 2 }))));
    expect(await inCard(first40).findByRole('link', { name: /^Log in/ })).toBeVisible();
    expect(inCard(first40).getAllByText(/Log in to use FIRST40\./)).toHaveLength(1);
  });

  it('OFR-06 asks for the offers of the store while the cart is empty, and for those of the cart else', async () => {
    const empty = await open();
    await waitFor(() => expect(empty.ids()).toContain('getLeftnavStoreOffers'));
    expect(empty.ids()).not.toContain('getLeftnavCartOffers');
    empty.unmount();
    const filled = await open({ events: filledCart() });
    await waitFor(() => expect(filled.ids()).toContain('getLeftnavCartOffers'));
    expect(filled.ids()).not.toContain('getLeftnavStoreOffers');
  });

  it('OFR-06 says how each offer stands to the cart, and asks again when the cart is priced anew', async () => {
    const { store, ids } = await open({ events: filledCart() });
    expect(await screen.findByText('Saves ₹120 on your cart')).toBeVisible();
    expect(inCard('₹100 off fried chicken').getByText('Add ₹120 more')).toBeVisible();
    expect(
      inCard('A dip for free with every bucket').getByText('Applied by itself · Saves ₹29'),
    ).toBeVisible();
    // OFR-12: what is applied by itself, or does not fit, has no button.
    expect(screen.getAllByRole('button', { name: /^Apply/ })).toHaveLength(1);

    act(() => void store.dispatch(pricingBegan()));
    expect(screen.queryByText('Saves ₹120 on your cart')).toBeNull();
    expect(inCard(first40).getByText('Checking your cart…')).toBeVisible();
    act(() => void store.dispatch(cartPriced(pricedCart({ version: 2 }))));
    await screen.findByText('Saves ₹120 on your cart');
    expect(ids().filter((id) => id === 'getLeftnavCartOffers')).toHaveLength(2);
  });

  it('MEN-19 hides the deals with meat while veg only is on, and says so', async () => {
    await open({ events: [vegOnlyChosen(true)] });
    await screen.findByRole('article', { name: first40 });
    expect(screen.queryByText('₹100 off fried chicken')).toBeNull();
    expect(await screen.findByText(/Veg only is on/)).toBeVisible();
  });

  it('says so where a restaurant has no offers', async () => {
    await open({ answers: { getDeals: noDealsReply, getAllDeals: noDealsReply } });
    expect(await screen.findByRole('heading', { name: 'No offers right now' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Browse the menu' })).toHaveAttribute('href', '/menu');
  });

  it('OFR-14 says the text of the configuration where the deals failed without one', async () => {
    const events = [pageConfigReceived({ ...defaultConfig, storeErrorText: 'No such restaurant.' })];
    await open({ answers: { getDeals: refused({ status: 500 }) }, events });
    expect(await screen.findByText('No such restaurant.')).toBeVisible();
  });

  it('OFR-14 says why the deals failed, the server first, and asks again', async () => {
    const getDeals = vi
      .fn()
      .mockReturnValueOnce(refused({ status: 403, displayMsg: 'This restaurant has moved.' }))
      .mockReturnValueOnce(refused({ status: 500 }))
      .mockReturnValueOnce(offline)
      .mockReturnValue(dealsReply);
    const { user } = await open({ answers: { getDeals } });
    expect(await screen.findByText('This restaurant has moved.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText(/temporary issues with the store selected/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'Internet connection Lost' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('article', { name: first40 })).toBeVisible();
  });

  it('OFR-06 keeps the deals when the cart cannot be checked, and checks it again', async () => {
    const getLeftnavCartOffers = vi.fn().mockReturnValueOnce(offline).mockReturnValue(offersReply());
    const { user } = await open({ events: filledCart(), answers: { getLeftnavCartOffers } });
    expect(await screen.findByText('We could not check your cart')).toBeVisible();
    expect(inCard(first40).getByRole('button', { name: 'Apply FIRST40' })).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('Saves ₹120 on your cart')).toBeVisible();
    expect(screen.queryByText('We could not check your cart')).toBeNull();
  });
});

describe('the terms of an offer', () => {
  it('OFR-04 API-053 opens those of a coupon', async () => {
    const { user, ids } = await open();
    await user.click(await screen.findByRole('button', { name: `View terms ${first40}` }));
    const sheet = await screen.findByRole('dialog', { name: first40 });
    expect(await within(sheet).findByText('For the first order of a customer.')).toBeVisible();
    expect(ids()).toContain('getPromoTerms');
  });

  it('OFR-04 API-030 opens those of a deal without a code, and of an offer that only the cart has', async () => {
    const answers = {
      getDealTerms: { status: 'SUCCESS', data: { terms: ['No code is needed.'] } },
      getOfferTerms: { status: 'SUCCESS', data: { code: 'FREEDIP', tnc: ['One dip for each bucket.'] } },
    };
    const { user } = await open({ events: filledCart(), answers });
    await user.click(await screen.findByRole('button', { name: 'View terms Something sweet from ₹89' }));
    expect(await screen.findByText('No code is needed.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'View terms A dip for free with every bucket' }));
    expect(await screen.findByText('One dip for each bucket.')).toBeVisible();
  });

  it('OFR-04 over a message about the cart, which goes', async () => {
    const gone: string[] = [];
    disconnect();
    disconnect = connectToasts(
      () => {},
      (id) => gone.push(id),
    );
    const { user } = await open();
    await user.click(await screen.findByRole('button', { name: `View terms ${first40}` }));
    expect(gone).toEqual(['in-cart']);
  });

  it('OFR-04 says that they did not load, and loads them again', async () => {
    const getPromoTerms = vi.fn().mockReturnValueOnce(offline).mockReturnValue(termsReply);
    const { user } = await open({ answers: { getPromoTerms } });
    await user.click(await screen.findByRole('button', { name: `View terms ${first40}` }));
    expect(await screen.findByText('The terms did not load.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('For the first order of a customer.')).toBeVisible();
  });
});

describe('applying an offer', () => {
  const apply = () => screen.findByRole('button', { name: 'Apply FIRST40' });

  it('OFR-08 applies the code, says what the server says, and the card has it', async () => {
    sends.applyCode.mockResolvedValue({ applied: true, text: 'You save ₹120.' });
    const { user, store } = await open({ events: filledCart() });
    await user.click(await apply());
    expect(sends.applyCode.mock.calls).toEqual([['FIRST40']]);
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['You save ₹120.']));
    act(
      () =>
        void store.dispatch(cartPriced(pricedCart({ version: 2, explicitPromo: appliedPromo('FIRST40') }))),
    );
    const remove = await inCard(first40).findByRole('button', { name: 'Remove FIRST40' });
    // The button that was pressed is the same one.
    expect(remove).toHaveFocus();
  });

  it('OFR-08 a PARTIAL code is applied, and its card says what the server says', async () => {
    const explicitPromo = {
      ...appliedPromo('FIRST40'),
      result: 'PARTIAL',
      text: 'Combos are left out.',
    } as const;
    await open({
      events: filledCart({ explicitPromo }),
      answers: { getLeftnavCartOffers: offersReply(offersWith('FIRST40')) },
    });
    expect(await screen.findByText('Applied · Saves ₹120')).toBeVisible();
    expect(screen.getByText('Combos are left out.')).toBeVisible();
  });

  it('OFR-09 OFR-13 marks a code that the server refuses, with its reason', async () => {
    sends.applyCode.mockResolvedValue({ applied: false, text: 'FIRST40 is for first orders.' });
    const { user } = await open({ events: filledCart() });
    await user.click(await apply());
    expect(
      await inCard(first40).findByText('FIRST40 was not applied: FIRST40 is for first orders.'),
    ).toBeVisible();
    expect(said).toMatchObject([{ tone: 'bad', text: 'FIRST40 is for first orders.' }]);
  });

  it.each([
    ['Sorry, this coupon is not valid', {}],
    ['No such code.', { couponInvalidText: 'No such code.' }],
  ])('OFR-14 has a text where the server sends none: %s', async (expected, configured) => {
    sends.applyCode.mockResolvedValue({ applied: false, text: '' });
    const { user } = await open({
      events: [pageConfigReceived({ ...defaultConfig, ...configured }), ...filledCart()],
    });
    await user.click(await apply());
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual([expected]));
  });

  it.each([
    ['', 'Offers cannot be checked right now. Your cart is kept; try again in a moment.'],
    ['Back at 5 pm.', 'Back at 5 pm.'],
  ])('OFR-13 does not mark a code that was not checked, and says why: %j', async (text, expected) => {
    sends.applyCode.mockResolvedValue({ applied: false, text, isUndecided: true });
    const { user } = await open({ events: filledCart() });
    await user.click(await apply());
    await waitFor(() => expect(said).toMatchObject([{ tone: 'bad', text: expected }]));
    expect(inCard(first40).queryByText(/was not applied/)).toBeNull();
    expect(await apply()).toBeEnabled();
  });

  it('says that a code was not removed because there was no answer', async () => {
    sends.removeCode.mockResolvedValue({ applied: true, text: '', isUndecided: true });
    const { user } = await open({ events: filledCart({ explicitPromo: appliedPromo('FIRST40') }) });
    await user.click(await inCard(first40).findByRole('button', { name: 'Remove FIRST40' }));
    await waitFor(() =>
      expect(said.map(({ text }) => text)).toEqual([
        'Offers cannot be checked right now. Your cart is kept; try again in a moment.',
      ]),
    );
  });

  it('VAL-32 while another code is applied, the page says once what to do, and no button would be refused', async () => {
    const { user } = await open({
      path: '/offers?offer=TWOLARGE',
      events: filledCart({ explicitPromo: appliedPromo('STAFF15') }),
    });
    const text = 'Please remove the applied offer to move further.';
    const [link] = await screen.findAllByText(text);
    expect(link).toBeVisible();
    expect(sends.applyCode).not.toHaveBeenCalled();
    await user.click(screen.getByRole('button', { name: 'Dismiss' }));
    expect(screen.getAllByText(text)).toHaveLength(1);
    expect(screen.queryByRole('button', { name: /^Apply/ })).toBeNull();
    // No card has that code.
    await user.click(screen.getByRole('button', { name: 'Remove STAFF15' }));
    expect(sends.removeCode.mock.calls).toEqual([['STAFF15']]);
  });

  it('OFR-14 has a text for a code that could not be removed where the server sends none', async () => {
    sends.removeCode.mockResolvedValue({ applied: false, text: '' });
    const config = pageConfigReceived({ ...defaultConfig, storeErrorText: 'No such restaurant.' });
    const events = [config, ...filledCart({ explicitPromo: appliedPromo('FIRST40') })];
    const { user } = await open({ events });
    await user.click(await inCard(first40).findByRole('button', { name: 'Remove FIRST40' }));
    await waitFor(() => expect(said.map(({ text }) => text)).toEqual(['No such restaurant.']));
  });

  it('sends one code at a time', async () => {
    let answer = (_: unknown) => {};
    sends.applyCode.mockReturnValue(new Promise((resolve) => (answer = resolve)));
    const { user } = await open({ events: filledCart() });
    await user.dblClick(await apply());
    expect(screen.getByRole('button', { name: /FIRST40/ })).toHaveAttribute('aria-busy', 'true');
    await act(async () => answer({ applied: true, text: '' }));
    expect(sends.applyCode).toHaveBeenCalledTimes(1);
  });

  it('OFR-11 a code of the cart that does not hold any more says why, and can be removed', async () => {
    const explicitPromo = { ...appliedPromo('FIRST40'), result: 'FAILED', text: 'Add ₹40 more' } as const;
    await open({ events: filledCart({ explicitPromo }) });
    expect(await inCard(first40).findByText('Add ₹40 more')).toBeVisible();
    expect(inCard(first40).getByRole('button', { name: 'Remove FIRST40' })).toBeVisible();
  });

  it('CRT-03 CRT-08 adds the dish of an offer as a line of that offer', async () => {
    const { user, store } = await open({ events: filledCart() });
    const corn = within(await screen.findByRole('article', { name: '30% off Little Corn' }));
    await user.click(await corn.findByRole('button', { name: /^Add/ }));
    await user.click(corn.getByRole('button', { name: /^Add one more/ }));
    expect(selectLines(store.getState()).at(-1)).toMatchObject({
      productId: 'PIZ9',
      quantity: 2,
      promoType: 'PRODUCT_IMPLICIT',
      promoCode: 'CORN30',
    });
  });
});
