import { mobilePattern } from '#schemas/entities/customer-fields.ts';
import type { OrderDetails } from '#schemas/entities/order.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { distanceBetween } from '#schemas/rules/distance-between.ts';
import type { FrozenCart } from '../cart/freeze-cart.ts';
import { isOpenAt } from '../locator/opening-hours.ts';
import type { StoreRow } from '../locator/store-row.ts';
import { voucherRefusal } from '../payment-options/voucher-refusal.ts';
import { rupees } from '#schemas/rules/rupees.ts';
import { timeForPeople } from '../time-in-india.ts';
import type { TripToOrder } from '../trains/trip-to-order.ts';
import { type OrderProblem, priceChanged } from './checkout-faults.ts';

const scheduledAtMostMs = 7 * 24 * 60 * 60_000;

export interface ZeroContact {
  readonly blocks: readonly PaymentMode[];
  readonly reason: string;
}

export interface OrderToCheck {
  readonly order: OrderDetails;
  /** The address that the order goes to: the saved one, where the request names it. */
  readonly address: OrderDetails['address'];
  /** Where an order to a train goes. */
  readonly to?: TripToOrder | undefined;
  /** Where the customer can be reached. */
  readonly mobile: string;
  readonly frozen: FrozenCart;
  readonly store: StoreRow | undefined;
  readonly mode?: PaymentMode | undefined;
  /** What a delivery without contact rules out. */
  readonly zeroContact: ZeroContact;
  /** CON-04. The kitchen needs so long for an order for later. */
  readonly leadMinutes: number;
  readonly now: number;
}

/** PAY-39. What has to be done before the cart can be ordered, the most important first. */
export function orderProblems(asked: OrderToCheck): OrderProblem[] {
  const { frozen, order } = asked;
  const { priced } = frozen;
  const inCart = cartProblems(frozen);
  const others = [
    ...previewProblems(frozen),
    ...inCart,
    ...placeProblems(asked),
    ...timeProblems(asked),
    ...customerProblems(asked),
    ...contactProblems(asked),
    ...voucherProblems(asked),
  ];
  // What a cart costs that cannot be ordered says nothing.
  if (inCart.length === 0 && order.price !== priced.netPrice)
    others.push(priceChanged(order.price, priced.netPrice));
  return others;
}

/** Drafts change charges and limits: what they say is not what an order costs. */
function previewProblems({ shop: { isPreview } }: FrozenCart): OrderProblem[] {
  return isPreview
    ? [{ code: 'PREVIEW', text: 'This is a preview of drafts. Open the shop without it to order.' }]
    : [];
}

function cartProblems({ priced, shop }: FrozenCart): OrderProblem[] {
  const { validItems, invalidItems, limits = [] } = priced;
  if (validItems.length + invalidItems.length === 0)
    return [{ code: 'EMPTY_CART', text: 'Your cart is empty. Add something to order.' }];
  const names = invalidItems.map(({ product }) => product.name);
  const { maxCartItems } = shop.config;
  const texts = {
    'too-many-items': `An order can have ${maxCartItems} ${maxCartItems === 1 ? 'item' : 'items'} at most. Remove something to go on.`,
    'too-many-of-product': 'Sorry, only a limited quantity of this product can be ordered.',
    'too-dear': `An order can cost ${rupees(shop.config.maxCartPrice * 100)} at most. Remove something to go on.`,
  };
  return [
    ...(names.length > 0
      ? [
          {
            code: 'ITEMS_NOT_AVAILABLE',
            text: `${inWords.format(names)} cannot be ordered now. Remove what is not available to go on.`,
          },
        ]
      : []),
    ...limits.map((limit) => ({
      code: `LIMIT_${limit.toUpperCase().replaceAll('-', '_')}`,
      text: texts[limit],
    })),
  ];
}

