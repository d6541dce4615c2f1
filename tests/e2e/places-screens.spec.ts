import { accessibilityFaults } from './accessibility.ts';
import { indiranagar } from './customers.ts';
import { letDeviceAnswer } from './device-position.ts';
import { open, sidewaysScroll } from './open-page.ts';
import { expect, test } from './server-fixture.ts';

const screens = [
  { path: '/locationSelection', shows: 'Where shall we bring it?', schemes: ['light', 'dark'] },
  { path: '/mapScreen', shows: 'Where shall we bring it?', schemes: ['light', 'dark'] },
  { path: '/newAddress?showContact=true', shows: 'Where should we bring it?', schemes: ['light'] },
  { path: '/restaurants', shows: 'Our restaurants', schemes: ['light'] },
  { path: '/nearestStores?deliveryType=P', shows: 'The nearest to Indiranagar', schemes: ['light'] },
  { path: '/manualSelector', shows: 'Which city are you in?', schemes: ['light'] },
] as const;

for (const { path, shows, schemes } of screens) {
  for (const colorScheme of schemes) {
    test(`${path} has no accessibility violation and no sideways scroll at 360 px, ${colorScheme}`, async ({
      page,
    }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
      await letDeviceAnswer(page, indiranagar);
      await open(page, path);
      await expect(page.getByRole('heading', { level: 1, name: shows })).toBeVisible();
      expect(await accessibilityFaults(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBeLessThanOrEqual(0);
    });
  }
}
