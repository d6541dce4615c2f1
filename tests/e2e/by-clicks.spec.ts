import { fillCart } from './placed-order.ts';
import { logIn } from './customers.ts';
import { open } from './open-page.ts';
import { deliverHome, newCustomer, payBy, test } from './pay-steps.ts';
import { expect } from './server-fixture.ts';

test('NAV-41 every named screen is reached from the home page by clicks alone', async ({ page, app }) => {
  const customer = await newCustomer(app);
  await fillCart(app, customer);
  await logIn(page, customer);
  await deliverHome(page, customer.mobile);

  /** Clicks links one after the other, each by the path that it leads to. */
  async function follow(...paths: string[]) {
    for (const path of paths) {
      await page.locator(`a[href="${path}"], a[href^="${path}?"]`).filter({ visible: true }).first().click();
      await expect(page).toHaveURL((url) => url.pathname === path);
      await expect(page.getByRole('heading', { level: 1 }).first()).toBeAttached();
    }
  }
  const home = () => open(page, '/');

  await home();
  await follow('/offers');
  await home();
  await follow('/locationSelection', '/mapScreen');
  await home();
  await follow('/locationSelection', '/nearestStores');
  await home();
  await follow('/profile', '/favourites');
  await home();
  await follow('/profile', '/address', '/newAddress');
  await home();
  await page.getByRole('button', { name: 'Open the menu' }).click();
  await follow('/restaurants');
  await page.getByRole('button', { name: 'Map' }).click();
  await expect(page).toHaveURL(/view=map/);
  await home();
  await follow('/cart');
  await page.getByRole('button', { name: 'Choose how to pay' }).click();
  await expect(page).toHaveURL(/\/paymentType$/);
  // How the order stands is seen once there is one.
  await payBy(page, /^Cash/);
  await expect(page.getByRole('heading', { name: 'Your order has been confirmed' })).toBeVisible();
  await expect(page).toHaveURL(/\/thankYou/);
});
