// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { StoredKeyOf } from '../../stored-value.ts';
import type { feedbackWaiting as source } from '../../stored/drafts.ts';

export const feedbackWaiting: StoredKeyOf<typeof source> = {
  name: "feedbackWaiting",
  keptIn: "device",
  version: 1,
  shape: { is: 'list', of: { is: 'object', fields: {
    owner: { is: 'essential', of: 'text' },
    submissionId: { is: 'essential', of: { is: 'text', like: /^[A-Za-z0-9-]{8,64}$/u } },
    feedbackId: [{ is: 'essential', of: 'text' }],
    orderId: [{ is: 'essential', of: 'text' }],
    isOlderForm: ['flag', false],
    values: { is: 'record', of: { is: 'either', of: ['number', 'text', { is: 'list', of: 'text' }] } },
    answers: { is: 'essential', of: { is: 'object', fields: {
      comment: [{ is: 'text', most: 250 }],
      rating: [{ is: 'number', whole: true, least: 0, most: 5 }],
      tags: [{ is: 'list', of: { is: 'text', least: 1, most: 30 }, most: 12 }, []],
      category: [{ is: 'text', least: 1, most: 40 }],
      nps: [{ is: 'number', whole: true, least: 0, most: 10 }],
    } } },
  } } },
};
