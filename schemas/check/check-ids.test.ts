import { expect, it } from 'vitest';
import { nodeSchema } from '../node.ts';
import { checkIds } from './check-ids.ts';
import { collectFaults } from './collect-faults.ts';

it('finds an id that a node of any list had before', () => {
  const { faults, report } = collectFaults('x');
  const node = (id: string) => nodeSchema.parse({ id, type: 'notice' });
  const nodes = [
    { node: node('a'), path: ['nodes', 0] },
    { node: node('b'), path: ['nodes', 1] },
    { node: node('a'), path: ['slots', 'cart.top', 0] },
  ];
  checkIds(nodes, report);
  expect(faults.map(({ message }) => message)).toEqual([
    "slots['cart.top'][0].id is 'a', as is nodes[0].id. Give each node an id of its own.",
  ]);
});
