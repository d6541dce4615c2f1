import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { validateDocument } from './validate-document.ts';

const faultsOf = (kind: DocumentKind, body: object) =>
  validateDocument({ kind, body: { document: kind, ...body }, file: 'x' }).map(
    ({ address, code }) => `${address} ${code}`,
  );

const rating = { id: 'a', type: 'field-rating', props: { question: 'How was it?' } };

it('finds a form that asks twice, unless a condition shows only one of the two', () => {
  const form = (second: object) =>
    faultsOf('feedback-template', { heading: 'Hello', nodes: [rating, { ...rating, id: 'b', ...second }] });
  expect(form({})).toEqual(['nodes[1] asked-twice']);
  expect(form({ type: 'field-comment' })).toEqual([]);
  // Who is a guest is asked by both.
  expect(form({ when: { session: 'guest' } })).toEqual(['nodes[1] asked-twice']);
  const guests = { ...rating, when: { session: 'guest' } };
  const members = { ...rating, id: 'b', when: { session: 'logged-in' } };
  expect(faultsOf('feedback-template', { heading: 'Hello', nodes: [guests, members] })).toEqual([]);
});

it('reports neither two questions of different kinds nor a field that does not belong here', () => {
  const nodes = [rating, { ...rating, id: 'b' }];
  expect(faultsOf('landing', { nodes })).toEqual(['nodes[0].type wrong-place', 'nodes[1].type wrong-place']);
});
