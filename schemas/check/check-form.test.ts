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

const forms = (...whens: readonly (object | undefined)[]) =>
  whens.map((when, at) => ({ slug: `form-${at}`, orderTypes: ['D', 'P'], when }));
const secondOf = (when: object | undefined, known: readonly (object | undefined)[]) =>
  validateDocument({
    kind: 'feedback-template',
    slug: 'diwali',
    body: {
      document: 'feedback-template',
      heading: 'How was it?',
      orderMode: ['P'],
      nodes: [comment],
      ...(when && { when }),
    },
    file: 'x',
    known: { forms: forms(...known) },
  }).map(({ message }) => message);

it('finds a second form for an order type, with the same when or both without', () => {
  const until = '2026-12-26T00:00:00+05:30';
  expect(secondOf(undefined, [undefined])).toEqual([
    "orderMode[0] is 'P', for which feedback-template/form-0 is already. Remove it from one of the two, or write a 'when'.",
  ]);
  expect(secondOf({ from, until }, [undefined, { until, from }])).toEqual([
    "orderMode[0] is 'P', for which feedback-template/form-1 is already with the same 'when'. Remove it from one of the two, or write another 'when'.",
  ]);
  expect(secondOf({ storeIds: ['2', '1'] }, [{ storeIds: ['1', '2'] }])).toHaveLength(1);
});

it('takes a form beside one with another when, and beside itself', () => {
  expect(secondOf(undefined, [{ from }])).toEqual([]);
  expect(secondOf({ from }, [undefined, { until: from }, { storeIds: ['1'] }])).toEqual([]);
  const known = { forms: [{ slug: 'x', orderTypes: ['D'], when: undefined }] };
  const body = { document: 'feedback-template', heading: 'x', orderMode: ['D'], nodes: [comment] };
  expect(validateDocument({ kind: 'feedback-template', slug: 'x', body, file: 'x', known })).toEqual([]);
});
