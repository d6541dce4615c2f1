import type { GatewayForm } from '#schemas/entities/payment.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';

/** How the customer pays at the gateway. */
export type PaymentMeans =
  | { readonly kind: 'card'; readonly mode: 'CC' | 'DC' }
  | { readonly kind: 'bank'; readonly code: string }
  /** A wallet that the gateway offers; without a code the customer chooses it there. */
  | { readonly kind: 'wallet'; readonly code?: string | undefined }
  | { readonly kind: 'upi-collect'; readonly vpa: string }
  | { readonly kind: 'upi-intent' };

export interface PaymentToStart {
  /** Id of the transaction, by which both sides call the payment: 30 letters and digits at most. */
  readonly ref: string;
  /** In paise. */
  readonly amount: number;
  readonly description: string;
  readonly means: PaymentMeans;
  readonly customer: {
    readonly id: string;
    readonly name: string;
    readonly mobile: string;
    readonly email?: string | undefined;
  };
  /** Where the gateway sends the browser back, by a form. */
  readonly returnUrl: string;
  readonly device: { readonly ip: string; readonly userAgent: string };
  /** Epoch milliseconds. */
  readonly now: number;
}

export type StartedPayment =
  | { readonly kind: 'form'; readonly form: GatewayForm }
  | { readonly kind: 'redirect'; readonly url: string }
  | {
      readonly kind: 'upi';
      /** Absent where the gateway did not accept the request (ERR-19). */
      readonly requestId?: string | undefined;
      /** upi://pay?… */
      readonly link?: string | undefined;
    }
  /** The gateway takes no such payment; `text` is for customers, where the gateway has one. */
  | { readonly kind: 'refused'; readonly code: string; readonly text?: string | undefined };

/** What the form that a browser brought back says. It is a hint, also when it is genuine. */
export interface ReturnedPayment {
  /** The payment that it speaks of. */
  readonly ref: string | undefined;
  /** Its signature is right. Nothing else of one that is not is believed. */
  readonly isGenuine: boolean;
  readonly claims: 'success' | 'pending' | 'failed' | 'unknown';
  /** In paise. */
  readonly amount?: number | undefined;
}

/** What the gateway itself says of a payment, asked by the server. */
export interface PaymentStatus {
  readonly state: 'success' | 'pending' | 'failed' | 'none';
  /** As the gateway has it; with `success` all four have to agree with ours. */
  readonly ref?: string | undefined;
  /** In paise. */
  readonly amount?: number | undefined;
  readonly currency?: string | undefined;
  /** The gateway's own id, which a refund names. */
  readonly gatewayId?: string | undefined;
  /** What was paid besides by the same reference, where the gateway knows of several tries; with `success`. */
  readonly others?: readonly OtherPayment[] | undefined;
  /** Why it failed, for customers, where the gateway says it. */
  readonly reason?: string | undefined;
}

export interface OtherPayment {
  /** The gateway's own id of it. */
  readonly gatewayId: string;
  /** In paise. */
  readonly amount: number;
}

export interface RefundToAsk {
  readonly ref: string;
  /** The same for every try, so that a gateway refunds once. */
  readonly refundId: string;
  readonly gatewayId: string | undefined;
  /** The gateway's own id of this refund, when it was asked for before. */
  readonly known?: string | undefined;
  /** Called with that id, where the gateway says one, before anything else is asked. */
  readonly onAsked?: ((known: string) => Promise<void>) | undefined;
  /** In paise. */
  readonly amount: number;
  /** In paise: what went back of the same reference before, of another payment. */
  readonly before?: number | undefined;
  /** When the payment began, in epoch milliseconds; absent for one of the last days. */
  readonly since?: number | undefined;
  readonly now: number;
}

export type RefundState = 'done' | 'pending' | 'refused';

/** The gateway did not answer, or not as its protocol says: nothing is known of the payment. */
export class GatewayUnreachable extends Error {
  override name = 'GatewayUnreachable';
}

/** A payment provider. Its methods throw GatewayUnreachable. */
export interface Gateway {
  readonly kind: GatewayKind;
  readonly start: (payment: PaymentToStart) => Promise<StartedPayment>;
  /** Reads the fields of the form that the browser brought back. Never throws. */
  readonly readReturn: (fields: Readonly<Record<string, string>>) => Promise<ReturnedPayment>;
  readonly status: (payment: { readonly ref: string; readonly now: number }) => Promise<PaymentStatus>;
  readonly refund: (refund: RefundToAsk) => Promise<RefundState>;
}

/** The `fetch` of a gateway: the network, or the simulator of the sandbox. */
export type GatewayFetch = (url: string, init: RequestInit) => Promise<Response>;
