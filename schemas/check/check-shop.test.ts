import { expect, it } from 'vitest';
import type { DocumentKind } from '../documents/documents.ts';
import { validateDocument } from './validate-document.ts';

const shop = {
  storeIds: new Set(['14052', 'Mum-7']),
  menu: { categories: new Set(['2', '20', 'veg-pizza']), products: new Set(['PIZ7']) },
};
const landing = (node: object) => ({ document: 'landing', nodes: [{ id: 'a', ...node }] });
const found = (
  body: object,
  known: object = shop,
  [kind, slug]: [DocumentKind, string] = ['landing', 'default'],
) =>
  validateDocument({ kind, slug, body, file: 'x', known }).map(({ address, code, message }) => ({
    address,
    code,
    message,
  }));

const grid = (categoryId: string) =>
  landing({
    type: 'category-grid',
    props: { items: [{ label: 'Veg', picture: 'category-veg-pizza', categoryId }] },
  });

it.each(['2', 'veg-pizza', 'Veg-Pizza'])('NAV-52 takes %s as the category of a tile', (categoryId) => {
  expect(found(grid(categoryId))).toEqual([]);
});

it('NAV-52 finds the category of a tile that the menu does not have, where the menu is known', () => {
  expect(found(grid('veg-piza'))).toEqual([
    {
      address: 'nodes[0].props.items[0].categoryId',
      code: 'dead-link',
      message: expect.stringContaining(
        "categoryId: 'veg-piza' names a category that the menu does not have. Did you mean 'veg-pizza'?",
      ),
    },
  ]);
  expect(found(grid('222'))).toMatchObject([{ code: 'dead-link' }]);
  expect(found(grid('222'), {})).toEqual([]);
});

it('WID-06 finds unknown stores in the clause of a node, where the stores are known', () => {
  const body = landing({ type: 'notice', props: { text: 'Hi' }, when: { storeIds: ['14052', '99999'] } });
  expect(found(body)).toEqual([
    {
      address: 'nodes[0].when.storeIds[1]',
      code: 'unknown-store',
      message: expect.stringContaining("names a store that does not exist: '99999'."),
    },
  ]);
  expect(found(body, {})).toEqual([]);
});

it.each([
  ['landing', 'store-1', "'1'"],
  ['landing', 'store-abc', "'abc'"],
  ['left-menu', 'store-14053', "'14053'. Did you mean '14052'?"],
  ['bottom-navigation', 'store-9', "'9'"],
] as const)('WID-06 refuses %s/%s, of a store that there is not', (kind, slug, said) => {
  expect(found({}, shop, [kind, slug])).toContainEqual({
    address: '',
    code: 'unknown-store',
    message: expect.stringContaining(`is for a store that does not exist: ${said}`),
  });
});

it.each([
  ['landing', 'store-14052', shop],
  ['landing', 'store-mum-7', shop],
  ['landing', 'bucket-9', shop],
  ['info-page', 'store-locator', shop],
  ['landing', 'store-1', {}],
] as const)('WID-06 takes the name of %s/%s', (kind, slug, known) => {
  expect(found({}, known, [kind, slug]).map(({ code }) => code)).not.toContain('unknown-store');
});
