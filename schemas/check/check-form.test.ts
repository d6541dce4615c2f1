import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

const comment = { id: 'comment', type: 'field-comment', props: { question: 'Anything else?' } };
const faultsOf = (when: object) =>
  validateDocument({
    kind: 'feedback-template',
    body: { document: 'feedback-template', heading: 'How was it?', nodes: [comment], when },
    file: 'x',
  }).map(({ address, code }) => `${address} ${code}`);

const from = '2026-12-24T18:00:00+05:30';

it('finds a form that would never be shown: it ends before it begins, or is for no store', () => {
  expect(faultsOf({ from, until: from })).toEqual(['when never-shown']);
  expect(faultsOf({ storeIds: [] })).toEqual(['when never-shown']);
  expect(faultsOf({ from, until: '2026-12-26T00:00:00+05:30', storeIds: ['14052'] })).toEqual([]);
});
