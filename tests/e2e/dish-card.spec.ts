import { dish, group, open, screenSizes } from './menu-page.ts';
import { boxesOf } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

for (const size of screenSizes) {
  test.describe(`the card of a dish at ${size.width} px`, () => {
    test.use({ viewport: size });

    test('MEN-23 CRT-03 nothing lies on the picture of a dish, and what can be pressed is 44 px or more', async ({
      page,
    }) => {
      await open(page, '/menu/non-veg-pizza');
      const card = dish(group(page, 'Non-veg pizza'), 'Chicken Tikka');
      const way = card.getByRole('link', { name: /^Customisable/ });
      const [picture, heart, add, cost] = await boxesOf(
        card.locator('picture'),
        card.getByRole('button', { name: 'Favourite: Chicken Tikka' }),
        card.getByRole('group', { name: /Chicken Tikka/ }),
        way.locator('..'),
      );
      for (const { top } of [heart, add, cost]) expect(top).toBeGreaterThanOrEqual(picture.bottom);
      expect(heart.height).toBeGreaterThanOrEqual(44);
      expect(cost.height).toBeGreaterThanOrEqual(44);
      expect(cost.width).toBeGreaterThanOrEqual(44);
      // The whole price leads to the choices, and Add reaches beyond its edge.
      const hit = (x: number, y: number) =>
        page.evaluate(([left = 0, top = 0]) => document.elementFromPoint(left, top)?.textContent, [x, y]);
      for (const y of [cost.top + 2, cost.bottom - 2]) {
        expect(await hit(cost.left + 2, y)).toContain('Customisable');
        expect(await hit(cost.right - 2, y)).toContain('Customisable');
      }
      const middle = (add.top + add.bottom) / 2;
      for (const y of [middle - 21, middle + 21]) expect(await hit(add.left + 20, y)).toContain('Add');
    });
  });
}
