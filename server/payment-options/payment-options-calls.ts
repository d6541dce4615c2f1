import { sessionOf } from '../http/session.ts';
import type { FreezeCart } from '../cart/freeze-cart.ts';
import { notPublished } from '../content/document-answer.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import type { Database } from '../database/database.ts';
import type { HandlersOf } from '../http/handlers.ts';
import { isWalletIn } from '../wallet/wallet-gate.ts';
import { createLastPayment } from './last-payment.ts';
import type { OfferedOptions } from './offered-options.ts';
import { optionsOfCart, pricesByMode } from './options-of-cart.ts';

interface Needs {
  readonly options: OfferedOptions;
  readonly documentsFor: DocumentsFor;
  readonly freezeCart: FreezeCart;
  readonly balanceOf: (userId: string) => Promise<number>;
  /** What open tries to pay for a cart have set aside of it: a new try has it again. */
  readonly heldFor: (cartId: string, userId: string) => Promise<number>;
}

/** API-086, API-087. */
export function paymentOptionsCalls({ db }: { readonly db: Database }, needs: Needs) {
  const { options, documentsFor, freezeCart, balanceOf, heldFor } = needs;
  const lastPayment = createLastPayment({ db, optionOf: options.optionOf });
  const handlers: HandlersOf<'getPaymentOptions' | 'getLastPayment'> = {
    async getPaymentOptions({ session: given, request, query }) {
      const session = sessionOf({ session: given });
      const { cartId, userId, isLoggedIn } = session;
      const document = await options.documentIn((await documentsFor(request)).source);
      if (!document) throw notPublished('payment-options/default');
      const frozen = await freezeCart({ request, session, cartId });
      // WLT-06.
      const wallet = isLoggedIn && isWalletIn(frozen.shop.config, request) ? document.wallet : undefined;
      const priceByWallet = pricesByMode(frozen)('PIGGYBANK');
      return {
        status: 'SUCCESS',
        data: {
          options: optionsOfCart({
            frozen,
            document,
            offered: document.options.map((option) =>
              options.offered(option, document, { config: frozen.shop.config, request }),
            ),
            isZeroContact: query?.zeroContactDelivery === 'true',
          }),
          netPrice: frozen.priced.netPrice,
          ...(wallet && {
            wallet: {
              paymentId: wallet.paymentId,
              balance: Math.max(0, (await balanceOf(userId)) + (await heldFor(cartId, userId))),
              ...(priceByWallet !== undefined && { netPrice: priceByWallet }),
            },
          }),
          upiIntentConfig: document.upiIntentConfig,
          careText: document.careText,
        },
      };
    },

    async getLastPayment({ session: given, request }) {
      const { userId } = sessionOf({ session: given });
      const saved = request.headers.lastsavedpaymentid;
      const savedId = typeof saved === 'string' ? saved : undefined;
      const last = await lastPayment({ userId, savedId, request });
      return {
        status: 'SUCCESS',
        data: last ? { paymentId: last.paymentId, paymentMode: last.mode } : {},
      };
    },
  };
  return { handlers };
}
