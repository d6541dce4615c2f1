// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { addressDraft as source } from '../../stored/drafts.ts';

export const addressDraft: StoredKeyOf<typeof source> = {
  name: "address",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    values: { is: 'object', fields: {
      name: ['text', ""],
      mobile: ['text', ""],
      email: ['text', ""],
      city: ['text', ""],
      place: [{ is: 'either', of: [{ is: 'object', fields: {
        latitude: 'number',
        longitude: 'number',
        city: 'text',
        city_region: 'text',
        area_level0: 'text',
        area_level1: 'text',
        area_level2: 'text',
      } }, { is: 'choice', of: [null] }] }, null],
      address: ['text', ""],
      houseNo: ['text', ""],
      floor: ['text', ""],
      landmark: ['text', ""],
      label: [{ is: 'choice', of: ["Home","Work","Other"] }, "Home"],
    } },
    pin: { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
    owner: { is: 'either', of: ['text', { is: 'choice', of: [null] }] },
  } },
};
