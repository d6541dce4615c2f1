import type { Page } from '@playwright/test';
import type { Cart } from '../../schemas/entities/cart.ts';
import { formatPaise } from '../../src/ui/price/format-paise.ts';
import { keepInCart } from './kept-cart.ts';
import { cart, group, open, reload, screenSizes } from './menu-page.ts';
import { boxesOf, sidewaysScroll } from './open-page.ts';
import { wideToo } from './wide-too.ts';
import { expect, test } from './server-fixture.ts';

const bucket = { productId: 'CHK7', name: 'Party Bucket', price: 94_900, foodType: 1, quantity: 1 } as const;
/** Two of them are what the code TWOLARGE is for, which guests may use. */
const large = {
  productId: 'PIZ7',
  name: 'Chicken Tikka',
  sizeId: 'large',
  sizeName: 'Large',
  crustId: 'hand-tossed',
  crustName: 'New Hand Tossed',
  price: 97_900,
  foodType: 1,
  quantity: 2,
} as const;
const gone = {
  productId: 'GONE9',
  name: 'Pizza of the past',
  price: 19_900,
  foodType: 0,
  quantity: 1,
} as const;

const bill = (page: Page) => page.getByRole('region', { name: 'Bill' });
const field = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' });

/** The last cart that the server sent. */
function watchCart(page: Page): () => Cart | undefined {
  let last: Cart | undefined;
  page.on('response', async (response) => {
    if (!/\/agg\/cart-service\/ve1\/cart\//.test(response.url()) || !response.ok()) return;
    const { data } = (await response.json().catch(() => ({}))) as { data?: Cart & { cart?: Cart } };
    last = data?.cart ?? data;
  });
  return () => last;
}

/** The figures of the bill, by their names. */
function figures(page: Page): Promise<Record<string, string>> {
  return bill(page).evaluate((element) =>
    Object.fromEntries(
      [...element.querySelectorAll('dl > div')].map((row) => [
        row.querySelector('dt')?.textContent ?? '',
        row.querySelector('dd')?.textContent ?? '',
      ]),
    ),
  );
}

function figuresOf({ bill: said, displayNetPrice }: Cart): Record<string, string> {
  return {
    'Item total': formatPaise(said.itemTotal),
    ...(said.mixSaving > 0 && { 'Everyday value mix': `−${formatPaise(said.mixSaving)}` }),
    ...(said.discount > 0 && { Discount: `−${formatPaise(said.discount)}` }),
    Packaging: formatPaise(said.packaging),
    Delivery: said.delivery === 0 ? 'Free' : formatPaise(said.delivery),
    CGST: formatPaise(said.cgst),
    SGST: formatPaise(said.sgst),
    'To pay': formatPaise(displayNetPrice),
  };
}

async function untilCurrent(page: Page): Promise<void> {
  await expect(bill(page).getByText('To pay')).toBeVisible();
  await expect(bill(page).getByText('Updating')).toHaveCount(0);
}

for (const size of screenSizes) {
  test.describe(`the cart page at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('CRT-01 CRT-02 what was added on the menu has the server’s bill, also after a change', async ({
      page,
    }) => {
      const last = watchCart(page);
      await open(page, '/menu/sides');
      const first = group(page, 'Sides').getByRole('listitem').first();
      await first.getByRole('button', { name: /^Add / }).click();
      await cart(page, size).getByRole('link', { name: 'View cart' }).click();
      await expect(page).toHaveURL(/\/cart$/);
      await expect.poll(() => figures(page)).not.toHaveProperty('To pay', '–');
      await untilCurrent(page);
      const cartOfOne = last();
      if (!cartOfOne) throw new Error('The server sent no cart.');
      expect(await figures(page)).toEqual(figuresOf(cartOfOne));

      await page
        .getByRole('button', { name: /^Add one more / })
        .first()
        .click();
      await expect.poll(() => last()?.validItems[0]?.quantity).toBe(2);
      await untilCurrent(page);
      await expect.poll(async () => figures(page)).toEqual(figuresOf(last() ?? cartOfOne));
      expect((await figures(page))['Item total']).not.toBe(formatPaise(cartOfOne.bill.itemTotal));
      expect(await sidewaysScroll(page)).toBe(0);
    });

    test(
      'OFR-07 OFR-09 OFR-11 VAL-32 CRT-12 CRT-15 a coupon is applied, kept, told once, and removed',
      wideToo(size.width),
      async ({ page }) => {
        const last = watchCart(page);
        await keepInCart(page, large);
        await open(page, '/cart');
        await untilCurrent(page);
        await expect.poll(last).toBeDefined();
        const before = await figures(page);

        await field(page).fill('NOSUCHCODE');
        await field(page).press('Enter');
        await expect(page.getByText('Sorry, this coupon is not valid')).toBeVisible();
        await expect(field(page)).toHaveValue('NOSUCHCODE');
        expect(await figures(page)).toEqual(before);

        const nudge = page.waitForResponse(
          async (response) =>
            response.url().endsWith('/cart/calculate/discount') && (await response.json()).data.discount > 0,
        );
        await field(page).fill('twolarge');
        await field(page).press('Enter');
        await expect(page.getByText('TWOLARGE applied')).toBeVisible();
        await untilCurrent(page);
        expect((await figures(page))['Discount']).toMatch(/^−₹/);
        const { data } = (await (await nudge).json()) as {
          data: { totalAmountBeforeDiscount: number; netPrice: number };
        };
        const saved = formatPaise(data.totalAmountBeforeDiscount - data.netPrice);
        await expect(bill(page).getByText(`You save ${saved} on this order`)).toBeVisible();

        const calls: string[] = [];
        page.on('request', (request) => {
          if (/\/promo\//.test(request.url())) calls.push(request.url());
        });
        await field(page).fill('FIRST40');
        await field(page).press('Enter');
        await expect(page.getByText('Please remove the applied offer to move further.')).toBeVisible();
        expect(calls).toEqual([]);

        await reload(page);
        await expect(page.getByText('TWOLARGE applied')).toBeVisible();
        await page.getByRole('button', { name: 'Remove TWOLARGE' }).click();
        await expect(page.getByText('TWOLARGE applied')).toHaveCount(0);
        await untilCurrent(page);
        await expect.poll(() => figures(page)).toEqual(before);
        await expect(field(page)).toBeFocused();
      },
    );

    test('CRT-11 a suggestion is added, and none before', wideToo(size.width), async ({ page }) => {
      await keepInCart(page, bucket);
      await open(page, '/cart');
      const lines = page.getByRole('region', { name: /^\d+ items?$/ });
      await expect(lines).toHaveAccessibleName('1 item');
      const add = page.getByRole('region', { name: 'Suggestions' }).getByRole('button', { name: /^Add / });
      await expect(add.first()).toBeVisible();
      const name = (await add.first().getAttribute('aria-label'))?.replace(/^Add /, '') ?? 'none';
      await add.first().click();
      await expect(lines).toHaveAccessibleName('2 items');
      await expect(lines.getByText(name, { exact: true })).toBeVisible();
      await untilCurrent(page);
    });

    test('the suggestions end where their column does; on a phone they run to the edges of the screen', async ({
      page,
    }) => {
      await keepInCart(page, bucket);
      await open(page, '/cart');
      const suggestions = page.getByRole('region', { name: 'Suggestions' });
      await expect(suggestions).toBeVisible();
      const [rail, column] = await boxesOf(suggestions, page.getByRole('region', { name: '1 item' }));
      const [left, right] = size.width < 768 ? [0, size.width] : [column.left, column.right];
      expect(rail.left).toBeCloseTo(left, 0);
      expect(rail.right).toBeCloseTo(right, 0);
    });

    test(
      'CRT-20 CRT-21 a dish that the restaurant does not have stands apart, and the rest goes on without it',
      wideToo(size.width),
      async ({ page }) => {
        await keepInCart(page, bucket, gone);
        await open(page, '/cart');
        const apart = page.getByRole('region', { name: 'Not available now' });
        await expect(apart).toContainText(gone.name);
        await expect(apart).toContainText('Item not available at this time');
        await untilCurrent(page);
        await page.getByRole('button', { name: 'Choose where to deliver' }).click();
        const question = page.getByRole('dialog');
        await expect(question).toContainText(
          'Some items in your cart are unavailable. Do you want to place an order with the remaining items?',
        );
        await question.getByRole('button', { name: 'Yes, go on' }).click();
        await expect(page).toHaveURL(/\/locationSelection\?redirectUrl=%2Fcart$/);
        await page.goBack();
        await expect(apart).toHaveCount(0);
        await expect(page.getByRole('region', { name: '1 item' })).toContainText(bucket.name);
      },
    );

    test(
      'CRT-24 the instructions for the rider are there after a reload',
      wideToo(size.width),
      async ({ page }) => {
        await keepInCart(page, bucket);
        await open(page, '/cart');
        const area = page.getByRole('textbox', { name: /^Delivery instructions/ });
        await area.fill('Blue gate');
        await page.getByRole('button', { name: 'Call when here' }).click();
        await reload(page);
        await expect(area).toHaveValue('Blue gate. Call when here.');
      },
    );

    test('the last line is taken out by the keyboard alone, and the way back to the menu is next', async ({
      page,
    }) => {
      await keepInCart(page, bucket);
      await open(page, '/cart');
      await page.getByRole('button', { name: 'Remove one Party Bucket' }).press('Enter');
      await expect(page.getByRole('heading', { name: 'Your cart is empty' })).toBeVisible();
      await page.keyboard.press('Tab');
      await expect(page.getByRole('link', { name: 'See the menu' })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page).toHaveURL(/\/menu$/);
    });
  });
}
