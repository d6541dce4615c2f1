import type { FastifyRequest } from 'fastify';
import type { OrderDetails } from '#schemas/entities/order.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { cartClosed } from '../cart/cart-faults.ts';
import type { FreezeCart, FrozenCart } from '../cart/freeze-cart.ts';
import type { AddressesRepository } from '../customer/addresses-repository.ts';
import { HttpFault } from '../http/http-fault.ts';
import type { Session } from '../http/session.ts';
import { header } from '../http/session-headers.ts';
import { clientGroupOf, drawnGroupsOf } from '../results/client-group.ts';
import type { StoresRepository } from '../locator/stores-repository.ts';
import type { PlacedOrder } from '../placed-order.ts';
import type { FindTripToOrder, TripToOrder } from '../trains/trip-to-order.ts';
import type { CustomersRepository } from '../session/customers-repository.ts';
import type { OrderProblem } from './checkout-faults.ts';
import { orderProblems, type ZeroContact } from './order-problems.ts';
import { snapshotOf } from './order-snapshot.ts';

interface Parts {
  readonly freezeCart: FreezeCart;
  readonly stores: Pick<StoresRepository, 'find'>;
  readonly addresses: Pick<AddressesRepository, 'list'>;
  readonly customers: Pick<CustomersRepository, 'find'>;
  readonly zeroContact: () => Promise<ZeroContact>;
  readonly tripToOrder: FindTripToOrder;
  readonly leadMinutes: number;
  readonly now: () => number;
}

interface Caller {
  readonly session: Session;
  readonly request: FastifyRequest;
}

export interface CheckedOrder {
  readonly frozen: FrozenCart;
  readonly snapshot: PlacedOrder;
  /** The number of the order is the one that the customer has logged in by. */
  readonly isOwnNumber: boolean;
  readonly problems: readonly OrderProblem[];
}

export type CheckOrder = (
  caller: Caller,
  order: OrderDetails,
  mode: PaymentMode | undefined,
) => Promise<CheckedOrder>;

/** Reads all that an order is made from, and says what is in its way. */
export function createCheckOrder({
  freezeCart,
  stores,
  addresses,
  customers,
  zeroContact,
  tripToOrder,
  leadMinutes,
  now,
}: Parts): CheckOrder {
  /** The saved address as it is kept, where the request names one; what was typed otherwise. */
  async function addressOf(session: Session, { address }: OrderDetails) {
    if (address?.address_id === undefined) return address;
    const own = session.isLoggedIn ? await addresses.list(session.userId) : [];
    const saved = own.find(({ address_id }) => address_id === address.address_id);
    if (!saved)
      throw new HttpFault(404, {
        code: 'NO_SUCH_ADDRESS',
        displayMsg: 'This address is not there any more. Choose another one.',
      });
    return saved;
  }

  /** What the customer typed goes before what is known of them. */
  async function userOf(
    session: Session,
    { userDetails }: OrderDetails,
    { address, to }: { readonly address: OrderDetails['address']; readonly to: TripToOrder | undefined },
  ) {
    const known = session.isLoggedIn ? await customers.find(session.userId) : undefined;
    // Who gets an order to a train, and that the number is theirs, was shown by its code.
    if (to?.trip) {
      const email = userDetails.email || known?.email;
      const { name, mobile } = to.trip;
      return { user: { name: name ?? '', mobile, ...(email && { email }) }, isOwnNumber: true };
    }
    const name = userDetails.name || [known?.firstName, known?.lastName].filter(Boolean).join(' ');
    const email = userDetails.email || known?.email;
    const mobile = userDetails.mobile || known?.mobile || address?.mobile_no || '';
    const user = { name: name || address?.name || '', mobile, ...(email && { email }) };
    return { user, isOwnNumber: known?.mobile === mobile };
  }

  return async ({ session, request }, asked, mode) => {
    // The cart first: whoever names another one learns nothing else.
    const frozen = await freezeCart({ request, session, cartId: asked.cartId, paymentMode: mode });
    if (frozen.cart.isReplaced) throw cartClosed(frozen.shop.config);
    const address = await addressOf(session, asked);
    const to = asked.deliveryType === 'IRCTC' ? await tripToOrder(session.userId) : undefined;
    const order = to ? orderTo(to, asked) : asked;
    const { user, isOwnNumber } = await userOf(session, order, { address, to });
    const store = await stores.find(frozen.shop.store.id);
    return {
      frozen,
      snapshot: snapshotOf({
        order,
        address,
        user,
        frozen,
        trip: to?.trip,
        clientGroup: clientGroupOf(header(request, 'clientId')),
        drawnGroups: drawnGroupsOf(header(request, 'clientId'), frozen.shop.config.experiments),
      }),
      isOwnNumber,
      problems: orderProblems({
        order,
        address,
        to,
        mobile: user.mobile,
        frozen,
        store,
        mode,
        zeroContact: await zeroContact(),
        leadMinutes,
        now: now(),
      }),
    };
  };
}

/** The food has to be ready when the train is there; what the rider is told was typed with the seat. */
function orderTo({ trip }: TripToOrder, order: OrderDetails): OrderDetails {
  if (!trip) return order;
  return {
    ...order,
    scheduledFor: trip.arrives_at.toISOString(),
    deliveryInstructions: trip.instructions || order.deliveryInstructions,
  };
}
