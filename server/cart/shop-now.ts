import type { FastifyRequest } from 'fastify';
import type { OrderTypeCode } from '#schemas/node.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { mixRuleOf, type MixRule } from '#schemas/rules/mix-price.ts';
import { configOf, type ShopConfig } from '../content/effective-config.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { deliveryTypeOf } from '../http/order-type.ts';
import type { Session } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { isNoStore, noStoreChosen } from '../locator/check-store.ts';
import type { StoresRepository } from '../locator/stores-repository.ts';
import { readMenuRules } from '../menu/menu-rules.ts';
import type { Menus } from '../menu/menus.ts';
import type { OrdersRepository } from '../orders/orders-repository.ts';
import type { PromoCustomer } from '../promo/promo-cart.ts';
import type { Offer, PromosRepository } from '../promo/promos-repository.ts';
import { storeError } from './cart-faults.ts';
import { lookUp, type MenuLookup } from './menu-lookup.ts';

/** All that a cart is priced by, read before its transaction: what is priced is as new as the request. */
export interface Shop {
  readonly store: { readonly id: string; readonly name: string; readonly online: boolean };
  readonly orderType: OrderTypeCode;
  readonly menu: MenuLookup;
  readonly mix: MixRule | undefined;
  readonly config: ShopConfig;
  readonly offers: readonly Offer[];
  readonly customer: PromoCustomer | undefined;
  /** How the customer pays; absent until that was chosen. */
  readonly paymentMode?: PaymentMode | undefined;
  readonly now: number;
  /** It is priced by drafts, which nobody orders by. */
  readonly isPreview: boolean;
}

interface Options {
  readonly stores: Pick<StoresRepository, 'findBrief'>;
  readonly menus: Menus;
  readonly documentsFor: DocumentsFor;
  readonly promos: PromosRepository;
  readonly orders: Pick<OrdersRepository, 'promoHistory'>;
  readonly now: () => number;
}

interface Visit {
  readonly request: FastifyRequest;
  readonly session: Session | undefined;
  /** That of the header, when it is absent. */
  readonly storeId?: string;
  /** The cart was put together from a menu without prices of options. Calls that only read or order it do not say so. */
  readonly seesNoOptionPrices?: boolean;
}

export type OpenShop = (visit: Visit) => Promise<Shop>;

/** MEN-26: the variant whose combos cost the same whatever is chosen in them. */
const withoutPrices = { feature: 'COMBO_WITHOUT_PRICE', experiment: 'menuHeader', variant: 'A' } as const;

/** The shop as a request finds it: the store and the order type of its headers, the live documents or those of its preview. */
export function createOpenShop({ stores, menus, documentsFor, promos, orders, now }: Options): OpenShop {
  return async ({ request, session, storeId = header(request, 'storeId'), seesNoOptionPrices = false }) => {
    if (storeId === undefined || isNoStore(storeId)) throw noStoreChosen();
    const { source, preview } = await documentsFor(request);
    const orderType = deliveryTypeOf(request) ?? 'D';
    const [config, store, offers] = await Promise.all([
      configOf(source),
      stores.findBrief(storeId),
      promos.list(),
    ]);
    const [menu, customer] = await Promise.all([
      store &&
        menus.find({
          storeId,
          orderType,
          combosWithoutPrices:
            (seesNoOptionPrices || saysNoOptionPrices(request)) && isWithoutPricesRunning(config),
          rules: preview && (await readMenuRules(source)),
        }),
      session?.isLoggedIn && offers.some(isPersonal) ? orders.promoHistory(session.userId) : undefined,
    ]);
    if (!store || !menu) throw storeError(config);
    return {
      store,
      orderType,
      menu: lookUp(menu.body.data),
      mix: mixRuleOf(config),
      config,
      offers,
      customer: session?.isLoggedIn ? (customer ?? nothingYet) : undefined,
      now: now(),
      isPreview: preview !== undefined,
    };
  };
}

const nothingYet: PromoCustomer = { ordersBefore: 0, uses: [] };

/** Whether it depends on the customer's orders. */
function isPersonal({ rule: { firstOrder, perCustomer } }: Offer): boolean {
  return firstOrder || perCustomer !== undefined;
}

/** Whether the customer's menu has no prices for the options of combos, as the request says. */
export function saysNoOptionPrices({ headers }: FastifyRequest): boolean {
  return headers.feature === withoutPrices.feature;
}

/** Combos cost what the customer's menu said, while the experiment runs that leaves their prices out. */
function isWithoutPricesRunning({ experiments }: ShopConfig): boolean {
  return Object.values(experiments[withoutPrices.experiment] ?? {}).includes(withoutPrices.variant);
}
