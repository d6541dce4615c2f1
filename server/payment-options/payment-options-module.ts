import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { ContentModule } from '../content/content-module.ts';
import { createOfferedOptions } from './offered-options.ts';

interface Needs {
  readonly content: ContentModule;
  readonly gateways: { readonly gateways: ReadonlyMap<GatewayKind, unknown> };
}

export type PaymentOptionsModule = ReturnType<typeof paymentOptionsModule>;

/** The ways to pay of the shop, which marketing edits. */
export function paymentOptionsModule({ content, gateways }: Needs) {
  const options = createOfferedOptions({ live: content.live, gateways: gateways.gateways });
  return { handlers: {}, options };
}
