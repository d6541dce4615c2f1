import { orderId } from '#schemas/compiled/stored/order-id.ts';
import type { applyCoupon } from '#schemas/compiled/calls/apply-coupon.ts';
import type { beginTrainOrder } from '#schemas/compiled/calls/begin-train-order.ts';
import type { deleteAddress } from '#schemas/compiled/calls/delete-address.ts';
import type { deleteTrainOrder } from '#schemas/compiled/calls/delete-train-order.ts';
import type { getOrderStatus } from '#schemas/compiled/calls/get-order-status.ts';
import type { getPassbook } from '#schemas/compiled/calls/get-passbook.ts';
import type { getPnrStatus } from '#schemas/compiled/calls/get-pnr-status.ts';
import type { removeCoupon } from '#schemas/compiled/calls/remove-coupon.ts';
import type { removeOffer } from '#schemas/compiled/calls/remove-offer.ts';
import type { preLogin } from '#schemas/compiled/calls/pre-login.ts';
import type { reorder } from '#schemas/compiled/calls/reorder.ts';
import type { reportIssue } from '#schemas/compiled/calls/report-issue.ts';
import type { reportOlderIssue } from '#schemas/compiled/calls/report-older-issue.ts';
import type { resendOtp } from '#schemas/compiled/calls/resend-otp.ts';
import type { saveAddress } from '#schemas/compiled/calls/save-address.ts';
import type { saveTrainOrder } from '#schemas/compiled/calls/save-train-order.ts';
import type { sendNps } from '#schemas/compiled/calls/send-nps.ts';
import type { sendOtp } from '#schemas/compiled/calls/send-otp.ts';
import type { sendTrackerStatus } from '#schemas/compiled/calls/send-tracker-status.ts';
import type { setFavouriteOrder } from '#schemas/compiled/calls/set-favourite-order.ts';
import type { setFavouriteProduct } from '#schemas/compiled/calls/set-favourite-product.ts';
import type { submitCustomerFeedback } from '#schemas/compiled/calls/submit-customer-feedback.ts';
import type { submitFeedback } from '#schemas/compiled/calls/submit-feedback.ts';
import type { submitOrderFeedback } from '#schemas/compiled/calls/submit-order-feedback.ts';
import type { updateAddress } from '#schemas/compiled/calls/update-address.ts';
import type { updateFeedback } from '#schemas/compiled/calls/update-feedback.ts';
import type { updateUser } from '#schemas/compiled/calls/update-user.ts';
import type { validateCode } from '#schemas/compiled/calls/validate-code.ts';
import type { validateTrainOtp } from '#schemas/compiled/calls/validate-train-otp.ts';
import type { verifyPayment } from '#schemas/compiled/calls/verify-payment.ts';
import type { AnyEndpoint, BodyOf, DataOf, ParamsOf, QueryOf } from '#schemas/endpoint.ts';
import type { PropertiesOf } from '#schemas/events.ts';
import type { Emit } from '#src/features/analytics/event-outlet.ts';
import type { Answer } from '#src/request/answer.ts';
import type { RootState } from '#src/store/root-reducer.ts';
import { type Around, failureOf, linesIn, unitsIn } from './action-events.ts';
import { itemOf } from './line-events.ts';

/** A call that was answered. */
export interface SeenCall {
  readonly call: string;
  readonly options: unknown;
  readonly answer: Answer<unknown>;
}

interface About extends Around {
  readonly state: () => RootState;
}

interface Answered<E extends AnyEndpoint> {
  readonly body: BodyOf<E>;
  readonly params: ParamsOf<E>;
  readonly query: QueryOf<E>;
  readonly answer: Answer<DataOf<E>>;
}

type Tell = (answered: Answered<AnyEndpoint>, about: About, emit: Emit) => void;

/** What a call tells, with the types of that call. */
function of<E extends AnyEndpoint>(tell: (answered: Answered<E>, about: About, emit: Emit) => void): Tell {
  return tell as Tell;
}

