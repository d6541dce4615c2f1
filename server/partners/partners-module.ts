import type { PartnerApp } from '#schemas/partner-apps.ts';
import type { ModuleParts } from '../module.ts';
import { createSandboxPartners, type SandboxPartners } from '../sandbox/partners/sandbox-partners.ts';
import { createGpayPartner } from './gpay-partner.ts';
import type { Partner } from './partner.ts';
import { createPaytmPartner } from './paytm-partner.ts';

export interface PartnersModule {
  readonly handlers: object;
  /** The partners that log their customers in. */
  readonly partners: ReadonlyMap<PartnerApp, Partner>;
  /** The partners that the sandbox plays. */
  readonly sandboxPartners: SandboxPartners | undefined;
}

/** The partners in whose apps the product runs: of the settings, or those of the sandbox. The adapters are the same. */
export function partnersModule({ settings, secret, now, randomBytes }: ModuleParts): PartnersModule {
  const timeOutMs = settings.GATEWAY_TIMEOUT_MS;
  if (settings.SANDBOX) {
    const sandboxPartners = createSandboxPartners({ secret, now, randomBytes });
    const { paytm, gpay, fetch } = sandboxPartners;
    const all = [
      createPaytmPartner({ ...paytm, timeOutMs, fetch }),
      createGpayPartner({ ...gpay, timeOutMs, fetch, now }),
    ];
    return { handlers: {}, partners: byVendor(all), sandboxPartners };
  }
  const { PAYTM_MINI_CLIENT_ID, PAYTM_MINI_CLIENT_SECRET, PAYTM_ACCOUNTS_URL } = settings;
  const { GPAY_CLIENT_ID, GPAY_KEYS_URL } = settings;
  const paytm =
    PAYTM_MINI_CLIENT_ID !== undefined && PAYTM_MINI_CLIENT_SECRET !== undefined
      ? createPaytmPartner({
          clientId: PAYTM_MINI_CLIENT_ID,
          clientSecret: PAYTM_MINI_CLIENT_SECRET,
          accountsUrl: PAYTM_ACCOUNTS_URL,
          timeOutMs,
          fetch,
        })
      : undefined;
  const gpay =
    GPAY_CLIENT_ID === undefined
      ? undefined
      : createGpayPartner({ clientId: GPAY_CLIENT_ID, keysUrl: GPAY_KEYS_URL, timeOutMs, fetch, now });
  const set = [paytm, gpay].filter((partner) => partner !== undefined);
  return { handlers: {}, partners: byVendor(set), sandboxPartners: undefined };
}

function byVendor(partners: readonly Partner[]): ReadonlyMap<PartnerApp, Partner> {
  return new Map(partners.map((partner) => [partner.vendor, partner]));
}
