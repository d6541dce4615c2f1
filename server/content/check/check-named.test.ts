import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

const hero = {
  id: 'hero',
  type: 'hero-carousel',
  version: 2,
  props: { slides: [{ heading: 'Hot', picture: 'banner-hero-pizza' }] },
};

function faultsOf(node: object, known: object) {
  return validateDocument({
    kind: 'landing',
    body: { document: 'landing', nodes: [node] },
    file: 'x',
    known,
  });
}

it.each([
  ['notice', 'landing', { text: 'Hi', icon: 'sheild' }, 'nodes[0].props.icon'],
  [
    'hygiene-banner',
    'landing',
    { heading: 'Clean', points: [{ label: 'Hands', icon: 'sheild' }] },
    'nodes[0].props.points[0].icon',
  ],
  ['menu-entry', 'left-menu', { label: 'Safety', icon: 'sheild' }, "entries['1'].props.icon"],
  ['bottom-item', 'bottom-navigation', { label: 'Safety', icon: 'sheild' }, 'nodes[0].props.icon'],
] as const)('WID-01 finds an icon of %s that does not exist', (type, kind, props, address) => {
  const node = { id: 'a', type, props };
  const body = { document: kind, ...(kind === 'left-menu' ? { entries: { 1: node } } : { nodes: [node] }) };
  expect(validateDocument({ kind, body, file: 'x' })).toEqual([
    expect.objectContaining({
      address: expect.stringMatching(address.replace(/[[\]']+/g, '.*')),
      code: 'unknown-icon',
      message: expect.stringContaining("Did you mean 'shield'?"),
    }),
  ]);
});

it('finds unknown pictures where the pictures are known', () => {
  const known = { pictures: new Set(['banner-hero-pizza']) };
  expect(faultsOf(hero, known)).toEqual([]);
  const wrong = { ...hero, props: { slides: [{ heading: 'Hot', picture: 'banner-hero-piza' }] } };
  expect(faultsOf(wrong, known)).toEqual([
    expect.objectContaining({
      address: 'nodes[0].props.slides[0].picture',
      code: 'unknown-picture',
      message: expect.stringContaining("Did you mean 'banner-hero-pizza'"),
    }),
  ]);
});
