import type { FastifyRequest } from 'fastify';
import type { PaymentOptionsDocument } from '#schemas/documents/payment-options.ts';
import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { PaymentMode } from '#schemas/payment-modes.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { isBlockedIn } from '../content/blocked-in.ts';
import { configOf, type ShopConfig } from '../content/effective-config.ts';
import { header } from '../http/session-headers.ts';
import { buildOf, isWalletIn } from '../wallet/wallet-gate.ts';

type WrittenOption = PaymentOptionsDocument['options'][number];

/** A way to pay, as the shop offers it. */
export interface OfferedOption {
  readonly paymentId: string;
  readonly mode: PaymentMode;
  /** D cannot be chosen. */
  readonly status: 'E' | 'D';
  /** Why not, for customers. */
  readonly reason?: string | undefined;
  readonly gateway: GatewayKind | null;
  readonly banks: WrittenOption['banks'];
}

/** An option as the customer of a request has it: in the app of a partner it may be blocked. */
export type OptionOf = (paymentId: string, request: FastifyRequest) => Promise<OfferedOption | undefined>;

interface Options {
  readonly live: DocumentsSource;
  readonly gateways: ReadonlyMap<GatewayKind, unknown>;
}

interface Asked {
  readonly config: ShopConfig;
  readonly request: FastifyRequest;
}

export type OfferedOptions = ReturnType<typeof createOfferedOptions>;

/** The ways to pay of the document that is live, as far as their gateways are set up. */
export function createOfferedOptions({ live, gateways }: Options) {
  const documentIn = async (source: DocumentsSource) =>
    (await source.find('payment-options', ['default']))?.document;

  /** Undefined where the build of the app that asks does not list it, or the configuration keeps it out of that app. */
  function offered(
    option: WrittenOption,
    { unavailableText }: Pick<PaymentOptionsDocument, 'unavailableText'>,
    { config, request }: Asked,
  ): OfferedOption | undefined {
    if (isBlockedIn(config, request, option.mode)) return undefined;
    if (option.onlyIn?.includes(buildOf(request)) === false) return undefined;
    const { paymentId, mode, gateway = null, banks, blockedFor } = option;
    const isBlocked = blockedFor.some((app) => app === header(request, 'miniApp'));
    const isReady = gateway === null || gateways.has(gateway);
    const isOpen = option.status === 'E' && !isBlocked && isReady;
    return {
      paymentId,
      mode,
      gateway,
      banks,
      status: isOpen ? 'E' : 'D',
      ...(!isOpen && { reason: option.reason ?? unavailableText }),
    };
  }

  const optionOf: OptionOf = async (paymentId, request) => {
    const document = await documentIn(live);
    if (!document) return undefined;
    const config = await configOf(live);
    if (document.wallet?.paymentId === paymentId && isWalletIn(config, request))
      return { paymentId, mode: 'PIGGYBANK', status: 'E', gateway: null, banks: [] };
    const option = document.options.find((one) => one.paymentId === paymentId);
    return option && offered(option, document, { config, request });
  };

  return {
    documentIn,
    offered,
    optionOf,

    /** Whether the Paytm wallet takes money on the way. */
    async addsMoney(): Promise<boolean> {
      const document = await documentIn(live);
      return (
        document?.options.some(({ mode, addMoney }) => mode === 'PAYTM_WALLET' && addMoney === 'E') ?? false
      );
    },

    /** Ways to pay that a delivery without contact cannot have. */
    async zeroContact(): Promise<PaymentOptionsDocument['zeroContact']> {
      return (await documentIn(live))?.zeroContact ?? { blocks: [], reason: '' };
    },
  };
}
