// @vitest-environment jsdom
import { act, screen, waitFor, within } from '@testing-library/react';
import { beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { offersRail } from '#schemas/widgets/offers-rail.ts';
import { cartPriced } from '#src/features/cart-sync/priced-cart-slice.ts';
import { appliedPromo, filledCart, pricedCart } from '#src/features/offers/testing/offers-fixture.ts';
import { appStarted } from '#src/store/startup-slice.ts';
import { connectToasts, type ToastMessage } from '#src/ui/toaster/toast-port.ts';
import { renderWidget } from '#tests/support/render-widget.tsx';
import { View } from './view.tsx';

describe('offers', () => {
  it('shows the coupons in order: what one saves, the code, the condition', () => {
    renderWidget(offersRail, View);
    const coupons = screen.getAllByRole('listitem');
    expect(coupons.map((coupon) => within(coupon).getByRole('heading').textContent)).toEqual(
      offersRail.example.offers.map(({ heading }) => heading),
    );
    expect(within(coupons[0] as HTMLElement).getByText('FIRST40', { selector: 'p' })).toHaveTextContent(
      'Code FIRST40',
    );
    expect(within(coupons[0] as HTMLElement).getByText('Orders above ₹299')).toBeVisible();
    expect(within(coupons[2] as HTMLElement).queryByText(/Code/)).toBeNull();
    expect(within(coupons[2] as HTMLElement).queryByRole('button')).toBeNull();
  });

  it('NAV-49 leads to the offers, from the heading and from each coupon', () => {
    renderWidget(offersRail, View);
    expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/offers',
      '/offers',
      '/offers',
      '/offers',
    ]);
  });

  it('follows the own link of an offer', () => {
    renderWidget(offersRail, View, {
      props: { offers: [{ heading: 'Combos', link: { action: 'menu', to: '50' } }] },
    });
    expect(screen.getByRole('link', { name: 'Combos' })).toHaveAttribute('href', '/menu/combos');
  });

  it('shows nothing when there is no offer', () => {
    const { container } = renderWidget(offersRail, View, { props: { offers: [] } });
    expect(container).toBeEmptyDOMElement();
  });
});

const applyCode = vi.hoisted(() => vi.fn());
vi.mock('#src/features/cart-sync/apply-code.ts', () => ({
  applyCode: (code: string) => () => applyCode(code),
  removeCode: vi.fn(),
}));

describe('a coupon of the home page', () => {
  beforeAll(() => import('#src/features/offers/apply-offer.ts'));
  beforeEach(() => applyCode.mockReset().mockResolvedValue({ applied: true, text: 'You save ₹120.' }));

  function open(...events: Parameters<typeof filledCart>) {
    const said: ToastMessage[] = [];
    connectToasts((message) => said.push(message));
    return { ...renderWidget(offersRail, View, { events: [appStarted(), ...filledCart(...events)] }), said };
  }
  const apply = () => screen.getByRole('button', { name: 'Apply FIRST40' });

  it('OFR-08 is applied where it stands, without leaving the page', async () => {
    const { user, said, address, store } = open();
    await user.click(apply());
    await waitFor(() => expect(said).toMatchObject([{ tone: 'good', text: 'You save ₹120.' }]));
    expect(applyCode.mock.calls).toEqual([['FIRST40']]);
    expect(address()).toBe('/');
    act(() => void store.dispatch(cartPriced(pricedCart({ explicitPromo: appliedPromo('FIRST40') }))));
    expect(screen.getByRole('button', { name: 'Applied FIRST40' })).toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Applied FIRST40' }));
    await waitFor(() => expect(said.at(-1)?.text).toBe('FIRST40 is applied to your cart already.'));
    expect(applyCode).toHaveBeenCalledTimes(1);
  });

  it('VAL-32 sends nothing while another one is applied, and leads to the offers', async () => {
    const { user, said, address } = open({ explicitPromo: appliedPromo('TWOLARGE') });
    await user.click(apply());
    await waitFor(() => expect(said[0]?.text).toBe('Please remove the applied offer to move further.'));
    expect(applyCode).not.toHaveBeenCalled();
    act(() => said[0]?.action?.onPress());
    expect(address()).toBe('/offers');
  });
});
