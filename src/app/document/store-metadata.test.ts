import { expect, it } from 'vitest';
import { brand } from '#src/config/brand.ts';
import { aStore } from '#src/features/place/testing/country.ts';
import { storeMetadata } from './store-metadata.ts';

it('NAV-20 the page of a restaurant is called, described and addressed as that restaurant, with the picture of the list', () => {
  const list = {
    title: 'Restaurants',
    description: 'All restaurants.',
    keywords: 'near me',
    canonical: 'https://x.in/restaurants',
    picture: 'banner-story',
  };
  const page = storeMetadata(list, aStore, 'https://x.in');
  expect(page).toMatchObject({
    title: `${aStore.name} · ${brand.name}`,
    canonical: `https://x.in/restaurants?storeId=${aStore.id}`,
    keywords: 'near me',
    picture: 'banner-story',
  });
  for (const part of [aStore.name, aStore.city, aStore.pincode]) expect(page.description).toContain(part);
});
