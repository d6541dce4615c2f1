import { expect, it } from 'vitest';
import { appConfigDefaults } from './app-config-defaults.ts';
import { infoConfigDefaults } from './info-config-defaults.ts';
import { orderConfigDefaults } from './order-config-defaults.ts';
import { walletConfigDefaults } from './wallet-config-defaults.ts';
import { cartConfigDefaults } from './cart-config-defaults.ts';
import { appConfigDocument } from './app-config.ts';
import { noCharges } from './charges.ts';

it('WID-12 CON-17 CRT-19 OFR-14 an empty document is read as the defaults, without other settings', () => {
  expect(appConfigDocument.parse({ document: 'app-config' })).toEqual({
    document: 'app-config',
    cashCodeFrom: 200_000,
    campaignMessage: '',
    loyaltyPointsPer100: 0,
    walletTitles: { brand: 'Earned points', promo: 'Promo points', refund: 'Refund points' },
    storeReviewUrl: 'https://www.google.com/maps/search/?api=1&query=$latitude,$longitude',
    ...walletConfigDefaults,
    ...appConfigDefaults,
    ...cartConfigDefaults,
    ...orderConfigDefaults,
    ...infoConfigDefaults,
    charges: noCharges,
  });
});

it('a document without charges, as those in use, charges nothing besides the items and their tax of 2.5% and 2.5%', () => {
  const { charges } = appConfigDocument.parse({ document: 'app-config' });
  const rate = { cgst: 250, sgst: 250 };
  expect(charges).toEqual({
    packaging: {},
    delivery: {},
    tax: { items: rate, packaging: rate, delivery: rate },
  });
});

it('charges that are written stand beside the rates that are not', () => {
  const written = { delivery: { D: { amount: 3900, freeFrom: 39900 } }, tax: { packaging: { cgst: 900 } } };
  const { charges } = appConfigDocument.parse({ document: 'app-config', charges: written });
  expect(charges.delivery).toEqual(written.delivery);
  expect(charges.tax.packaging).toEqual({ cgst: 900, sgst: 250 });
  expect(charges.tax.items).toEqual({ cgst: 250, sgst: 250 });
});

it.each([
  { delivery: { D: { amount: 39.5 } } },
  { delivery: { D: { amount: -100 } } },
  { delivery: { TAXI: { amount: 100 } } },
  { tax: { items: { cgst: 2.5 } } },
])('charges that are no whole number, below zero or of an unknown order type are refused: %j', (charges) => {
  expect(appConfigDocument.safeParse({ document: 'app-config', charges }).success).toBe(false);
});

it('CON-09 the time-out is a setting of app-config, 70 unless the document says otherwise', () => {
  expect(appConfigDocument.parse({ document: 'app-config' }).timeout).toBe(70);
  expect(appConfigDocument.parse({ document: 'app-config', timeout: 20 }).timeout).toBe(20);
});
