import type { FastifyRequest } from 'fastify';
import type { PaymentDetails } from '#schemas/entities/order.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import { walletShare, type WalletUse } from '#schemas/rules/wallet-share.ts';
import type { OfferedOption, OptionOf } from '../payment-options/offered-options.ts';
import { optionGone, twoWays, vpaMissing, walletShort } from './checkout-faults.ts';

/** How a customer wants to pay. */
export interface Choice {
  readonly details: PaymentDetails;
  /** What offers are judged by, and what is paid besides the wallet. */
  readonly mode: PaymentMode;
  readonly gateway: GatewayKind | null;
  readonly banks: readonly string[];
  readonly usesWallet: boolean;
}

/** The ways to pay of a request. The loyalty wallet goes with one other way; in which of the two places it stands does not matter. */
export async function choiceOf(
  asked: PaymentDetails,
  { optionOf, request }: { readonly optionOf: OptionOf; readonly request: FastifyRequest },
): Promise<Choice> {
  const details = withoutSame(asked);
  const options = await Promise.all([details.primaryPaymentId, details.secondaryPaymentId].map(option));
  const chosen = options.filter((one) => one !== undefined);
  const others = chosen.filter(({ mode }) => mode !== 'PIGGYBANK');
  if (others.length > 1) throw twoWays();
  const main = others[0] ?? chosen[0];
  if (!main) throw optionGone();
  const { flow, vpa } = details.instrument ?? {};
  if (main.mode === 'UPI_WALLET' && flow === 'COLLECT' && !vpa) throw vpaMissing();
  return {
    details,
    mode: main.mode,
    gateway: main.gateway,
    banks: main.banks.map(({ code }) => code),
    usesWallet: chosen.some(({ mode }) => mode === 'PIGGYBANK'),
  };

  async function option(id: string | undefined): Promise<OfferedOption | undefined> {
    if (id === undefined) return undefined;
    const found = await optionOf(id, request);
    if (found?.status !== 'E') throw optionGone();
    return found;
  }
}

/** PAY-32. What the customer saw of the wallet is no part of the way to pay. */
function withoutSame({ secondaryPaymentId, walletAmount: _, ...details }: PaymentDetails): PaymentDetails {
  return !secondaryPaymentId || secondaryPaymentId === details.primaryPaymentId
    ? details
    : { ...details, secondaryPaymentId };
}

/** Whether two requests ask for the same way to pay, by the same bank or address. */
export function isSamePayment(one: PaymentDetails, other: PaymentDetails): boolean {
  const wayOf = (details: PaymentDetails) => {
    const { primaryPaymentId, secondaryPaymentId, instrument } = withoutSame(details);
    return [primaryPaymentId, secondaryPaymentId, instrument?.flow, instrument?.vpa, instrument?.bankCode];
  };
  const wanted = wayOf(other);
  return wayOf(one).every((part, at) => part === wanted[at]);
}

export interface Split {
  /** What is paid besides the wallet. */
  readonly amount: number;
  readonly walletAmount: number;
}

/** PAY-27, PAY-28, PAY-31. The wallet pays its share (`walletShare`), the other way the rest. The wallet alone has to pay all. */
export function splitOf(
  { mode, usesWallet }: Pick<Choice, 'mode' | 'usesWallet'>,
  { price, balance, hasOwnPrice }: WalletUse,
): Split {
  const isAlone = mode === 'PIGGYBANK';
  const walletAmount = usesWallet ? walletShare({ price, balance, hasOwnPrice: hasOwnPrice && !isAlone }) : 0;
  if (isAlone && walletAmount < price) throw walletShort(balance, price);
  return { amount: price - walletAmount, walletAmount };
}
