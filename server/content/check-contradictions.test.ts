import { expect, it } from 'vitest';
import type { DocumentKind } from '#schemas/documents/documents.ts';
import { validateDocument } from './validate-document.ts';

const faultsOf = (kind: DocumentKind, body: object) =>
  validateDocument({ kind, body: { document: kind, ...body }, file: 'x' }).map(
    ({ address, code }) => `${address} ${code}`,
  );

const alert = { id: 'rain', text: 'Rain' };

it('WID-17 finds notices that end before they begin, and two with one id', () => {
  const from = '2026-12-24T18:00:00+05:30';
  expect(faultsOf('alerts', { alerts: [{ ...alert, from, until: from }] })).toEqual([
    'alerts[0] never-shown',
  ]);
  expect(faultsOf('alerts', { alerts: [alert, alert] })).toEqual(['alerts[1].id duplicate-id']);
  expect(faultsOf('alerts', { alerts: [alert, { ...alert, id: 'late', from }] })).toEqual([]);
});

const rating = { id: 'a', type: 'field-rating', props: { question: 'How was it?' } };

it('finds a form that asks twice, unless the two are there for one another', () => {
  const form = (second: object) =>
    faultsOf('feedback-template', { heading: 'Hello', nodes: [rating, { ...rating, id: 'b', ...second }] });
  expect(form({})).toEqual(['nodes[1] asked-twice']);
  expect(form({ type: 'field-comment' })).toEqual([]);
  const guests = { ...rating, when: { session: 'guest' } };
  const members = { ...rating, id: 'b', when: { session: 'logged-in' } };
  expect(faultsOf('feedback-template', { heading: 'Hello', nodes: [guests, members] })).toEqual([]);
});

it('finds choices that cannot be told apart', () => {
  const node = (type: string, props: object) =>
    faultsOf('feedback-template', {
      heading: 'Hello',
      nodes: [{ id: 'a', type, props: { question: 'What?', ...props } }],
    });
  const food = { value: 'FOOD', label: 'The food' };
  expect(node('field-category', { options: [food, food] })).toEqual([
    'nodes[0].props.options[1].value duplicate-value',
  ]);
  expect(node('field-tags', { tags: ['Payment', 'Offers', 'Payment'] })).toEqual([
    'nodes[0].props.tags[2] duplicate-value',
  ]);
  expect(node('field-category', { options: [food, { ...food, value: 'APP' }] })).toEqual([]);
});

it('WID-19 finds a page without a heading', () => {
  const nodes = [{ id: 'a', type: 'notice', props: { text: 'x' } }];
  expect(faultsOf('info-page', { heading: '', nodes })).toEqual(['heading blank']);
  expect(faultsOf('info-page', { heading: '   ', nodes })).toEqual(['heading blank']);
});