/** What a call tells when it succeeded. */
function done<E extends AnyEndpoint>(
  tell: (answered: Answered<E> & { data: DataOf<E> }, about: About, emit: Emit) => void,
): Tell {
  return of<E>((answered, about, emit) => {
    if (answered.answer.ok) tell({ ...answered, data: answered.answer.data }, about, emit);
  });
}

function codeSent(isAgain: boolean) {
  return of<typeof sendOtp | typeof resendOtp>(({ answer }, _about, emit) => {
    if (answer.ok) emit('login_code_send', { is_again: isAgain });
    else emit('login_fail', { step: 'send', code: answer.refusal.code });
  });
}

const addressSaved = (change: 'new' | 'changed' | 'deleted') =>
  done<typeof saveAddress | typeof updateAddress | typeof deleteAddress>((_answered, _about, emit) =>
    emit('address_save', { change }),
  );

/** The login itself is told by the session (action-events.ts), whatever its way. */
const loginRefused = of<typeof validateCode>(({ answer }, _about, emit) => {
  if (!answer.ok) emit('login_fail', { step: 'login', code: answer.refusal.code });
});

/** Texts the code of a sign-up with an account. Before any other login it only says whether that may be tried. */
const loginAnnounced = of<typeof preLogin>(({ body, answer }, _about, emit) => {
  const isSignUp = body.source !== 'password' && body.mobile !== undefined;
  if (!answer.ok) emit('login_fail', { step: isSignUp ? 'send' : 'login', code: answer.refusal.code });
  else if (isSignUp) emit('login_code_send', { is_again: false });
});

const couponRemoved = done<typeof removeCoupon | typeof removeOffer>(({ params }, _about, emit) =>
  emit('coupon_remove', { code: params.code }),
);

/** Without an answer it waits, and is sent again. */
const feedbackAnswered = of<
  | typeof submitFeedback
  | typeof submitOrderFeedback
  | typeof submitCustomerFeedback
  | typeof updateFeedback
  | typeof sendNps
>(({ answer }, _about, emit) => {
  if (!answer.ok && answer.refusal.kind !== 'network') emit('feedback_fail', { code: answer.refusal.code });
});

const problemReported = done<typeof reportIssue | typeof reportOlderIssue>(({ body }, _about, emit) =>
  emit('problem_report', { order_id: body.orderId, problem: body.categoryId }),
);

/** A step of an order to a train, which is told when it is done or refused. */
function trainStep<E extends AnyEndpoint>(
  step: PropertiesOf<'train_fail'>['step'],
  tell: (data: DataOf<E>, emit: Emit) => void,
): Tell {
  return of<E>(({ answer }, _about, emit) => {
    if (answer.ok) tell(answer.data, emit);
    else emit('train_fail', { step, code: answer.refusal.code });
  });
}

/** The page asks again each minute while it is open. */
const journeyAnswered = of<typeof getPnrStatus>(({ params: { pnr }, answer }, { told }, emit) => {
  const result = `${pnr}/${answer.ok ? 'found' : answer.refusal.code}`;
  if (told.has(result)) return;
  told.add(result);
  if (!answer.ok) return emit('train_fail', { step: 'pnr', code: answer.refusal.code });
  const open = answer.data.pnrStatus.stations.filter(({ state }) => state === 'open');
  emit('train_find', { open_stations: open.length });
});

