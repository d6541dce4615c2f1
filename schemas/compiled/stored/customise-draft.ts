// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { customiseDraft as source } from '../../stored/drafts.ts';

export const customiseDraft: StoredKeyOf<typeof source> = {
  name: "customise",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    sizeId: [{ is: 'essential', of: 'text' }],
    crustId: [{ is: 'essential', of: 'text' }],
    extras: { is: 'record', of: 'count' },
    options: { is: 'record', of: 'text' },
    quantity: { is: 'number', whole: true, least: 1 },
    crustChange: [{ is: 'either', of: [{ is: 'object', fields: {
      from: 'text',
      to: 'text',
    } }, { is: 'choice', of: [null] }] }, null],
  } },
};
