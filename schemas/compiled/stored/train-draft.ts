// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { trainDraft as source } from '../../stored/drafts.ts';

export const trainDraft: StoredKeyOf<typeof source> = {
  name: "train",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    pnr: ['text', ""],
    stationCode: ['text'],
    storeId: ['text'],
    orderId: ['text'],
    isSaved: ['flag', false],
    name: ['text'],
    mobile: ['text'],
    seat: ['text'],
    instructions: ['text', ""],
  } },
};
