// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { socialAttempt as source } from '../../stored/drafts.ts';

export const socialAttempt: StoredKeyOf<typeof source> = {
  name: "socialAttempt",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    source: { is: 'choice', of: ["Gmail","Facebook","Apple"] },
    state: 'text',
    nonce: 'text',
    verifier: 'text',
    redirectUrl: ['text'],
  } },
};
