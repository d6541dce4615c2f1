import { expect, it } from 'vitest';
import { nodesOf } from './nodes-of.ts';

const paths = (...given: Parameters<typeof nodesOf>) => nodesOf(...given).map(({ path }) => path.join('.'));

it('finds the nodes of a page, of the slots of other screens and of a numbered menu', () => {
  const landing = { nodes: [{}, null], slots: { 'cart.top': [{}] } };
  expect(paths('landing', landing)).toEqual(['nodes.0', 'nodes.1', 'slots.cart.top.0']);
  expect(paths('left-menu', { entries: { 1: {}, 10: {} } })).toEqual(['entries.1', 'entries.10']);
});

it('finds no nodes in a document without any', () => {
  expect(paths('alerts', { alerts: [{ id: 'a' }] })).toEqual([]);
  expect(paths('landing', { nodes: 'none' })).toEqual([]);
});
