import { expect, it } from 'vitest';
import { storesFile } from '#schemas/import-files.ts';
import { gstinOf } from './licences.ts';
import { seedStores } from './stores.ts';

it('every restaurant of the sandbox has its registrations, in the form that the import asks for', () => {
  const stores = seedStores();
  for (const { id, gstin, fssai } of stores) expect([id, gstin?.length, fssai?.length]).toEqual([id, 15, 14]);
  expect(new Set(stores.map(({ fssai }) => fssai)).size).toBe(stores.length);
  const [first] = stores;
  const faulty = storesFile.safeParse({ stores: [{ ...first, gstin: '29ZZZCC0000C1Z' }] });
  expect(faulty.error?.issues[0]?.message).toContain('GSTIN');
});

it('the last character of a registration checks the others', () => {
  expect(gstinOf('Karnataka')).toMatch(/^29ZZZCC0000C1Z[\dA-Z]$/);
  expect(gstinOf('Karnataka')?.at(-1)).not.toBe(gstinOf('Goa')?.at(-1));
  expect(gstinOf('Atlantis')).toBeUndefined();
});
