import { expect, it } from 'vitest';
import { collectFaults } from './collect-faults.ts';

it('keeps each code once for an address, and separates a full sentence from it by a colon', () => {
  const { faults, report } = collectFaults('landing/default.json');
  report(['nodes', 0, 'link'], 'dead-link', "'/x' leads nowhere.");
  report(['nodes', 0, 'link'], 'dead-link', 'is said again.');
  report(['nodes', 0, 'link'], 'blank', 'is empty.');
  report([], 'never-shown', 'is seen by nobody.');
  expect(faults.map(({ message }) => message)).toEqual([
    "nodes[0].link: '/x' leads nowhere.",
    'nodes[0].link is empty.',
    'The document is seen by nobody.',
  ]);
});
