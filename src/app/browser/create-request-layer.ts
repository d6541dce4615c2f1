import { env } from '#src/config/env.ts';
import { requestRules } from '#src/config/request-rules.ts';
import { pathOf } from '#src/config/paths.ts';
import type { Analytics } from '#src/features/analytics/analytics.ts';
import { selectConfig } from '#src/features/app-config/app-config-slice.ts';
import { selectLocation } from '#src/features/order-type/location-slice.ts';
import { selectPartner } from '#src/features/navigation/attribution-slice.ts';
import { createSessionPort } from '#src/features/session/session-port.ts';
import { systemClock } from '#src/request/clock.ts';
import { createRequest } from '#src/request/create-request.ts';
import type { Request, RequestConfig } from '#src/request/ports.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { createPopupPort } from '#src/store/popup-port.ts';
import type { AppStore } from '#src/store/store.ts';
import { restoreCustomer } from './restore-customer.ts';

const requestConfig: RequestConfig = {
  baseUrl: env.apiBaseUrl,
  callers: {
    web: { apiKey: env.webApiKey, clientType: 'web' },
    GPAY: { apiKey: env.gpayApiKey, clientType: 'gpay' },
    PAYTM: { apiKey: env.paytmApiKey, clientType: 'paytm' },
  },
};

/** What requests say of the order, from the features that own it. */
function orderContext(store: AppStore) {
  const state = store.getState();
  const { storeId, orderType } = selectLocation(state);
  return {
    deliveryType: orderType,
    source: requestRules.source,
    partner: selectPartner(state),
    storeId,
    configStoreId: selectConfig(state).storeId ?? null,
  };
}

interface RequestLayerParts {
  readonly store: AppStore;
  readonly persistence: Persistence;
  readonly analytics: Analytics;
  readonly clientId: string;
}

/** The request layer, bound to this tab's store, storage and browser. No request goes out before it is known who asks. */
export function createRequestLayer({ store, persistence, analytics, clientId }: RequestLayerParts): Request {
  restoreCustomer({ store, persistence, clientId }, window.location.search);
  return createRequest({
    fetch: (url, init) => fetch(url, init),
    session: createSessionPort({ store, persistence, clientId, context: () => orderContext(store) }),
    clock: systemClock,
    random: Math.random,
    popup: createPopupPort(store.dispatch),
    config: requestConfig,
    report: {
      failure: (report) => analytics.track('request_failed', { ...report }),
      event: ({ name, ...properties }) => analytics.track(name, properties),
    },
    online: () => navigator.onLine,
    onCartPage: () => window.location.pathname === pathOf('cart'),
  });
}
