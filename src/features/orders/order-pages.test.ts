import { describe, expect, it } from 'vitest';
import { type OrderHistory, withFavourite, withFirstPage, withNextPage } from './order-pages.ts';
import { orderOf } from './testing/order-fixture.ts';

const page = (ids: readonly string[], nextPage?: string): OrderHistory => ({
  orders: ids.map((id) => orderOf({ id })),
  hasNext: nextPage !== undefined,
  favOrder: [],
  ...(nextPage !== undefined && { nextPage }),
});
const idsOf = ({ orders }: OrderHistory) => orders.map(({ id }) => id);

describe('the pages of the history', () => {
  it('ORD-24 ORD-28 follow on each other, and the last one says that there are no more', () => {
    const all = withNextPage(page(['5', '4'], '/next'), page(['4', '3']));
    expect(idsOf(all)).toEqual(['5', '4', '3']);
    expect([all.hasNext, all.nextPage]).toEqual([false, undefined]);
  });

  it('keep what was loaded when the first one is read again', () => {
    const known = withNextPage(page(['5', '4'], '/a'), page(['3', '2'], '/b'));
    const again = withFirstPage(known, page(['6', '5', '4'], '/a'));
    expect(idsOf(again)).toEqual(['6', '5', '4', '3', '2']);
    expect(again.nextPage).toBe('/b');
  });

  it('begin anew where the first one does not join what was loaded', () => {
    expect(idsOf(withFirstPage(page(['2', '1']), page(['9', '8'], '/a')))).toEqual(['9', '8']);
    expect(idsOf(withFirstPage(undefined, page([])))).toEqual([]);
  });

  it('ORD-33 say which orders are favourites', () => {
    const marked = withFavourite(page(['5', '4']), '4', true);
    expect([marked.favOrder, marked.orders[1]?.isFavourite]).toEqual([['4'], true]);
    expect(withFavourite(marked, '4', false).favOrder).toEqual([]);
  });

  it('are the first one alone where nothing was loaded after it', () => {
    const again = withFirstPage(page(['5', '4'], '/old'), page(['5', '4'], '/a'));
    expect([idsOf(again), again.nextPage]).toEqual([['5', '4'], '/a']);
  });

  it('keep what follows on a first page of one order, and begin anew where it has none', () => {
    expect(idsOf(withFirstPage(page(['5', '4'], '/b'), page(['5'], '/a')))).toEqual(['5', '4']);
    expect(idsOf(withFirstPage(page(['5', '4'], '/b'), page([])))).toEqual([]);
  });

  it('say that there are no more, also when the first one is read again', () => {
    const known = withNextPage(page(['5', '4'], '/a'), page(['3']));
    const again = withFirstPage(known, page(['5', '4'], '/a'));
    expect([idsOf(again), again.hasNext]).toEqual([['5', '4', '3'], false]);
    expect(again).not.toHaveProperty('nextPage');
  });

  it('ORD-33 name a favourite once, the latest first, and mark no other order', () => {
    const known = withFavourite(withFavourite(page(['5', '4']), '5', true), '4', true);
    expect(known.favOrder).toEqual(['4', '5']);
    expect(withFavourite(known, '5', true).favOrder).toEqual(['5', '4']);
    const left = withFavourite(known, '5', false);
    expect([left.favOrder, left.orders.map(({ isFavourite }) => isFavourite)]).toEqual([
      ['4'],
      [false, true],
    ]);
  });
});
