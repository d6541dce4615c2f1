// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { EndpointOf } from '../../call.ts';
import type { getMenu as source } from '../../api/catalog.ts';
import { menuProduct } from '../shapes/menu-product.ts';

export const getMenu: EndpointOf<typeof source> = {
  id: "getMenu",
  method: "GET",
  path: "/catalog-service/ve1/stores/$storeId/menu",
  background: true,
  enveloped: true,
  reply: { is: 'object', fields: {
    version: ['text', ""],
    catalog: { is: 'list', of: { is: 'object', fields: {
      categoryId: 'name',
      name: ['text', ""],
      slug: ['text', ""],
      picture: ['name'],
      products: { is: 'list', of: menuProduct },
    } } },
    addons: [{ is: 'list', of: { is: 'object', fields: {
      addonId: 'name',
      name: 'name',
      group: [{ is: 'choice', of: ["topping","cheese","addon"] }, "addon"],
      price: 'count',
      kcal: ['count'],
      allergens: [{ is: 'list', of: { is: 'essential', of: 'text' } }],
      description: ['name'],
      imageName: ['text'],
      foodType: [{ is: 'choice', of: [0,1] }, 1],
      available: ['flag', true],
      addonVariants: [{ is: 'list', of: { is: 'object', fields: {
        addonVariantId: 'name',
        sizeId: ['text'],
        name: ['text'],
        price: 'count',
        kcal: ['count'],
        allergens: [{ is: 'list', of: { is: 'essential', of: 'text' } }],
      } } }, []],
    } } }, []],
    bestseller: [{ is: 'list', of: 'text' }, []],
    recommended: [{ is: 'list', of: 'text' }, []],
    essentials: [{ is: 'list', of: 'text' }, []],
    edvMinimum: [{ is: 'number', whole: true, least: 1 }, 1],
    edvSaving: ['count', 0],
    synonyms: [{ is: 'list', of: { is: 'object', fields: {
      words: { is: 'list', of: { is: 'text', least: 2, most: 40 }, least: 1 },
      finds: { is: 'list', of: { is: 'text', least: 2, most: 40 }, least: 1 },
    } } }, []],
  } },
};
