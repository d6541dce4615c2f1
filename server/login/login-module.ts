import type { CartModule } from '../cart/cart-module.ts';
import type { IdentityModule } from '../identity/identity-module.ts';
import type { ModuleParts } from '../module.ts';
import type { OrdersModule } from '../orders/orders-module.ts';
import { ownAddress } from '../own-address.ts';
import type { PartnersModule } from '../partners/partners-module.ts';
import type { SessionModule } from '../session/session-module.ts';
import type { SmsModule } from '../sms/sms-module.ts';
import { createArrivalsRepository } from './arrivals-repository.ts';
import { codeHandlers } from './code-handlers.ts';
import { loginCodes, passwordCodes } from './code-rules.ts';
import { createCodesRepository } from './codes-repository.ts';
import { customerHandlers } from './customer-handlers.ts';
import { createIdentitiesRepository } from './identities-repository.ts';
import { type Adopting, createLogIn } from './log-in.ts';
import { createLoginLimits } from './login-limits.ts';
import { createPartnerCodesRepository } from './partner-codes-repository.ts';
import { partnerHandlers } from './partner-handlers.ts';
import { passwordHandlers } from './password-handlers.ts';
import { createPasswordsRepository } from './passwords-repository.ts';
import { createSendCode } from './send-code.ts';
import { socialHandlers } from './social-handlers.ts';
import { waysHandler } from './ways-handler.ts';

interface Needs {
  readonly session: SessionModule;
  readonly sms: SmsModule;
  readonly identity: IdentityModule;
  readonly partners: PartnersModule;
  readonly cart: CartModule;
  readonly orders: OrdersModule;
  readonly paytmLinks: { readonly links: Adopting };
  readonly trains: { readonly trips: Adopting };
  readonly feedback: { readonly dismissals: Adopting };
}

/** Logging in, by a one-time code, an account, a password or the app of a partner, and what customers do with their login. */
export function loginModule(
  { db, counts, settings, now, randomBytes, secret }: ModuleParts,
  {
    session: { sessions, customers, logins },
    sms: { sms },
    identity: { provider },
    partners: { partners },
    cart,
    orders,
    paytmLinks,
    trains,
    feedback,
  }: Needs,
) {
  const codes = createCodesRepository({ kind: loginCodes, db, now, randomBytes, secret });
  const texted = createCodesRepository({ kind: passwordCodes, db, now, randomBytes, secret });
  const arrivals = createArrivalsRepository({ db, now, randomBytes });
  const partnerCodes = createPartnerCodesRepository(db, now);
  const limits = createLoginLimits(counts, settings.CODES_PER_HOUR);
  const domain = new URL(settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT)).hostname;
  const sendCode = createSendCode({ codes, limits, sms, domain, template: 'login' });
  const logIn = createLogIn({
    sessions,
    customers,
    carts: cart.carts,
    orders: orders.orders,
    others: [paytmLinks.links, trains.trips, feedback.dismissals],
  });
  const shared = { db, now, customers, sessions, limits, logIn };

  return {
    handlers: {
      ...waysHandler({ provider, sms, partners }),
      ...codeHandlers({ ...shared, codes, arrivals, send: sendCode }),
      ...socialHandlers({
        ...shared,
        provider,
        arrivals,
        identities: createIdentitiesRepository(db, now),
        codes,
        send: sendCode,
      }),
      ...passwordHandlers({
        ...shared,
        logins,
        passwords: createPasswordsRepository({ db, now, secret }),
        texted,
        send: createSendCode({ codes: texted, limits, sms, domain, template: 'password' }),
      }),
      ...partnerHandlers({ ...shared, partners, partnerCodes }),
      ...customerHandlers({ customers, logins }),
    },
    async removeExpired(ending: AbortSignal) {
      await codes.removeExpired({ ending });
      await texted.removeExpired({ ending });
      await arrivals.removeExpired({ ending });
      await partnerCodes.removeExpired({ ending });
    },
  };
}
