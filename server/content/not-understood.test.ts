import { expect, it } from 'vitest';
import { notUnderstood } from './not-understood.ts';

const node = (when: unknown) => ({ id: 'a', kind: 'notice', v: 1, props: {}, when });
const understood = [{ id: 'a', kind: 'notice', v: 1, props: {} }, node({ session: 'guest' })];

it('names every clause and value that this server does not know, in lists, slots and numbered entries', () => {
  const landing = {
    document: 'landing',
    nodes: [...understood, node({ weather: 'rain', session: 'asleep' })],
    slots: { 'cart.end': [node('always')] },
  };
  expect(notUnderstood({ kind: 'landing', slug: 'default', body: landing })).toEqual([
    'landing/default nodes[2].when.session: enum',
    'landing/default nodes[2].when.weather: unknown-clause',
    "landing/default slots['cart.end'][0].when: type",
  ]);
  const menu = { document: 'left-menu', entries: { 1: node({ weather: 'rain' }) } };
  expect(notUnderstood({ kind: 'left-menu', slug: 'default', body: menu })).toEqual([
    'left-menu/default entries.1.when.weather: unknown-clause',
  ]);
});

it('names those of a whole form', () => {
  const form = {
    document: 'feedback-template',
    when: { weather: 'rain', orderTypes: ['D'] },
    nodes: understood,
  };
  expect(notUnderstood({ kind: 'feedback-template', slug: 'takeaway', body: form })).toEqual([
    'feedback-template/takeaway when.weather: unknown-clause',
    'feedback-template/takeaway when.orderTypes: unknown-clause',
  ]);
});

it('finds nothing in what is understood, and nothing where a document is none', () => {
  const noForm = { document: 'landing', when: { weather: 'rain' }, nodes: understood };
  for (const body of [{ document: 'landing', nodes: understood }, noForm, null])
    expect(notUnderstood({ kind: 'landing', slug: 'default', body })).toEqual([]);
});
