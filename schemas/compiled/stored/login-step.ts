// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { loginStep as source } from '../../stored/drafts.ts';

export const loginStep: StoredKeyOf<typeof source> = {
  name: "loginStep",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    way: [{ is: 'choice', of: ["code","password","social"] }, "code"],
    source: [{ is: 'choice', of: ["Gmail","Facebook","Apple"] }],
    mobile: 'text',
    resendAt: 'number',
    goodUntil: 'number',
  } },
};
