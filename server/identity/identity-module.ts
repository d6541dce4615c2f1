import type { FastifyRequest } from 'fastify';
import { routesOf } from '#schemas/routes.ts';
import type { ModuleParts } from '../module.ts';
import { ownAddress } from '../own-address.ts';
import { createSandboxIdentity, type SandboxIdentity } from '../sandbox/identity/sandbox-identity.ts';
import { createOpenIdProvider } from './openid-provider.ts';
import type { Provider } from './provider.ts';

export interface IdentityModule {
  readonly handlers: object;
  /** Undefined outside the sandbox when none is set. */
  readonly provider: Provider | undefined;
  /** The provider that the sandbox is itself. */
  readonly sandbox: SandboxIdentity | undefined;
  /** Where a provider leads the customer of a request back to. */
  readonly returnAddress: (request: FastifyRequest) => string;
}

/** The provider with whose accounts customers log in: of the settings, or the sandbox's own. */
export function identityModule({ settings, secret, now, randomBytes }: ModuleParts): IdentityModule {
  const { SANDBOX, SOCIAL_ISSUER, SOCIAL_CLIENT_ID, SOCIAL_CLIENT_SECRET, SOCIAL_SOURCE, SOCIAL_NAME } =
    settings;
  const home = settings.PUBLIC_ORIGIN ?? ownAddress(settings, settings.PORT);
  const [returnPath] = routesOf(settings.brandPaths).socialSignin;
  /** Customers of the sandbox come by several addresses: localhost, that of the machine in its network. */
  const returnAddress = ({ protocol, host }: FastifyRequest) => {
    const origin = SANDBOX && settings.PUBLIC_ORIGIN === undefined ? `${protocol}://${host}` : home;
    // As an address is written: without the port that its scheme has anyway.
    return new URL(returnPath, origin).href;
  };

  if (SANDBOX) {
    const sandbox = createSandboxIdentity({ home, secret, now, randomBytes });
    const { issuer, clientId, clientSecret, fetch } = sandbox;
    const provider = createOpenIdProvider({
      source: SOCIAL_SOURCE,
      name: 'Sandbox ID',
      issuer,
      clientId,
      clientSecret,
      returnAddress,
      now,
      inside: { fetch },
    });
    return { handlers: {}, provider, sandbox, returnAddress };
  }
  const provider =
    SOCIAL_ISSUER && SOCIAL_CLIENT_ID && SOCIAL_CLIENT_SECRET
      ? createOpenIdProvider({
          source: SOCIAL_SOURCE,
          name: SOCIAL_NAME,
          issuer: SOCIAL_ISSUER,
          clientId: SOCIAL_CLIENT_ID,
          clientSecret: SOCIAL_CLIENT_SECRET,
          returnAddress,
          now,
        })
      : undefined;
  return { handlers: {}, provider, sandbox: undefined, returnAddress };
}
