// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { optionGroup, useFoldedGroups } from './use-folded-groups.ts';

const size = { type: 'size-chosen', sizeId: 'large' } as const;
const crust = { type: 'crust-chosen', crustId: 'thin' } as const;
const topping = { type: 'extra-counted', key: 'top-onion', count: 1 } as const;
const option = { type: 'option-chosen', orderSeq: 2, productId: 'PIZ1' } as const;

function start(cards: HTMLElement | null = null) {
  const { result } = renderHook(() => useFoldedGroups({ current: cards }));
  return {
    choose: (event: Parameters<typeof result.current.chosen>[0]) => act(() => result.current.chosen(event)),
    open: (group: string) => act(() => result.current.open(group)),
    openAll: () => act(() => result.current.openAll()),
    folded: () => ['size', 'crust', optionGroup(2)].filter((group) => result.current.isFolded(group)),
  };
}

const scrolls: unknown[] = [];
beforeEach(() => {
  scrolls.length = 0;
  vi.stubGlobal('scrollBy', (by: unknown) => scrolls.push(by));
});
afterEach(() => vi.unstubAllGlobals());

describe('the groups of what is chosen', () => {
  it('NAV-11 fold once the customer goes on to another, not while one is chosen from', () => {
    const { choose, folded } = start();
    choose(size);
    expect(folded()).toEqual([]);
    choose(crust);
    expect(folded()).toEqual(['size']);
    choose(topping);
    expect(folded()).toEqual(['size', 'crust']);
    choose({ type: 'quantity-chosen', quantity: 2 });
    expect(folded()).toEqual(['size', 'crust']);
    choose(option);
    choose(topping);
    expect(folded()).toEqual(['size', 'crust', 'option-2']);
  });

  it('NAV-11 open when they are pressed, and all of them when the customer starts over', () => {
    const { choose, open, openAll, folded } = start();
    choose(size);
    choose(crust);
    choose(topping);
    open('size');
    expect(folded()).toEqual(['crust']);
    openAll();
    expect(folded()).toEqual([]);
  });

  it('MEN-09 show the crusts again after another size, which may have changed the crust', () => {
    const { choose, folded } = start();
    choose(crust);
    choose(topping);
    expect(folded()).toEqual(['crust']);
    choose(size);
    expect(folded()).toEqual([]);
  });

  it('leave what is chosen from where it is on the screen', () => {
    const cards = document.createElement('div');
    cards.innerHTML = '<section data-group="size"></section><section data-group="crust"></section><p></p>';
    document.body.append(cards);
    const { choose } = start(cards);
    const tops = [400, 240];
    const crusts = cards.querySelector('[data-group=crust]') as HTMLElement;
    crusts.getBoundingClientRect = () => new DOMRect(0, tops.shift());
    choose(size);
    choose(crust);
    expect(scrolls.at(-1)).toEqual({ top: -160, behavior: 'instant' });
    cards.remove();
  });
});
