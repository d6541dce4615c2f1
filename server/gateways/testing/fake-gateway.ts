import type { GatewayKind } from '#schemas/payment-actions.ts';
import {
  type Gateway,
  GatewayUnreachable,
  type PaymentStatus,
  type PaymentToStart,
  type RefundState,
  type RefundToAsk,
} from '../gateway.ts';

/** A gateway in memory, which tests tell what happens at it. */
export interface FakeGateway extends Gateway {
  readonly started: readonly PaymentToStart[];
  readonly refunded: readonly RefundToAsk[];
  /** How often it was asked for a status. */
  readonly questions: () => number;
  /** The customer has paid, or the payment went another way. What differs from what was asked for is said with it. */
  readonly settle: (ref: string, state: PaymentStatus['state'], other?: Partial<PaymentStatus>) => void;
  /** It does not answer, from here on or not any more. */
  readonly isAway: (isAway: boolean) => void;
  readonly answerRefunds: (state: RefundState) => void;
  /** UPI requests are refused, or have no id. */
  readonly refuseUpi: (how: 'refused' | 'without id' | undefined) => void;
  /** A payment that was started before is refused, as some gateways do. */
  readonly refuseDuplicates: () => void;
  /** Runs once a start has arrived, before it is answered. */
  readonly afterStart: (act: ((payment: PaymentToStart) => Promise<void>) | undefined) => void;
  /** Runs before a status is answered: what happens meanwhile. */
  readonly beforeStatus: (act: (() => Promise<void>) | undefined) => void;
  /** The form that a browser brings back. */
  readonly returnForm: (
    ref: string,
    claims: string,
    other?: Readonly<Record<string, string>>,
  ) => Record<string, string>;
}

export const returnSign = 'signed by the fake gateway';

export function createFakeGateway(kind: GatewayKind): FakeGateway {
  const payments = new Map<string, PaymentStatus>();
  const started: PaymentToStart[] = [];
  const refunded: RefundToAsk[] = [];
  let questions = 0;
  let away = false;
  let refundState: RefundState = 'done';
  let upi: 'refused' | 'without id' | undefined;
  let before: (() => Promise<void>) | undefined;
  let after: ((payment: PaymentToStart) => Promise<void>) | undefined;
  let refusesDuplicates = false;

  function answer() {
    if (away) throw new GatewayUnreachable(`${kind} did not answer.`);
  }

  return {
    kind,
    started,
    refunded,
    questions: () => questions,
    settle: (ref, state, other) => {
      const payment = started.find((one) => one.ref === ref);
      payments.set(ref, {
        state,
        ref,
        amount: payment?.amount,
        currency: 'INR',
        gatewayId: `G-${ref}`,
        ...other,
      });
    },
    isAway: (is) => void (away = is),
    answerRefunds: (state) => void (refundState = state),
    refuseUpi: (how) => void (upi = how),
    refuseDuplicates: () => void (refusesDuplicates = true),
    afterStart: (act) => void (after = act),
    beforeStatus: (act) => void (before = act),
    returnForm: (ref, claims, other = {}) => ({ ref, claims, sign: returnSign, ...other }),

    async start(payment) {
      answer();
      const isKnown = started.some(({ ref }) => ref === payment.ref);
      if (!isKnown) started.push(payment);
      await after?.(payment);
      if (isKnown && refusesDuplicates)
        return payment.means.kind === 'upi-collect'
          ? { kind: 'upi' }
          : { kind: 'refused', code: 'DUPLICATE' };
      if (payment.means.kind === 'upi-collect' || payment.means.kind === 'upi-intent') {
        if (upi === 'refused') return { kind: 'refused', code: 'VPA', text: 'This UPI ID does not exist.' };
        return upi === 'without id'
          ? { kind: 'upi' }
          : {
              kind: 'upi',
              requestId: `U-${payment.ref}`,
              ...(payment.means.kind === 'upi-intent' && { link: `upi://pay?tr=${payment.ref}` }),
            };
      }
      if (payment.means.kind === 'wallet')
        return { kind: 'redirect', url: `https://pay.example/${payment.ref}` };
      return {
        kind: 'form',
        form: {
          url: 'https://pay.example/form',
          fields: { txnid: payment.ref, surl: payment.returnUrl },
          ...(payment.means.kind === 'card' && {
            card: { number: 'ccnum', name: 'ccname', month: 'ccexpmon', year: 'ccexpyr', cvv: 'ccvv' },
          }),
        },
      };
    },

    async readReturn({ ref, claims, sign, amount }) {
      return {
        ref,
        isGenuine: sign === returnSign,
        claims: claims === 'success' || claims === 'pending' || claims === 'failed' ? claims : 'unknown',
        ...(amount !== undefined && { amount: Number(amount) }),
      };
    },

    async status({ ref }) {
      questions += 1;
      await before?.();
      answer();
      return payments.get(ref) ?? { state: 'none' };
    },

    async refund(refund) {
      answer();
      refunded.push(refund);
      return refundState;
    },
  };
}