/** By the ids of the calls. */
export const callEvents: Readonly<Record<string, Tell>> = {
  sendOtp: codeSent(false),
  resendOtp: codeSent(true),
  preLogin: loginAnnounced,
  validateCode: loginRefused,
  socialLogin: loginRefused,
  socialValidateCode: loginRefused,
  passwordLogin: loginRefused,
  partnerLogin: loginRefused,
  updateUser: done<typeof updateUser>((_answered, _about, emit) => emit('profile_save', {})),

  saveAddress: addressSaved('new'),
  updateAddress: addressSaved('changed'),
  deleteAddress: addressSaved('deleted'),

  setFavouriteProduct: done<typeof setFavouriteProduct>(({ body }, _about, emit) =>
    emit('favourite_set', { product_id: body.productId, favourite: body.favourite }),
  ),
  applyCoupon: of<typeof applyCoupon>(({ params: { code }, answer }, _about, emit) => {
    const isRefused = answer.ok ? answer.data.result === 'FAILED' : answer.refusal.kind === 'refused';
    if (isRefused) emit('coupon_refuse', { code });
    else if (answer.ok) emit('coupon_apply', { code });
  }),
  removeCoupon: couponRemoved,
  removeOffer: couponRemoved,

  verifyPayment: done<typeof verifyPayment>(({ data, body }, { persistence, told }, emit) => {
    const transaction = body.orderTransactionId;
    const hasFailed = data.orderStatus === 'FAILED' && data.isOwn && !data.isCancelled;
    // Of a transaction that is over the app keeps no id: this page was opened again.
    if (!hasFailed || persistence.read(orderId) !== transaction || told.has(failureOf(transaction))) return;
    told.add(failureOf(transaction));
    emit('payment_fail', {});
  }),
  getOrderStatus: done<typeof getOrderStatus>(({ data, query }, about, emit) => {
    const { orderStatus, orderId: order, amount = 0, paymentMode = '', isOwn } = data;
    const transaction = query?.transactionId ?? data.orderTransactionId;
    if (orderStatus !== 'SUCCESS' || order === undefined || !isOwn || about.told.has(order)) return;
    // Of a transaction that is over the app keeps no id: this page was opened again.
    if (about.persistence.read(orderId) !== transaction) return;
    about.told.add(order);
    const state = about.state();
    emit('order_place', {
      order_id: order,
      value: amount,
      payment_type: paymentMode,
      units: unitsIn(state),
    });
    for (const line of linesIn(state)) {
      emit('order_item', { order_id: order, ...itemOf(line, about.entries.of(line, about.screenName)) });
    }
  }),
  reorder: done<typeof reorder>((_answered, _about, emit) => emit('order_again', {})),
  setFavouriteOrder: done<typeof setFavouriteOrder>(({ body }, _about, emit) =>
    emit('order_favourite_set', { favourite: body.favourite }),
  ),
  submitFeedback: feedbackAnswered,
  submitOrderFeedback: feedbackAnswered,
  submitCustomerFeedback: feedbackAnswered,
  updateFeedback: feedbackAnswered,
  sendNps: feedbackAnswered,
  reportIssue: problemReported,
  reportOlderIssue: problemReported,

  getPassbook: done<typeof getPassbook>(({ query }, _about, emit) => {
    const filter = query?.type ?? 'ALL';
    emit('passbook_show', { filter }, filter);
  }),

  getPnrStatus: journeyAnswered,
  beginTrainOrder: trainStep<typeof beginTrainOrder>('begin', ({ stationCode, storeId }, emit) =>
    emit('train_order_begin', { station_code: stationCode, store_id: storeId }),
  ),
  validateTrainOtp: trainStep<typeof validateTrainOtp>('code', () => {}),
  saveTrainOrder: trainStep<typeof saveTrainOrder>('save', ({ stationCode, storeId }, emit) =>
    emit('train_order_save', { station_code: stationCode, store_id: storeId }),
  ),
  deleteTrainOrder: trainStep<typeof deleteTrainOrder>('delete', (_data, emit) =>
    emit('train_order_delete', {}),
  ),

  sendTrackerStatus: of<typeof sendTrackerStatus>(({ body: { orderId: order, stage } }, _about, emit) =>
    emit('order_stage', { order_id: order, stage }, `${order}/${stage}`),
  ),
};

/** The events of a call; most calls have none. */
export function emitOfCall({ call, options, answer }: SeenCall, about: About, emit: Emit): void {
  if (!Object.hasOwn(callEvents, call)) return;
  callEvents[call]?.({ ...(options as Answered<AnyEndpoint>), answer }, about, emit);
}
