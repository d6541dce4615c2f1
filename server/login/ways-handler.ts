import type { HandlersOf } from '../http/handlers.ts';
import type { Provider } from '../identity/provider.ts';
import type { Partner } from '../partners/partner.ts';
import type { Sms } from '../sms/sms.ts';

interface Options {
  readonly provider: Provider | undefined;
  readonly sms: Sms | undefined;
  readonly partners: ReadonlyMap<string, Partner>;
}

/** The ways of logging in that are open, besides the one-time code. The app shows no others. */
export function waysHandler({ provider, sms, partners }: Options): HandlersOf<'getLoginWays'> {
  const data = {
    social: provider ? [{ source: provider.source, name: provider.name }] : [],
    // Passwords come by text message alone.
    password: sms?.sends('password') ?? false,
    partners: [...partners.values()].map(({ vendor, clientId, script }) => ({
      vendor,
      clientId,
      ...(script !== undefined && { script }),
    })),
  };
  return {
    async getLoginWays() {
      return { status: 'SUCCESS', data };
    },
  };
}
