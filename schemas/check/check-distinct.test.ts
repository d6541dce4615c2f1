import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { validateDocument } from './validate-document.ts';

const faultsOf = (kind: DocumentKind, body: object) =>
  validateDocument({ kind, body: { document: kind, ...body }, file: 'x' }).map(
    ({ address, code }) => `${address} ${code}`,
  );

it('finds choices with equal values', () => {
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

it('WID-01 finds them in the slots of other screens too', () => {
  const types = ['D', 'D'].map((code) => ({ code, label: 'Delivery' }));
  const notice = { id: 'a', type: 'notice', props: { text: 'x' } };
  const slots = { 'cart.top': [{ id: 'b', type: 'order-types', props: { types } }] };
  expect(faultsOf('landing', { nodes: [notice], slots })).toEqual([
    "slots['cart.top'][0].props.types[1].code duplicate-value",
  ]);
});
