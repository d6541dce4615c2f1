// @vitest-environment jsdom
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { lineKey } from '#schemas/rules/line-key.ts';
import type { Addition } from '#src/features/cart/cart-lines.ts';
import { selectLines } from '#src/features/cart/cart-slice.ts';
import { addProduct } from '#src/features/cart/change-cart.ts';
import { CustomiseDialog } from './customise-dialog.tsx';
import { Screen } from './screens/customise-screen.tsx';
import { renderWithMenu } from './testing/render-with-menu.tsx';

const large: Addition = {
  productId: 'PIZ1',
  name: 'Margherita',
  price: 55_900,
  foodType: 0,
  sizeId: 'large',
  crustId: 'thin',
};

vi.mock('./draw-choice.ts', () => ({ drawChoice: () => null }));
let goes = vi.spyOn(window.history, 'go');
beforeEach(() => {
  goes = vi.spyOn(window.history, 'go');
});
afterEach(() => sessionStorage.clear());

function open(path: string, ...events: NonNullable<Parameters<typeof renderWithMenu>[1]['events']>) {
  const view = renderWithMenu(
    <Routes>
      <Route path="/customise" element={<Screen />} />
      <Route path="/offers" element={<CustomiseDialog target={{ productId: 'PIZ1' }} />} />
      <Route path="*" element={null} />
    </Routes>,
    { path, from: '/menu', events },
  );
  const units = () => selectLines(view.store.getState()).map(({ quantity }) => quantity);
  /** One step back, and not one more. */
  async function expectMenu() {
    await waitFor(() => expect(view.address()).toBe('/menu'));
    expect(goes.mock.calls).toEqual([[-1]]);
  }
  return { ...view, units, expectMenu };
}

const button = (name: string | RegExp) => screen.findByRole('button', { name });

function tapTwice(element: HTMLElement) {
  fireEvent.click(element);
  // The browser has not gone back yet.
  fireEvent.click(element);
}

describe('leaving the choices of a product', () => {
  it('CRT-03 two taps on Add put one unit into the cart, and go one step back', async () => {
    const { units, expectMenu } = open('/customise?productId=PIZ1');
    tapTwice(await button('Add · ₹199'));
    expect(units()).toEqual([1]);
    await expectMenu();
  });

  it('CRT-03 two taps on Repeat last put one unit into the cart, and go one step back', async () => {
    const { units, expectMenu } = open('/customise?productId=PIZ1', addProduct(large));
    tapTwice(await button(/^Repeat last/));
    expect(units()).toEqual([2]);
    await expectMenu();
  });

  it('CRT-03 two taps on Update change the line once, though it has another key then', async () => {
    const path = `/customise?productId=PIZ1&line=${encodeURIComponent(lineKey(large))}`;
    const { units, expectMenu } = open(path, addProduct(large));
    fireEvent.click(await screen.findByRole('radio', { name: /Regular/ }));
    tapTwice(await button(/^Update · /));
    expect(units()).toEqual([1]);
    await expectMenu();
  });

  it('CRT-03 Add in the dialog after Close, or Escape after Add, does not count', async () => {
    const closed = open('/offers');
    const add = await button('Add · ₹199');
    fireEvent.click(screen.getByRole('button', { name: 'Close' }));
    fireEvent.click(add);
    expect(closed.units()).toEqual([]);
    await closed.expectMenu();
    closed.unmount();

    goes.mockClear();
    const added = open('/offers');
    fireEvent.click(await button('Add · ₹199'));
    fireEvent.keyDown(screen.getByRole('dialog'), { key: 'Escape' });
    expect(added.units()).toEqual([1]);
    await added.expectMenu();
  });

  it('NAV-11 CRT-03 stays on the site from its first page, whichever page that has taken the place of', async () => {
    const { units, address } = open('/customise?productId=PIZ1');
    const add = await button('Add · ₹199');
    window.history.replaceState({ ...(window.history.state as object), idx: 0 }, '');
    fireEvent.click(add);
    expect(units()).toEqual([1]);
    await waitFor(() => expect(address()).toBe('/menu'));
    expect(goes).not.toHaveBeenCalled();
  });

  it('NAV-11 leaves the page below the dialog open when the visit began with the dialog', async () => {
    const { address } = open('/offers?search=pizza&customise=PIZ1');
    window.history.replaceState({ ...(window.history.state as object), idx: 0 }, '');
    fireEvent.click(await button('Close'));
    await waitFor(() => expect(address()).toBe('/offers?search=pizza'));
    expect(goes).not.toHaveBeenCalled();
  });

  it('CRT-03 can be left again when it is opened again', async () => {
    const { units, expectMenu } = open('/customise?productId=PIZ1');
    fireEvent.click(await button('Add · ₹199'));
    await expectMenu();
    window.history.forward();
    fireEvent.click(await button('Add · ₹199'));
    expect(units()).toEqual([2]);
    await waitFor(() => expect(goes.mock.calls).toHaveLength(2));
  });
});
