import type { CartModule } from '../cart/cart-module.ts';
import type { CatalogModule } from '../catalog/catalog-module.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { orderAgainHandlers } from './order-again-handlers.ts';

interface Needs {
  readonly orders: OrdersModule;
  readonly cart: CartModule;
  readonly catalog: CatalogModule;
}

/** What was ordered once more, and what goes with it. Apart from the orders, because the cart depends on those. */
export function orderAgainModule({ settings }: ModuleParts, { orders, cart, catalog }: Needs) {
  return {
    handlers: orderAgainHandlers({
      own: orders.own,
      openShop: cart.openShop,
      catalog: catalog.catalog,
      defaultStoreId: settings.DEFAULT_STORE_ID,
    }),
  };
}
