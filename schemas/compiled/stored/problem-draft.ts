// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { problemDraft as source } from '../../stored/drafts.ts';

export const problemDraft: StoredKeyOf<typeof source> = {
  name: "problem",
  keptIn: "tab",
  version: 1,
  shape: { is: 'object', fields: {
    categoryId: [{ is: 'either', of: ['text', { is: 'choice', of: [null] }] }, null],
    issueIds: [{ is: 'list', of: 'text' }, []],
    comment: ['text', ""],
    submissionId: [{ is: 'text', like: /^[A-Za-z0-9-]{8,64}$/u }],
  } },
};
