import { headerNames as names } from '#schemas/header-names.ts';
import { registryVersion } from '#schemas/registry-version.ts';
import { constants } from '#src/config/constants.ts';
import { requestRules } from '#src/config/request-rules.ts';
import { createTokenGuard } from './credentials.ts';
import type { Exchange } from './exchange.ts';
import type { ReportPort, RequestConfig } from './ports.ts';
import { replaceCartId } from './replace-cart-id.ts';

/** The headers of every request, then those of the caller. A caller cannot add a token that is dropped for this kind of session. */
export function createHeaders(config: RequestConfig, report: ReportPort) {
  const guardTokens = createTokenGuard(report);

  return ({ session, storeId, requestId, options, firstCartId }: Exchange): Record<string, string> => {
    const credentials = guardTokens(session);
    const caller = (session.partner && config.callers[session.partner]) || config.callers.web;
    const authToken = session.isLoggedIn ? credentials.accessToken : credentials.accessKeyId;

    const headers: Record<string, string> = {
      [names.apiKey]: caller.apiKey,
      [names.authToken]: authToken ?? '',
      [names.userId]: session.userId ?? '',
      [names.storeId]: storeId ?? session.storeId ?? session.configStoreId ?? constants.store.defaultId,
      [names.isLoggedIn]: String(session.isLoggedIn),
      [names.clientType]: caller.clientType,
      [names.source]: session.source,
      [names.requestId]: requestId,
      [names.clientId]: session.clientId,
      [names.deliveryType]: session.deliveryType ?? requestRules.defaultDeliveryType,
      [names.registryVersion]: String(registryVersion),
    };
    if (session.partner) headers[names.miniApp] = session.partner;
    if (session.mobile) headers[names.mobile] = session.mobile;
    if (!session.isLoggedIn) {
      if (credentials.accessKeyId) headers[names.accessKeyId] = credentials.accessKeyId;
      if (credentials.secretKey) headers[names.secretKey] = credentials.secretKey;
      if (credentials.sessionToken) headers[names.sessionToken] = credentials.sessionToken;
    }

    const own = replaceCartId(options.headers ?? {}, { from: firstCartId, to: session.cartId });
    for (const [name, value] of Object.entries(own as Record<string, unknown>)) {
      if (value !== null && value !== undefined) headers[name.toLowerCase()] = String(value);
    }
    if (session.isLoggedIn) delete headers[names.sessionToken];
    if (options.ifNoneMatch) headers['if-none-match'] = options.ifNoneMatch;
    return headers;
  };
}
