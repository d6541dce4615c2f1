import type { GatewayKind } from '#schemas/payment-actions.ts';
import type { RandomBytes } from '../random-bytes.ts';
import type { Settings } from '../settings.ts';
import type { GatewayParts } from './ask-gateway.ts';
import { billdeskOptions, createBilldesk } from './billdesk.ts';
import type { Gateway, GatewayFetch } from './gateway.ts';
import { createGlobalpay, globalpayOptions } from './globalpay.ts';
import { createPaytm, paytmOptions } from './paytm.ts';
import { createPaytmWallet, type PaytmWallet, paytmWalletOptions } from './paytm-wallet.ts';
import { createPayu, payuOptions } from './payu.ts';
import { createSslcommerz, sslcommerzOptions } from './sslcommerz.ts';

interface Options {
  readonly settings: Settings;
  readonly fetch: GatewayFetch;
  readonly randomBytes: RandomBytes;
}

export type Gateways = ReadonlyMap<GatewayKind, Gateway>;

const partsOf = ({ settings, fetch, randomBytes }: Options): GatewayParts => ({
  fetch,
  timeOutMs: settings.GATEWAY_TIMEOUT_MS,
  randomBytes,
});

/** The gateways that have an account in the settings; in the sandbox all. Ways to pay by another one cannot be chosen. */
export function createGateways(options: Options): Gateways {
  const parts = partsOf(options);
  const payu = payuOptions(options.settings);
  const paytm = paytmOptions(options.settings);
  const billdesk = billdeskOptions(options.settings);
  const globalpay = globalpayOptions(options.settings);
  const sslcommerz = sslcommerzOptions(options.settings);
  const gateways = [
    payu && createPayu(payu, parts),
    paytm && createPaytm(paytm, parts),
    billdesk && createBilldesk(billdesk, parts),
    globalpay && createGlobalpay(globalpay, parts),
    sslcommerz && createSslcommerz(sslcommerz, parts),
    createLinkedWallet(options),
  ];
  return new Map(gateways.flatMap((gateway) => (gateway ? [[gateway.kind, gateway]] : [])));
}

/** The wallet of Paytm with the steps that no other gateway has. */
export function createLinkedWallet(options: Options): PaytmWallet | undefined {
  const account = paytmWalletOptions(options.settings);
  return account && createPaytmWallet(account, partsOf(options));
}
