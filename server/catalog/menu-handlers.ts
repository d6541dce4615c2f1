import type { z } from 'zod';
import type { getMenu } from '#schemas/api/catalog.ts';
import { headerNames } from '#schemas/header-names.ts';
import { Answer, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { deliveryTypeOf } from '../http/order-type.ts';
import { isNoStore, noStore, unknownStore } from './check-store.ts';
import type { Menus } from './menus.ts';

type Feature = NonNullable<z.output<typeof getMenu.headers>['feature']>;
const withoutPrices: Feature = 'COMBO_WITHOUT_PRICE';

/** What the reply depends on besides the store: caches keep one for each. */
const vary = [headerNames.deliveryType, 'feature'].join(', ');

export function menuHandlers(menus: Menus): HandlersOf<'getMenu'> {
  return {
    async getMenu({ request, params: { storeId } }) {
      if (isNoStore(storeId)) throw noStore();
      const menu = await menus.find({
        storeId,
        orderType: deliveryTypeOf(request) ?? 'D',
        combosWithoutPrices: request.headers.feature === withoutPrices,
      });
      // Not 403: the menu of another store than the one asked for would be taken for this one's.
      if (!menu) throw unknownStore(404);
      const { body, serialised } = menu;
      return new Answer(body, { etag: body.data.version, cacheControl: revalidated, vary, serialised });
    },
  };
}
