import type { ModuleParts } from '../module.ts';
import type { GatewayFetch } from './gateway.ts';
import { createGateways, createLinkedWallet, type Gateways } from './gateways.ts';
import type { PaytmWallet } from './paytm-wallet.ts';

export interface GatewaysModule {
  readonly handlers: object;
  /** Those that take payments, by kind. */
  readonly gateways: Gateways;
  readonly paytmWallet: PaytmWallet | undefined;
}

/** Payment gateways: those of the settings, or those that the sandbox plays (`inside`). */
export function gatewaysModule(
  { settings, randomBytes }: ModuleParts,
  { inside }: { readonly inside: GatewayFetch | undefined },
): GatewaysModule {
  const options = { settings, fetch: inside ?? fetch, randomBytes };
  return { handlers: {}, gateways: createGateways(options), paytmWallet: createLinkedWallet(options) };
}
