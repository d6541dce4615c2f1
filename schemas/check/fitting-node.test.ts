import { expect, it } from 'vitest';
import { fittingNode } from './fitting-node.ts';

it('keeps the fields that fit, and fills in the version', () => {
  const written = { id: 'a', type: 7, props: { text: 'Hi' }, link: { action: 'ofers' }, colour: 'red' };
  expect(fittingNode(written)).toEqual({ id: 'a', version: 1, props: { text: 'Hi' } });
});
