import { expect, it } from 'vitest';
import type { Handlers } from './http/handlers.ts';
import { moduleList } from './module-list.ts';

const getDeals: Handlers['getDeals'] = async () => ({ status: 'SUCCESS', data: { deals: [] } });
const getMenu = (() => Promise.reject(new Error('no menu'))) satisfies Handlers['getMenu'];

it('builds each module from those before it, and joins their handlers', () => {
  const list = moduleList()
    .add('shelf', () => ({ handlers: { getDeals }, deals: ['first'] }))
    .add('board', ({ shelf }) => ({ handlers: { getMenu }, copy: shelf.deals }));
  expect(list.modules.board.copy).toEqual(['first']);
  expect(list.handlers).toEqual({ getDeals, getMenu });
});

it('names what removes expired rows, of every module that has some', () => {
  const removeExpired = async () => {};
  const list = moduleList()
    .add('a', () => ({ handlers: {}, removeExpired }))
    .add('b', () => ({ handlers: {} }))
    .add('c', () => ({ handlers: {}, removeExpired }));
  expect(list.removals).toEqual([removeExpired, removeExpired]);
});

it('does not compile where a call has two handlers, or none, or a module comes before what it needs', () => {
  const list = moduleList().add('shelf', () => ({ handlers: { getDeals } }));
  // @ts-expect-error -- 'shelf' handles getDeals.
  list.add('again', () => ({ handlers: { getDeals } }));
  // @ts-expect-error -- no module handles the other calls.
  const all: Handlers = list.handlers;
  // @ts-expect-error -- no 'board' comes before it.
  const early = list.add('early', ({ board }) => ({ handlers: {}, board }));
  expect([all, early]).toHaveLength(2);
});