function placeProblems({ order, address, to, store, frozen: { shop } }: OrderToCheck): OrderProblem[] {
  const { deliveryType } = order;
  if (deliveryType !== shop.orderType)
    return [
      {
        code: 'ORDER_TYPE_CHANGED',
        text: 'The kind of order was changed. Look at your cart again before you order.',
      },
    ];
  if (!store?.order_types.includes(deliveryType))
    return [
      {
        code: 'ORDER_TYPE_NOT_SERVED',
        text: `${shop.store.name} does not take this kind of order. Choose another store.`,
      },
    ];
  if (to) return trainProblems(to, shop.store.id);
  if (deliveryType !== 'D') return [];
  if (
    !address ||
    ![address.houseNo, address.address, address.area_level2, address.city].every((part) => part.trim())
  )
    return [{ code: 'ADDRESS_MISSING', text: 'Where should we deliver? Fill in your address to go on.' }];
  if (distanceBetween(address, store) > store.delivery_radius)
    return [
      {
        code: 'ADDRESS_NOT_SERVED',
        text: `${shop.store.name} does not deliver to this address. Choose another address, or another store.`,
      },
    ];
  return [];
}

/** TRN-04. The restaurant has to be that of the station. */
function trainProblems({ trip, problem }: TripToOrder, storeId: string): OrderProblem[] {
  if (problem) return [problem];
  if (trip?.store_id === storeId) return [];
  return [
    {
      code: 'TRAIN_OTHER_STORE',
      text: 'Your cart is of another restaurant than that of your station. Open your train again and choose the station.',
    },
  ];
}

function timeProblems({
  order: { scheduledFor },
  to,
  store,
  leadMinutes,
  now,
}: OrderToCheck): OrderProblem[] {
  if (!store || to?.problem) return [];
  const hours = `It is open from ${timeForPeople(store.opens)} to ${timeForPeople(store.closes)}.`;
  if (scheduledFor === undefined)
    return isOpenAt(store, now)
      ? []
      : [
          {
            code: 'STORE_CLOSED',
            text: `${store.name} is closed now. ${hours} Choose another store.`,
          },
        ];
  const at = Date.parse(scheduledFor);
  // The time of an order to a train is that of the train: the customer can choose another station, and no time.
  if (to?.trip) {
    const closed = (text: string) => [{ code: 'TRAIN_CLOSED', text }];
    if (at > now + scheduledAtMostMs)
      return closed('Your train comes later than in seven days. Order to it nearer to that day.');
    return isOpenAt(store, at)
      ? []
      : closed(`${store.name} is closed when your train is there. ${hours} Choose another station.`);
  }
  const wrong = (text: string) => [{ code: 'SCHEDULE', text }];
  if (at < now + leadMinutes * 60_000)
    return wrong(`Choose a time that is at least ${leadMinutes} minutes from now.`);
  if (at > now + scheduledAtMostMs) return wrong('Choose a time within the next seven days.');
  return isOpenAt(store, at) ? [] : wrong(`${store.name} is closed at that time. ${hours}`);
}

function customerProblems({ mobile }: OrderToCheck): OrderProblem[] {
  if (mobilePattern.test(mobile)) return [];
  return [{ code: 'MOBILE_MISSING', text: 'Please enter valid mobile number' }];
}

/** PAY-62. */
function voucherProblems({ mode, frozen: { priced } }: OrderToCheck): OrderProblem[] {
  const text = mode === 'EVOUCHER' ? voucherRefusal(priced) : undefined;
  return text === undefined ? [] : [{ code: 'VOUCHER_NOT_ALLOWED', text }];
}

/** PAY-38. */
function contactProblems({ mode, order, zeroContact: { blocks, reason } }: OrderToCheck): OrderProblem[] {
  const isBlocked = order.zeroContactDelivery && mode !== undefined && blocks.includes(mode);
  return isBlocked ? [{ code: 'ZERO_CONTACT', text: reason }] : [];
}

const inWords = new Intl.ListFormat('en-IN', { type: 'conjunction' });
