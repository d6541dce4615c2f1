import { describe, expect, it } from 'vitest';
import type { MenuCard } from '#src/features/menu/menu-card.ts';
import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { drawnFirst } from './drawn-first.ts';
import { blocksOf } from './menu-blocks.ts';
import { previewOf } from './menu-preview.ts';

const cardOf = (productId: string): MenuCard => ({
  productId,
  name: productId,
  price: 100,
  foodType: 0,
  customisable: false,
  available: true,
});
const groupOf = (id: string, count: number): MenuGroup => ({
  id,
  name: id,
  slug: id,
  cards: Array.from({ length: count }, (_, at) => cardOf(`${id}-${at}`)),
  count,
});
const groups = [groupOf('pizza', 5), groupOf('sides', 1), groupOf('drinks', 30)];

describe('drawnFirst', () => {
  it('draws three blocks, from the first group on', () => {
    expect(drawnFirst(groups, undefined)).toEqual({ begin: 0, blocks: [2, 1, 0] });
  });

  it('begins with the opened group', () => {
    expect(drawnFirst(groups, 'sides')).toEqual({ begin: 1, blocks: [0, 1, 2] });
    expect(drawnFirst(groups, 'drinks')).toEqual({ begin: 2, blocks: [0, 0, 3] });
  });

  it('begins with the first group when the opened one has gone', () => {
    expect(drawnFirst(groups, 'combos')).toEqual({ begin: 0, blocks: [2, 1, 0] });
  });

  it('draws what there is of a short menu', () => {
    expect(drawnFirst(groups.slice(1, 2), undefined)).toEqual({ begin: 0, blocks: [1] });
    expect(drawnFirst([], undefined)).toEqual({ begin: 0, blocks: [] });
  });
});

describe('previewOf', () => {
  it.each([
    ['/menu', {}, undefined],
    ['/menu/sides', { slug: 'sides' }, 'sides'],
    ['/menu/drinks', { slug: 'drinks' }, 'drinks'],
    ['/menu/unknown', { slug: 'unknown' }, undefined],
  ])('%s: the server sends every card that the browser draws first, and no other', (_, target, openedId) => {
    const sent = previewOf(groups, target).groups;
    expect(sent.map(({ id, count }) => [id, count])).toEqual(groups.map(({ id, count }) => [id, count]));
    // The browser computes the blocks from the groups that the server sent.
    const { blocks } = drawnFirst(sent, openedId);
    const drawn = groups.map(({ cards, count }, at) =>
      blocksOf(cards, count)
        .slice(0, blocks[at])
        .flatMap((block) => block.cards),
    );
    expect(sent.map(({ cards }) => cards)).toEqual(drawn);
  });
});
