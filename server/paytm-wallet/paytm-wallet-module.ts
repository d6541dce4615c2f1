import type { CheckoutModule } from '../checkout/checkout-module.ts';
import type { GatewaysModule } from '../gateways/gateways-module.ts';
import type { ModuleParts } from '../module.ts';
import type { PaymentOptionsModule } from '../payment-options/payment-options-module.ts';
import { paytmCalls } from './paytm-calls.ts';
import type { PaytmLinksModule } from './paytm-links-module.ts';

interface Needs {
  readonly gateways: GatewaysModule;
  readonly paymentOptions: PaymentOptionsModule;
  readonly paytmLinks: PaytmLinksModule;
  readonly checkout: CheckoutModule;
}

/** Paying from a linked Paytm wallet. */
export function paytmWalletModule({ log }: Pick<ModuleParts, 'log'>, needs: Needs) {
  const { gateways, paymentOptions, paytmLinks, checkout } = needs;
  return {
    handlers: paytmCalls({
      account: paytmLinks.account,
      links: paytmLinks.links,
      wallet: gateways.paytmWallet,
      addsMoney: paymentOptions.options.addsMoney,
      payments: checkout.payments,
      log,
    }),
  };
}
