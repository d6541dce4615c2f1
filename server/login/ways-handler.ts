import type { HandlersOf } from '../http/handlers.ts';
import type { Provider } from '../identity/provider.ts';
import type { Sms } from '../sms/sms.ts';

interface Options {
  readonly provider: Provider | undefined;
  readonly sms: Sms | undefined;
}

/** The ways of logging in that are open, besides the one-time code. The app shows no others. */
export function waysHandler({ provider, sms }: Options): HandlersOf<'getLoginWays'> {
  const data = {
    social: provider ? [{ source: provider.source, name: provider.name }] : [],
    // Passwords come by text message alone.
    password: sms?.sends('password') ?? false,
  };
  return {
    async getLoginWays() {
      return { status: 'SUCCESS', data };
    },
  };
}
