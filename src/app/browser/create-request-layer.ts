import type { DocumentIssue } from '#schemas/engine/prepared.ts';
import { env } from '#src/config/env.ts';
import { requestRules } from '#src/config/request-rules.ts';
import { pathOf } from '#src/config/paths.ts';
import type { AnalyticsQueue } from '#src/features/analytics/analytics.ts';
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
import type { ErrorPort } from '../errors/error-port.ts';
import { restoreCustomer } from './restore-customer.ts';

const requestConfig: RequestConfig = {
  baseUrl: env.apiBaseUrl,
  callers: {
    web: { apiKey: env.webApiKey, clientType: 'web' },
    GPAY: { apiKey: env.gpayApiKey, clientType: 'gpay' },
    PAYTM: { apiKey: env.paytmApiKey, clientType: 'paytm' },
  },
};

/** The fields of requests that describe the order, from the features that own them. */
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
  readonly analytics: AnalyticsQueue;
  readonly errors: ErrorPort;
  readonly reportFault: (issue: DocumentIssue) => void;
  readonly clientId: string;
}

/** The request layer, bound to this tab's store, storage and browser. No request is sent before the session has been restored. */
export function createRequestLayer({
  store,
  persistence,
  analytics,
  errors,
  reportFault,
  clientId,
}: RequestLayerParts): Request {
  restoreCustomer({ store, persistence, clientId }, window.location.search);
  const request = createRequest({
    fetch: (url, init) => fetch(url, init),
    session: createSessionPort({ store, persistence, clientId, context: () => orderContext(store) }),
    clock: systemClock,
    random: Math.random,
    popup: createPopupPort(store.dispatch),
    config: requestConfig,
    report: {
      // Without the request id, which contains the user id.
      failure: ({ endpoint, kind, status, code }) =>
        errors.report({ name: 'request_failed', details: { endpoint, kind, status, code } }),
      event: (event) => {
        if (event.name === 'token_mismatch') analytics.track(event.name, { dropped: event.dropped });
        else {
          const { name, endpoint, kind, status, code } = event;
          analytics.track(name, { endpoint, kind, status, code });
        }
      },
      fault: ({ call, ...fault }) => reportFault({ document: call, nodeId: '', ...fault }),
    },
    online: () => navigator.onLine,
    onCartPage: () => window.location.pathname === pathOf('cart'),
  });
  return {
    ...request,
    async call(endpoint, options) {
      const answer = await request.call(endpoint, options);
      analytics.saw({ call: endpoint.id, options, answer });
      return answer;
    },
  };
}
