// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { feedbackDraft as source } from '../../stored/drafts.ts';

export const feedbackDraft: StoredKeyOf<typeof source> = {
  name: "feedback",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    values: { is: 'record', of: { is: 'either', of: ['number', 'text', { is: 'list', of: 'text' }] } },
    tapped: { is: 'either', of: ['number', { is: 'choice', of: [null] }] },
    submissionId: [{ is: 'text', like: /^[A-Za-z0-9-]{8,64}$/u }],
  } },
};
