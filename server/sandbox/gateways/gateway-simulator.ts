import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { RandomBytes } from '../../random-bytes.ts';
import type { SandboxPayment, SandboxPayments } from './sandbox-payments.ts';
import type { ScenarioName, Truth } from './scenarios.ts';

/** Below it are the simulators: /sandbox/pay/<slug>/…, where slug is the gateway's name in addresses. */
export const paymentsPath = '/sandbox/pay';

export interface PageRequest {
  readonly query: URLSearchParams;
  /** The fields of the form that the browser sent; empty for a page that it opened. */
  readonly form: URLSearchParams;
}

/** What a page that the browser arrives at leads to. */
export type Arrival =
  /** The person says how the payment goes. */
  | { readonly kind: 'choose'; readonly payment: SandboxPayment }
  /** What was entered says it, such as the number of a card. */
  | { readonly kind: 'chosen'; readonly payment: SandboxPayment; readonly scenario: ScenarioName }
  /** The gateway takes no such payment: its signature, its merchant or its amount are wrong. */
  | { readonly kind: 'refused'; readonly why: string };

/** The form by which the browser goes back to the shop. */
export interface WayBack {
  readonly url: string;
  readonly fields: Readonly<Record<string, string>>;
}

export interface Outcome {
  readonly state: Truth;
  /** Says 'success' whatever is true, with a signature that does not fit. */
  readonly isForged: boolean;
}

/** What the page of a gateway asks for besides how the payment goes, such as a card. */
export interface Entry {
  /** Fields of the form, as HTML. */
  readonly fields: (payment: SandboxPayment) => string;
  readonly read: (form: URLSearchParams) => Entered;
}

/** What was entered there. No card number. */
export interface Entered {
  /** How it is paid, in words. */
  readonly means?: string | undefined;
  readonly fields?: Readonly<Record<string, string>>;
  /** How a payment goes that is paid so. */
  readonly scenario?: ScenarioName | undefined;
}

/** One gateway as the sandbox plays it. Paths are those of the real gateway, below its base. */
export interface GatewaySimulator {
  readonly kind: GatewayKind;
  readonly slug: string;
  /** The gateway's name, as customers know it. */
  readonly name: string;
  /** Its colour on the page. */
  readonly colour: string;
  /** Which ways to pay go through it, for the page that says what to enter. */
  readonly takes: string;
  /** What the server of the shop asks, by method and path: 'POST /v3/order/status'. A part of the path may be ':id'. */
  readonly api: Readonly<Record<string, (request: Request) => Promise<Response>>>;
  /** What the browser opens, in the same way. */
  readonly pages: Readonly<Record<string, (request: PageRequest) => Promise<Arrival>>>;
  readonly entry?: Entry;
  /** What the browser brings back of a payment, signed as the gateway signs it. */
  readonly result: (payment: SandboxPayment, outcome: Outcome) => Promise<Readonly<Record<string, string>>>;
  /** How the gateway itself sends the same to the shop; absent where it does not. */
  readonly notifies?: 'form' | 'signed text';
}

export interface SimulatorParts {
  readonly payments: SandboxPayments;
  readonly now: () => number;
  readonly randomBytes: RandomBytes;
}

/** Thrown while a gateway is out of order; `createInsideFetch` turns it into an answer, or into none. */
export class SandboxOutage extends Error {
  override name = 'SandboxOutage';
  readonly how: 'error' | 'silence';

  constructor(how: 'error' | 'silence') {
    super('The gateway of the sandbox is out of order.');
    this.how = how;
  }
}

/** What the gateway says of a payment when the server of the shop asks. */
export async function answered(
  payments: SandboxPayments,
  kind: GatewayKind,
  ref: string,
): Promise<SandboxPayment | undefined> {
  const payment = await payments.find(kind, ref);
  if (payment?.outage) throw new SandboxOutage(payment.outage);
  return payment;
}
