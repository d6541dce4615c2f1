import type { MenuGroup } from '#src/features/menu/menu-groups.ts';
import { cardInBlocks } from './card-in-blocks.ts';
import { groupAnchor } from './group-anchor.ts';
import { blockSize } from './menu-blocks.ts';
import { restOf } from './section-place.ts';

/** Scrolls to a group, or to a card in it. The card need not be drawn: the heights of blocks are known. */
export function scrollToGroup(group: MenuGroup, productId: string | undefined): void {
  const section = document.getElementById(groupAnchor(group));
  if (!section) return;
  section.scrollIntoView({ behavior: 'instant' });
  const index = group.cards.findIndex((card) => card.productId === productId);
  if (index < 0) return;
  const blocks = section.querySelectorAll('[data-menu-block]');
  const [first] = blocks;
  if (!first) return;
  const { block, above } = cardInBlocks({
    index,
    count: group.count,
    // Far from the screen the section is one box for all blocks.
    blockSize: blocks.length > 1 ? blockSize : group.count,
    columns: Number(getComputedStyle(first).getPropertyValue('--columns')) || 1,
  });
  const element = blocks[block];
  if (!element) return;
  const padding = Number.parseFloat(getComputedStyle(element).paddingTop) || 0;
  const { height } = element.getBoundingClientRect();
  const top = restOf(element, section) + padding + above * (height - 2 * padding);
  window.scrollTo({ top, behavior: 'instant' });
}
