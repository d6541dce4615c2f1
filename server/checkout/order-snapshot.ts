import type { OrderDetails, OrderItem } from '#schemas/entities/order.ts';
import type { ValidItem } from '#schemas/entities/cart.ts';
import { given } from '#schemas/given.ts';
import type { Bucket } from '#schemas/rules/experiment-groups.ts';
import type { CartReply } from '../cart/cart-reply.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { Trip } from '../trains/trips-repository.ts';

interface ToPlace {
  readonly order: OrderDetails;
  readonly address: OrderDetails['address'];
  readonly user: OrderDetails['userDetails'];
  readonly frozen: FrozenCart;
  /** Where an order to a train goes. */
  readonly trip: Trip | undefined;
  readonly clientGroup: Bucket | undefined;
  readonly drawnGroups: readonly string[];
}

/** The order as it is placed when it is paid, whatever happens to menu and offers until then. */
export function snapshotOf({
  order,
  address,
  user,
  frozen: { cart, shop, priced },
  trip,
  clientGroup,
  drawnGroups,
}: ToPlace): PlacedOrder {
  const promo = priced.explicitPromo;
  return {
    storeId: shop.store.id,
    storeName: shop.store.name,
    orderType: order.deliveryType,
    items: priced.validItems.map(itemOf),
    lines: cart.lines,
    bill: priced.bill,
    netPrice: priced.netPrice,
    discount: priced.discount,
    promoCode: promo && promo.result !== 'FAILED' ? promo.promoCode : null,
    promoCodes: (priced.appliedOffers ?? []).map(({ code }) => code),
    address: order.deliveryType === 'D' && address ? address : null,
    user,
    zeroContactDelivery: order.zeroContactDelivery,
    deliveryInstructions: order.deliveryInstructions,
    partnerUserId: order.partnerUserId ?? null,
    scheduledFor: order.scheduledFor ?? null,
    campaignMessage: shop.config.campaignMessage || null,
    ...given({
      loyaltyEarnedPoints: pointsOf(shop, priced.netPrice),
      train: trip && trainOf(trip),
      clientGroup,
      drawnGroups: drawnGroups.length > 0 ? drawnGroups : undefined,
    }),
  };
}

function trainOf(trip: Trip): PlacedOrder['train'] {
  return {
    id: trip.id,
    number: trip.train_number,
    name: trip.train_name,
    stationCode: trip.station_code,
    stationName: trip.station_name,
    coach: trip.coach ?? '',
    berth: trip.berth ?? '',
  };
}

/** ORD-30. Guests have no wallet that could hold any, and nobody has one where no build has it (WLT-06). */
function pointsOf({ customer, config }: FrozenCart['shop'], price: number) {
  const { loyaltyPointsPer100, walletBuilds } = config;
  const points = Math.floor(price / 10_000) * loyaltyPointsPer100;
  return customer && walletBuilds.length > 0 && points > 0 ? points : undefined;
}

function itemOf(item: CartReply['validItems'][number]): OrderItem {
  return {
    itemId: item.id,
    product: {
      id: item.product.id,
      name: item.product.name,
      ...given({ sizeName: item.size?.name, imageUrl: item.picture, menuCode: item.menuCode }),
    },
    choices: [...(item.crust ? [item.crust.name] : []), ...(item.choices ?? [])],
    pricePerQty: item.pricePerQty,
    quantity: item.quantity,
    productType: item.productType ?? 'SINGLE',
    ...given({ foodType: item.foodType as ValidItem['foodType'] | undefined }),
    totalDiscount: (item.mixSaving ?? 0) + (item.discount ?? 0),
    total: item.net,
    freeItem: item.freeItem ?? false,
  };
}
