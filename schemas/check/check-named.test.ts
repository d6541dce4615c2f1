import { expect, it } from 'vitest';
import { validateDocument } from './validate-document.ts';

const hero = {
  id: 'hero',
  type: 'hero-carousel',
  version: 2,
  props: { slides: [{ heading: 'Hot', picture: 'banner-hero-pizza' }] },
};

function faultsOf(node: object) {
  return validateDocument({
    kind: 'landing',
    body: { document: 'landing', nodes: [node] },
    file: 'x',
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

it('WID-01 finds pictures that do not exist, and those of another kind than their place needs', () => {
  const withPicture = (picture: string) => ({ ...hero, props: { slides: [{ heading: 'Hot', picture }] } });
  expect(faultsOf(hero)).toEqual([]);
  const address = 'nodes[0].props.slides[0].picture';
  expect(faultsOf(withPicture('banner-hero-piza'))).toEqual([
    expect.objectContaining({
      address,
      code: 'unknown-picture',
      message: expect.stringContaining("Did you mean 'banner-hero-pizza'"),
    }),
  ]);
  expect(faultsOf(withPicture('fries'))).toEqual([
    expect.objectContaining({ address, code: 'picture-kind' }),
  ]);
});
