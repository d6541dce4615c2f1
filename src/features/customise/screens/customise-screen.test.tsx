// @vitest-environment jsdom
import { act, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { Addition } from '#src/features/cart/cart-lines.ts';
import { linesRemoved, selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { landingWith } from '#src/features/documents/testing/landing-port.tsx';
import { storeRefused } from '#src/features/order-type/location-slice.ts';
import { vegOnlyChosen } from '#src/features/menu/menu-slice.ts';
import { useMenu } from '#src/features/menu/use-menu.ts';
import { visitBegan } from '#src/features/navigation/attribution-slice.ts';
import { refused } from '#src/request/testing/answering.ts';
import { withConfig } from '../testing/extra-cheese.ts';
import { menuFixture, menuReply } from '../testing/menu-fixture.ts';
import { renderWithMenu } from '../testing/render-with-menu.tsx';
import { Screen } from './customise-screen.tsx';

type Setting = Partial<Parameters<typeof renderWithMenu>[1]>;

function open(query: string, setting: Setting = {}) {
  return renderWithMenu(<Screen />, { path: `/customise?${query}`, ...setting });
}

const large: Addition = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 55_900,
  foodType: 0,
  sizeId: 'large',
  sizeName: 'Large',
  crustId: 'thin',
  crustName: 'Thin Crust',
  addonIds: ['top-onion-large'],
  choices: ['Red onion'],
};
const other: Addition = { productId: 'CHK2', name: 'Chicken strips', price: 12_900, foodType: 1 };

// Drawing has its own test: half a megabyte of SVG for each choice is too slow in jsdom.
vi.mock('../draw-choice.ts', () => ({ drawChoice: () => null }));

afterEach(() => sessionStorage.clear());

describe('customising a pizza', () => {
  it('NAV-11 says what it is, its price, its energy and its allergens', async () => {
    open('productId=PIZ1');
    expect(await screen.findByRole('heading', { name: /Margherita/ })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Add · ₹199' })).toBeEnabled();
    expect(screen.getByText('712 kcal · Serves 1')).toBeVisible();
    expect(screen.getByText('Contains milk, gluten.')).toBeVisible();
    expect(screen.getByText(/2,000 kcal energy per day/)).toBeVisible();
  });

  it('says energy and allergens of what is added, politely, and what is not known', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(
      await screen.findByRole('checkbox', { name: /Chicken tikka 95 kcal · Contains milk, mustard/ }),
    );
    const facts = screen.getByText('Contains milk, gluten, mustard.').closest('[role=status]');
    expect(screen.getByText('807 kcal · Contains milk, gluten, mustard.')).toBeVisible();
    await user.click(screen.getByRole('button', { name: /Add one more/ }));
    expect(screen.getByText('807 kcal each · Contains milk, gluten, mustard.')).toBeVisible();
    expect(facts).toHaveTextContent('807 kcal · Serves 1Contains milk, gluten, mustard.');
    await user.click(
      await screen.findByRole('checkbox', { name: /Oregano Energy not known · Allergens not known/ }),
    );
    expect(facts).toHaveTextContent('Energy of Oregano is not known.');
    expect(facts).toHaveTextContent('Ask the restaurant about allergens in Oregano.');
    expect(facts).not.toHaveTextContent('kcal');
  });

  it('MEN-08 MEN-09 says beside each size and crust what the dish would have with it', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(await screen.findByRole('radio', { name: /^Large.*Serves 4 · 1,990 kcal/ }));
    expect(screen.getByRole('radio', { name: /^Thin Crust.*1,740 kcal · Adds soy/ })).not.toBeChecked();
    await user.click(await screen.findByRole('checkbox', { name: /Red onion/ }));
    await user.click(screen.getByRole('radio', { name: /^Thin Crust.*1,778 kcal · Adds soy/ }));
    await user.click(screen.getByRole('button', { name: /Change Size/ }));
    expect(screen.getByRole('radio', { name: /^Large.*Serves 4 · 1,778 kcal/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: /Change Crust/ }));
    expect(screen.getByRole('radio', { name: /^New Hand Tossed.*2,028 kcal/ })).toBeVisible();
    await user.click(await screen.findByRole('checkbox', { name: /Oregano/ }));
    await user.click(screen.getByRole('button', { name: /Change Crust/ }));
    expect(screen.getByRole('radio', { name: /^Thin Crust.*Energy not known · Adds soy/ })).toBeVisible();
  });

  it('does not say of the usual picture that it shows the choice', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(await screen.findByRole('checkbox', { name: /Red onion/ }));
    expect(screen.getByRole('img', { name: 'Margherita' })).toBeVisible();
    expect(screen.queryByRole('img', { name: /as you chose it/ })).toBeNull();
  });

  it('shows sizes at once, and the toppings when the browser is idle', async () => {
    const waiting: (() => void)[] = [];
    vi.stubGlobal('requestIdleCallback', (run: () => void) => waiting.push(run));
    vi.stubGlobal('cancelIdleCallback', () => {});
    const becomeIdle = () => act(() => waiting.splice(0).forEach((run) => run()));
    const { unmount } = open('productId=PIZ1');
    onTestFinished(() => {
      unmount();
      vi.unstubAllGlobals();
    });
    expect(await screen.findByRole('radio', { name: /Large/ })).toBeVisible();
    expect(screen.queryByRole('checkbox')).toBeNull();
    await waitFor(() => {
      becomeIdle();
      expect(screen.getByRole('checkbox', { name: /Oregano/ })).toBeVisible();
    });
  });

  it('shows all at once to who comes from a page that has the menu', async () => {
    vi.stubGlobal('requestIdleCallback', () => 0);
    vi.stubGlobal('cancelIdleCallback', () => {});
    function MenuThenChoices() {
      const { menu } = useMenu();
      const [isOpen, setIsOpen] = useState(false);
      if (isOpen) return <Screen />;
      return menu && <button onClick={() => setIsOpen(true)}>Choose</button>;
    }
    const { user, unmount } = renderWithMenu(<MenuThenChoices />, { path: '/customise?productId=PIZ1' });
    onTestFinished(() => {
      unmount();
      vi.unstubAllGlobals();
    });
    await user.click(await screen.findByRole('button', { name: 'Choose' }));
    expect(screen.getByRole('checkbox', { name: /Oregano/ })).toBeVisible();
  });

  it('LOC-24 cannot be added while the store is offline, and says so', async () => {
    const offline = { kind: 'offline', code: '2.STOREOFF', header: '', text: '', button: '' } as const;
    open('productId=PIZ1', { events: [storeRefused(offline)] });
    const add = await screen.findByRole('button', { name: 'Add · ₹199' });
    expect(add).toBeDisabled();
    expect(add).toHaveAccessibleDescription('Store is currently offline');
  });

  it('CRT-03 is customised and put into the cart', async () => {
    const { user, store, address } = open('productId=PIZ1');
    await user.click(await screen.findByLabelText(/Large/));
    await user.click(screen.getByLabelText(/Thin Crust/));
    await user.click(await screen.findByLabelText(/Red onion/));
    await user.click(await screen.findByLabelText('Add portion of Extra cheese'));
    await user.click(screen.getByLabelText('Add one more Margherita'));
    await user.click(screen.getByText('Add · ₹1,388'));

    expect(selectLines(store.getState())).toMatchObject([
      {
        sizeId: 'large',
        crustId: 'thin',
        addonIds: ['extra-cheese-large', 'top-onion-large'],
        quantity: 2,
        price: 69_400,
      },
    ]);
    expect(address()).toBe('/');
  });

  it('MEN-09 announces that the crust had to change with the size', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(await screen.findByRole('radio', { name: /Cheese Burst/ }));
    await user.click(screen.getByRole('radio', { name: /Large/ }));
    expect(screen.getByText('Cheese Burst does not come in Large. Now New Hand Tossed.')).toBeVisible();
    expect(screen.queryByRole('radio', { name: /Cheese Burst/ })).toBeNull();
    expect(screen.getByRole('radio', { name: /New Hand Tossed/ })).toBeChecked();
  });

  it('CON-08 takes no fourth portion of cheese', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(await screen.findByRole('button', { name: 'Add portion of Extra cheese' }));
    const more = screen.getByRole('button', { name: 'Add one more portion of Extra cheese' });
    await user.click(more);
    await user.click(more);
    expect(more).toBeDisabled();
  });

  it('CON-08 WID-11 takes as many portions as the configuration of the server says', async () => {
    const { user } = open('productId=PIZ1', { events: [withConfig({ extraCheeseCount: 2 })] });
    await user.click(await screen.findByRole('button', { name: 'Add portion of Extra cheese' }));
    const more = screen.getByRole('button', { name: 'Add one more portion of Extra cheese' });
    await user.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByRole('group', { name: /portion of Extra cheese/ })).toHaveTextContent('2');
  });

  it('EXP-24 offers no extra cheese while the feature is off', async () => {
    open('productId=PIZ1', { events: [withConfig({ features: '{"features":[]}' })] });
    expect(await screen.findByRole('checkbox', { name: /Black olive/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Extra cheese/ })).toBeNull();
  });

  it('MIN-06 offers no extra cheese in the app of a partner that blocks it', async () => {
    const vendorConfig = { PAYTM: { blockedFeatures: ['extra_cheese'] } };
    const events = [withConfig({ vendorConfig }), visitBegan({ utm: {}, partner: 'PAYTM' })];
    open('productId=PIZ1', { events });
    expect(await screen.findByRole('checkbox', { name: /Black olive/ })).toBeVisible();
    expect(screen.queryByRole('button', { name: /Extra cheese/ })).toBeNull();
  });

  it('MEN-11 marks the toppings that the pizza has already, which can be had once more', async () => {
    const { user } = open('productId=PIZ9');
    const corn = await screen.findByRole('checkbox', { name: /Sweet corn On it already/ });
    expect(await screen.findByRole('checkbox', { name: /Red onion/ })).not.toHaveAccessibleName(
      /On it already/,
    );
    await user.click(corn);
    expect(corn).toBeChecked();
  });

  it('NAV-11 folds a finished group to one line, which opens it again with the focus on what is chosen', async () => {
    const { user } = open('productId=PIZ1');
    await user.click(await screen.findByRole('radio', { name: /Large/ }));
    await user.click(screen.getByRole('radio', { name: /Thin Crust/ }));
    expect(screen.queryByRole('radio', { name: /Large/ })).toBeNull();
    const line = screen.getByRole('button', { name: /^Large .* Change Size$/ });
    await user.click(line);
    expect(screen.getByRole('radio', { name: /Large/ })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Thin Crust Change Crust' })).toBeVisible();
  });

  it('shows what is sold out, and does not take it', async () => {
    open('productId=PIZ1');
    expect(await screen.findByRole('checkbox', { name: /Black olive Sold out/ })).toBeDisabled();
  });

  it('WID-20 keeps its choices across a reload, and can be reset', async () => {
    const first = open('productId=PIZ1');
    await first.user.click(await screen.findByRole('radio', { name: /Large/ }));
    first.unmount();
    const { user } = open('productId=PIZ1');
    expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked();
    await user.click(screen.getByRole('button', { name: 'Start over' }));
    expect(screen.getByRole('radio', { name: /Regular/ })).toBeChecked();
    expect(screen.queryByRole('button', { name: 'Start over' })).toBeNull();
    expect(screen.getByRole('heading', { name: /Margherita/ })).toHaveFocus();
  });

  it('repeats what is in the cart already', async () => {
    const { user, store } = open('productId=PIZ1', { events: [addProduct(large)] });
    expect(await screen.findByText('Large · Thin Crust · Red onion')).toBeVisible();
    await user.click(screen.getByRole('button', { name: 'Repeat last · ₹559' }));
    expect(selectLines(store.getState())).toMatchObject([{ quantity: 2, crustId: 'thin' }]);
  });

  it('CRT-20 repeats a dish whose price is not known without a price', async () => {
    open('productId=PIZ1', { events: [addProduct({ ...large, price: 0 })] });
    expect(await screen.findByRole('button', { name: 'Repeat last' })).toBeVisible();
  });

  it('edits a line of the cart in its place', async () => {
    const line = encodeURIComponent(lineKey(large));
    const { user, store } = open(`productId=PIZ1&line=${line}`, {
      events: [addProduct(large), addProduct(other)],
    });
    expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked();
    expect(screen.getByRole('radio', { name: /Thin Crust/ })).toBeChecked();
    await user.click(await screen.findByRole('checkbox', { name: /Red onion/ }));
    await user.click(screen.getByRole('button', { name: /^Update · / }));
    expect(selectLines(store.getState()).map(({ productId, addonIds }) => [productId, addonIds])).toEqual([
      ['PIZ1', undefined],
      ['CHK2', undefined],
    ]);
  });

  it('CRT-08 a line that was added from an offer keeps it when it is edited', async () => {
    const offered = { promoType: 'PRODUCT_IMPLICIT', promoCode: 'LAVA20' };
    const line = encodeURIComponent(`${lineKey(large)}!1`);
    const { user, store } = open(`productId=PIZ1&line=${line}`, {
      events: [addProduct({ ...large, ...offered })],
    });
    await user.click(await screen.findByRole('checkbox', { name: /Red onion/ }));
    await user.click(screen.getByRole('button', { name: /^Update · / }));
    const [edited, ...others] = selectLines(store.getState());
    expect(edited).toMatchObject(offered);
    expect(edited?.addonIds).toBeUndefined();
    expect(others).toEqual([]);
  });

  it('NAV-11 takes an address with a line that the cart does not have as one without', async () => {
    const { user, store } = open('productId=PIZ1&line=of-the-sender');
    const add = await screen.findByRole('button', { name: 'Add · ₹199' });
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
    await user.click(add);
    expect(selectLines(store.getState())).toHaveLength(1);
  });

  it('says when the line goes while it is edited, and adds it anew', async () => {
    const line = encodeURIComponent(lineKey(large));
    const { user, store } = open(`productId=PIZ1&line=${line}`, { events: [addProduct(large)] });
    expect(await screen.findByRole('radio', { name: /Large/ })).toBeChecked();
    expect(screen.queryByText(/no longer in your cart/)).toBeNull();
    act(() => void store.dispatch(linesRemoved([lineKey(large)])));
    expect(await screen.findByText(/no longer in your cart/)).toBeVisible();
    await user.click(screen.getByRole('button', { name: /^Add · / }));
    expect(selectLines(store.getState())).toHaveLength(1);
  });

  it('MEN-19 offers vegetarian toppings alone while veg only is on', async () => {
    open('productId=PIZ1', { events: [vegOnlyChosen(true)] });
    expect(await screen.findByText(/Veg only is on/)).toBeVisible();
    expect(await screen.findByRole('checkbox', { name: /Oregano/ })).toBeVisible();
    expect(screen.queryByRole('checkbox', { name: /Chicken tikka/ })).toBeNull();
  });
});

