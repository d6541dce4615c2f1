import type { UnknownAction } from 'redux';
import { orderId } from '#schemas/compiled/stored/order-id.ts';
import type { Emit } from '#src/features/analytics/event-outlet.ts';
import type * as cart from '#src/features/cart/cart-slice.ts';
import type * as checkout from '#src/features/checkout/checkout-slice.ts';
import type * as feedbackForm from '#src/features/feedback/feedback-form-slice.ts';
import type * as feedback from '#src/features/feedback/feedback-slice.ts';
import type * as menu from '#src/features/menu/menu-slice.ts';
import type * as location from '#src/features/order-type/location-slice.ts';
import type * as place from '#src/features/place/place-slice.ts';
import type * as session from '#src/features/session/session-slice.ts';
import type { CartLine } from '#src/features/cart/cart-lines.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { emitLineChanges, type EntryPages, itemOf } from './line-events.ts';

// Of the slices only the types are here: most of them load with their screens, and this code must not load them.

/** An action, and the state around it. */
export interface SeenAction {
  readonly action: UnknownAction;
  readonly before: RootState;
  readonly after: RootState;
}

/** What the events of actions and of calls are made with. */
export interface Around {
  readonly screenName: string;
  readonly entries: EntryPages;
  readonly persistence: Persistence;
  /** What is told once in a visit and has been told: orders, payments that failed, and what a PNR led to. */
  readonly told: Set<string>;
}

interface About extends Omit<SeenAction, 'action'>, Around {}

/** The actions that make events. */
type Told = ReturnType<
  | typeof session.loggedIn
  | typeof session.loggedOut
  | typeof location.orderTypeAsked
  | typeof location.orderTypeChosen
  | typeof location.storeChosen
  | typeof location.storeRefused
  | typeof place.permissionKnown
  | typeof menu.vegOnlyChosen
  | typeof cart.productAdded
  | typeof cart.quantityChanged
  | typeof cart.linesRemoved
  | typeof cart.lineEdited
  | typeof checkout.optionsLoaded
  | typeof checkout.optionChosen
  | typeof checkout.walletSwitched
  | typeof checkout.workBegan
  | typeof checkout.paymentRefused
  | typeof feedback.widgetDismissed
  | typeof feedbackForm.feedbackSent
>;

type Tell<Action> = (action: Action, about: About, emit: Emit) => void;
type Table = { readonly [Action in Told as Action['type']]: Tell<Action> };

export const linesIn = ({ cart: state }: RootState): readonly CartLine[] => state?.lines ?? [];

export const unitsIn = (state: RootState): number =>
  linesIn(state).reduce((units, { quantity }) => units + quantity, 0);

/** In `told`. */
export const failureOf = (transaction: string | null) => `failed/${transaction ?? ''}`;

function tellOrderType({ before, after }: About, emit: Emit): void {
  const now = after.location?.orderType;
  if (now !== undefined && now !== before.location?.orderType) emit('order_type_choose', { order_type: now });
}

function tellLines({ before, after, screenName, entries }: About, emit: Emit): void {
  emitLineChanges({ before: linesIn(before), after: linesIn(after), screenName, entries }, emit);
}

function paymentType({ checkout: state }: RootState) {
  const type = state?.paymentMode?.paymentType;
  return type === undefined ? {} : { payment_type: type };
}

const actionEvents: Table = {
  'session/loggedIn': ({ payload }, _about, emit) => emit('login', { login_type: payload.loginType }),
  'session/loggedOut': (_action, { before }, emit) => {
    if (before.session?.isLoggedIn) emit('logout', {});
  },

  'location/orderTypeAsked': (_action, about, emit) => tellOrderType(about, emit),
  'location/orderTypeChosen': (_action, about, emit) => tellOrderType(about, emit),
  'location/storeChosen': ({ payload }, about, emit) => {
    tellOrderType(about, emit);
    const orderType = about.after.location?.orderType;
    if (orderType) emit('store_choose', { store_id: payload.storeId, order_type: orderType });
  },
  'location/storeRefused': ({ payload: { kind, code } }, _about, emit) =>
    emit('store_refuse', { reason: kind, code }),
  'place/permissionKnown': ({ payload }, { before }, emit) => {
    if (before.place?.permission !== payload) emit('location_permission', { permission: payload });
  },

  'menu/vegOnlyChosen': ({ payload }, { before }, emit) => {
    // The first one restores what was chosen in an earlier visit, where it changes nothing.
    if ((before.menu?.vegOnly ?? false) !== payload) emit('veg_only_switch', { on: payload });
  },

  'cart/productAdded': (_action, about, emit) => tellLines(about, emit),
  'cart/quantityChanged': (_action, about, emit) => tellLines(about, emit),
  'cart/linesRemoved': (_action, about, emit) => tellLines(about, emit),
  'cart/lineEdited': (_action, { before, after, screenName, entries }, emit) => {
    const had = linesIn(before);
    const edited = linesIn(after).find((line) => !had.includes(line));
    if (!edited) return;
    entries.keep(linesIn(after), edited.key, entries.of(edited, screenName));
    emit('cart_edit', itemOf(edited, entries.of(edited, screenName)));
  },

  'checkout/optionsLoaded': ({ payload }, { before, after }, emit) => {
    if ((before.checkout?.paymentOptionData ?? null) !== null) return;
    emit('checkout_begin', { value: payload.options.netPrice, units: unitsIn(after) });
  },
  'checkout/optionChosen': (_action, { after }, emit) => {
    const type = after.checkout?.paymentMode?.paymentType;
    if (type) emit('payment_choose', { payment_type: type });
  },
  'checkout/walletSwitched': ({ payload }, _about, emit) => emit('wallet_switch', { on: payload }),
  'checkout/workBegan': ({ payload }, { after }, emit) => {
    if (payload === 'placing') emit('payment_begin', paymentType(after));
  },
  'checkout/paymentRefused': (_action, { before, persistence, told }, emit) => {
    // The server has said so already, of this transaction.
    if (!told.has(failureOf(persistence.read(orderId)))) emit('payment_fail', paymentType(before));
  },

  'feedback/widgetDismissed': (_action, _about, emit) => emit('feedback_dismiss', {}),
  'feedbackForm/feedbackSent': ({ payload: { submissionId, feedback: given } }, { before }, emit) => {
    const { type, orderId: order, rating, nps } = given;
    const waited = before.feedbackForm?.formData.find((each) => each.submissionId === submissionId);
    emit('feedback_send', {
      about: type,
      is_change: waited?.feedbackId !== undefined,
      ...(order !== undefined && { order_id: order }),
      ...(rating !== undefined && { rating }),
      ...(nps !== undefined && { nps }),
    });
  },
};

/** The events of an action; most actions have none. */
export function emitOfAction({ action, ...around }: SeenAction, about: Around, emit: Emit): void {
  if (!Object.hasOwn(actionEvents, action.type)) return;
  const tell = actionEvents[action.type as keyof Table] as Tell<UnknownAction>;
  tell(action, { ...around, ...about }, emit);
}
