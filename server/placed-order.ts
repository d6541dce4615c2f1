import type { CartLineInput, CartBill } from '#schemas/entities/cart.ts';
import type { Bucket } from '#schemas/rules/experiment-groups.ts';
import type { OrderDetails, OrderItem } from '#schemas/entities/order.ts';

/** An order as it is placed: written when its transaction begins, and never changed. Amounts are integer paise. */
export interface PlacedOrder {
  readonly storeId: string;
  readonly storeName: string;
  readonly orderType: OrderDetails['deliveryType'];
  readonly items: readonly OrderItem[];
  /** The lines of the cart, to order the same again. */
  readonly lines: readonly CartLineInput[];
  readonly bill: CartBill;
  readonly netPrice: number;
  readonly discount: number;
  /** The code that the customer entered. */
  readonly promoCode: string | null;
  /** Codes of all offers that made it cheaper. */
  readonly promoCodes: readonly string[];
  readonly address: OrderDetails['address'] | null;
  readonly user: OrderDetails['userDetails'];
  readonly zeroContactDelivery: boolean;
  readonly deliveryInstructions: string;
  readonly partnerUserId: string | null;
  /** ISO; null when it is to be made at once. */
  readonly scheduledFor: string | null;
  readonly campaignMessage: string | null;
  /** Of the browser that ordered, for the results of experiments; absent where it is not known. */
  readonly clientGroup?: Bucket | undefined;
  /** Its groups in the experiments that marketing named. */
  readonly drawnGroups?: readonly string[] | undefined;
  /** Absent where none are given. */
  readonly loyaltyEarnedPoints?: number | undefined;
  /** The seat of an order to a train. Its times are in `train_orders`, under the same id. */
  readonly train?:
    | {
        readonly id: string;
        readonly number: string;
        readonly name: string;
        readonly stationCode: string;
        readonly stationName: string;
        readonly coach: string;
        readonly berth: string;
      }
    | undefined;
}