describe('the slots of the choices', () => {
  it.each(['customise.top', 'customise.end'] as const)('show what the landing has for %s', async (slot) => {
    open('productId=PIZ1', { answers: { getLanding: landingWith(slot) } });
    expect(await screen.findByText(`${slot}: in-${slot}`)).toBeVisible();
  });
});

describe('what cannot be chosen', () => {
  it('shows a skeleton while the menu loads', () => {
    open('productId=PIZ1', { answers: { getMenu: () => new Promise(() => {}) } });
    expect(screen.getByText('Loading')).toBeInTheDocument();
  });

  it('says that the restaurant does not sell it, and links to the menu', async () => {
    open('productId=NONE');
    expect(await screen.findByRole('heading', { name: 'This restaurant does not sell it' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/menu');
  });

  it('without a product in the address it blames no restaurant', async () => {
    open('');
    expect(await screen.findByRole('heading', { name: 'No dish is chosen yet' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the menu' })).toHaveAttribute('href', '/menu');
  });

  it('MEN-27 ERR-08 lets a menu that failed be asked for again', async () => {
    let calls = 0;
    const { user } = open('productId=PIZ1', {
      answers: { getMenu: () => (calls++ === 0 ? refused({ status: 500 }) : menuReply) },
    });
    expect(await screen.findByRole('alert')).toHaveTextContent('temporary issues with the store selected');
    await user.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: /Margherita/ })).toBeVisible();
  });

  it('ERR-13 shows a product that is sold out with the reason', async () => {
    open('productId=PIZ10');
    expect(await screen.findByRole('button', { name: 'Add · ₹79' })).toHaveAccessibleDescription(
      'Temporarily out of stock. Back at 5 pm.',
    );
  });

  it('CON-07 has no room left in a full cart', async () => {
    open('productId=PIZ1', { events: [addProduct({ ...other, quantity: 25 })] });
    expect(await screen.findByRole('button', { name: 'Add · ₹199' })).toHaveAccessibleDescription(
      'An order can have up to 25 items. Please remove something to add more.',
    );
  });

  const [category, ...others] = menuFixture.catalog;
  const limited = category?.products.map((each) => ({ ...each, maxQuantity: 2 }));
  const menu = { ...menuFixture, catalog: [{ ...category, products: limited }, ...others] };
  const twoOfEach = { getMenu: { ...menuReply, data: menu } };

  it('ERR-12 takes no more of a product than can be ordered', async () => {
    const { user } = open('productId=PIZ1', { answers: twoOfEach });
    const more = await screen.findByRole('button', { name: 'Add one more Margherita' });
    await user.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add · ₹398' })).toHaveAccessibleDescription(
      'Sorry, only a limited quantity of this product can be ordered.',
    );
  });

  it('ERR-12 CRT-08 counts a line of an offer against no limit of the product', async () => {
    const offered = { ...large, quantity: 2, promoType: 'PRODUCT_IMPLICIT', promoCode: 'LAVA20' };
    open(`productId=PIZ1&line=${encodeURIComponent(`${lineKey(large)}!1`)}`, {
      answers: twoOfEach,
      events: [addProduct(offered)],
    });
    expect(await screen.findByRole('button', { name: 'Add one more Margherita' })).toBeEnabled();
  });

  it('CON-07 WID-11 counts as many units as the server lets the cart take', async () => {
    const { user } = open('productId=PIZ1', { events: [withConfig({ maxCartItems: 2 })] });
    const more = await screen.findByRole('button', { name: 'Add one more Margherita' });
    await user.click(more);
    expect(more).toBeDisabled();
    expect(screen.getByRole('button', { name: 'Add · ₹398' })).toBeEnabled();
    expect(screen.getByText(/^An order can have up to 2 items/)).toBeVisible();
  });
});
