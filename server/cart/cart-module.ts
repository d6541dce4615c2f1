import type { CatalogModule } from '../catalog/catalog-module.ts';
import type { ContentModule } from '../content/content-module.ts';
import { createRateLimit } from '../http/rate-limits.ts';
import type { LocatorModule } from '../locator/locator-module.ts';
import type { MenuModule } from '../menu/menu-module.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import type { SessionModule } from '../session/session-module.ts';
import { cartHandlers } from './cart-handlers.ts';
import { createCartsRepository } from './carts-repository.ts';
import { couponHandlers } from './coupon-handlers.ts';
import { createFreezeCart } from './freeze-cart.ts';
import { offerHandlers } from './offer-handlers.ts';
import { createOpenShop } from './shop-now.ts';

export type CartModule = ReturnType<typeof cartModule>;

interface Needs {
  readonly session: SessionModule;
  readonly content: ContentModule;
  readonly locator: LocatorModule;
  readonly orders: OrdersModule;
  readonly catalog: CatalogModule;
  readonly menu: MenuModule;
}

const hour = 3600;
const tooManyWrites = (wait: string) =>
  `Your cart was changed too often. It is kept as it is. Try again in ${wait}.`;
const tooManyGuesses = (wait: string) => `Too many codes were tried. Try again in ${wait}.`;

/** Carts: what is in them, what they cost, and the offers that apply to them. */
export function cartModule({ db, counts, settings, now }: ModuleParts, needs: Needs) {
  const { session, content, locator, orders, catalog, menu } = needs;
  const carts = createCartsRepository({ db, now, sessions: session.sessions });
  const openShop = createOpenShop({
    stores: locator.stores,
    menus: menu.menus,
    documentsFor: content.documentsFor,
    promos: catalog.promos,
    orders: orders.orders,
    now,
  });
  const guesses = {
    ofSession: createRateLimit(counts, { name: 'coupons', points: 20, seconds: hour, text: tooManyGuesses }),
    // Many customers of a mobile network share one address.
    ofCaller: createRateLimit(counts, {
      name: 'coupons-from',
      points: 600,
      seconds: hour,
      text: tooManyGuesses,
    }),
  };
  // Each write is remembered for a day. The app sends one a second at most, however fast somebody taps.
  const writes = createRateLimit(counts, {
    name: 'cart-writes',
    points: 300,
    seconds: 600,
    text: tooManyWrites,
  });
  const options = { carts, openShop, writes };
  return {
    handlers: {
      ...cartHandlers(options),
      ...couponHandlers({ ...options, guesses }),
      ...offerHandlers({
        carts,
        openShop,
        catalog: catalog.catalog,
        guesses: guesses.ofCaller,
        defaultStoreId: settings.DEFAULT_STORE_ID,
      }),
    },
    carts,
    freezeCart: createFreezeCart(options),
    openShop,
    removeExpired: (ending: AbortSignal) => carts.removeExpired({ ending }),
  };
}
