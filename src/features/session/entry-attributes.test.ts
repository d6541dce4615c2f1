import { expect, it } from 'vitest';
import { isMiniApp } from '#schemas/compiled/stored/is-mini-app.ts';
import { createPersistence } from '#src/store/persistence.ts';
import { fakeStorage } from '#src/store/testing/fake-storage.ts';
import { readEntryAttributes } from './entry-attributes.ts';

it.each([
  ['?utm_source=gpay', 'GPAY'],
  ['?utm_source=PayTM&utm_medium=app', 'PAYTM'],
])('NAV-62 %s marks the mini-app of %s and stays so on later pages', (search, partner) => {
  const persistence = createPersistence();
  expect(readEntryAttributes(search, persistence).partner).toBe(partner);
  expect(persistence.read(isMiniApp)).toBe(true);
  expect(readEntryAttributes('?page=2', persistence).partner).toBe(partner);
});

it.each(['?utm_source=newsletter', '?utm_source=constructor', '?source=gpay', ''])(
  'NAV-62 %s is no mini-app',
  (search) => {
    const persistence = createPersistence();
    expect(readEntryAttributes(search, persistence).partner).toBeNull();
    expect(persistence.read(isMiniApp)).not.toBe(true);
  },
);

it('WID-20 keeps the utm attributes of the visit, and a new campaign ends the mini-app', () => {
  const persistence = createPersistence();
  readEntryAttributes('?utm_source=gpay', persistence);
  const entry = readEntryAttributes('?utm_source=mail&utm_campaign=diwali&x=1', persistence);
  expect(entry).toEqual({ utm: { utm_source: 'mail', utm_campaign: 'diwali' }, partner: null });
});

it('NAV-62 a campaign without a source leaves the mini-app as it is', () => {
  const persistence = createPersistence();
  readEntryAttributes('?utm_source=paytm&utm_medium=tile', persistence);
  const entry = readEntryAttributes('?utm_campaign=diwali', persistence);
  expect(entry).toEqual({ utm: { utm_source: 'paytm', utm_campaign: 'diwali' }, partner: 'PAYTM' });
  expect(readEntryAttributes('', persistence)).toEqual(entry);
});

it('WID-20 a new campaign replaces the previous one', () => {
  const persistence = createPersistence();
  readEntryAttributes('?utm_source=mail&utm_campaign=holi', persistence);
  const entry = readEntryAttributes('?utm_campaign=diwali', persistence);
  expect(entry.utm).toEqual({ utm_campaign: 'diwali' });
});

it('NAV-62 NAV-60 the app of a partner in one tab gives the addresses of another one nothing that would make it that app', () => {
  const device = fakeStorage().storage;
  const newTab = () => createPersistence({ device, tab: fakeStorage().storage });
  const inApp = newTab();
  const entry = readEntryAttributes('?utm_source=paytm&utm_medium=tile', inApp);
  expect(readEntryAttributes('', newTab())).toEqual({ utm: {}, partner: null });
  expect(readEntryAttributes('', inApp)).toEqual(entry);
});

it('WID-20 another campaign goes on in another tab', () => {
  const device = fakeStorage().storage;
  const newTab = () => createPersistence({ device, tab: fakeStorage().storage });
  readEntryAttributes('?utm_source=mail', newTab());
  expect(readEntryAttributes('', newTab())).toEqual({ utm: { utm_source: 'mail' }, partner: null });
});
