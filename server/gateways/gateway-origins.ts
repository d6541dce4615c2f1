import type { Settings } from '../settings.ts';
import { billdeskOptions } from './billdesk.ts';
import { globalpayOptions } from './globalpay.ts';
import { paytmOptions } from './paytm.ts';
import { payuOptions } from './payu.ts';

/**
 * Where the forms of our pages lead to pay, for the content security policy: the gateways, and the other hosts of their companies, because browsers also
 * check where a gateway redirects the form. Nothing in the sandbox, whose gateways are on the same origin.
 */
export function gatewayOrigins(settings: Settings): string[] {
  const addresses = [
    payuOptions(settings)?.pages,
    paytmOptions(settings)?.base,
    // Its page is on another host of the company.
    billdeskOptions(settings)?.base,
    globalpayOptions(settings)?.page,
  ];
  const origins = addresses.flatMap((address) => (address?.startsWith('http') ? originsOf(address) : []));
  return [...new Set(origins)];
}

function originsOf(address: string): string[] {
  const { origin, protocol, hostname } = new URL(address);
  const company = hostname.split('.').slice(1);
  // Below co.in or com.bd are many companies.
  const isOne = protocol === 'https:' && company.length > 1 && (company[0]?.length ?? 0) > 3;
  return isOne ? [origin, `https://*.${company.join('.')}`] : [origin];
}
