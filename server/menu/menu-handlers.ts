import type { z } from 'zod';
import type { getMenu } from '#schemas/api/catalog.ts';
import { headerNames } from '#schemas/header-names.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { Answer, keptUntil, personal, revalidated } from '../http/answer.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { minuteEnd } from '../http/minute-end.ts';
import { deliveryTypeOf } from '../http/order-type.ts';
import { isNoStore, noStoreChosen, unknownStore } from '../locator/check-store.ts';
import { readMenuRules } from './menu-rules.ts';
import type { Menus } from './menus.ts';

type Feature = NonNullable<z.output<typeof getMenu.headers>['feature']>;
const withoutPrices: Feature = 'COMBO_WITHOUT_PRICE';

/** The headers that the reply depends on: caches keep one reply for each combination. */
const vary = [headerNames.deliveryType, 'feature'].join(', ');

interface MenuOptions {
  readonly menus: Menus;
  readonly documentsFor: DocumentsFor;
  readonly now: () => number;
}

export function menuHandlers({ menus, documentsFor, now }: MenuOptions): HandlersOf<'getMenu'> {
  return {
    async getMenu({ request, params: { storeId } }) {
      if (isNoStore(storeId)) throw noStoreChosen();
      // Dishes are sold by the hour.
      const until = minuteEnd(now());
      const { source, preview } = await documentsFor(request);
      const menu = await menus.find({
        storeId,
        orderType: deliveryTypeOf(request) ?? 'D',
        combosWithoutPrices: request.headers.feature === withoutPrices,
        rules: preview && (await readMenuRules(source)),
      });
      // Not 403: the app would then load the default store, and show its menu as the one of this store.
      if (!menu) throw unknownStore(404);
      const { body, serialised } = menu;
      const cacheControl = preview ? personal : revalidated;
      const answer = new Answer(body, { etag: body.data.version, cacheControl, vary, serialised });
      return keptUntil(answer, until, now());
    },
  };
}
