import { expect, it } from 'vitest';
import type { KnownNames } from './known-names.ts';
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

const forAll = (slug: string, when: object | undefined, others: NonNullable<KnownNames['forms']>) =>
  validateDocument({
    kind: 'feedback-template',
    slug,
    body: { document: 'feedback-template', heading: 'How was it?', nodes: [comment], ...(when && { when }) },
    file: 'x',
    known: { forms: others },
  }).map(({ message }) => message);

it('finds a second form for all order types, of which one is never sent', () => {
  const other = (slug: string, orderTypes?: readonly string[], when?: object) => ({ slug, orderTypes, when });
  expect(forAll('diwali', { from }, [other('new-year', undefined, { from })])).toEqual([
    "The document is for all order types, for which feedback-template/new-year is already with the same 'when'. Name the order types of one of the two in 'orderMode', or write another 'when'.",
  ]);
  // The warning of a form without both says that it is never chosen.
  expect(forAll('diwali', undefined, [other('default', ['D']), other('all')])).toEqual([]);
  expect(forAll('default', undefined, [other('dine-in', ['DINEIN'])])).toEqual([]);
  expect(
    forAll('diwali', { from }, [other('default', ['D']), other('default'), other('x', ['D'], { from })]),
  ).toEqual([]);
});

it('finds a form that names no order type, unless it is the default one', () => {
  const empty = (slug: string) =>
    validateDocument({
      kind: 'feedback-template',
      slug,
      body: { document: 'feedback-template', heading: 'x', orderMode: [], nodes: [comment] },
      file: 'x',
    }).map(({ message }) => message);
  expect(empty('diwali')).toEqual(['orderMode is empty. Name order types, or leave it out for all.']);
  expect(empty('default')).toEqual([]);
});

it('takes a form beside one with another when, and beside itself', () => {
  expect(secondOf(undefined, [{ from }])).toEqual([]);
  expect(secondOf({ from }, [undefined, { until: from }, { storeIds: ['1'] }])).toEqual([]);
  const known = { forms: [{ slug: 'x', orderTypes: ['D'], when: undefined }] };
  const body = { document: 'feedback-template', heading: 'x', orderMode: ['D'], nodes: [comment] };
  expect(validateDocument({ kind: 'feedback-template', slug: 'x', body, file: 'x', known })).toEqual([]);
});
