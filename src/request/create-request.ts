import { requestRules } from '#src/config/request-rules.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { AnyEndpoint, ReplyOf } from '#schemas/endpoint.ts';
import { untilAborted } from './abort.ts';
import { compose, type RawReply, type UntypedOptions } from './exchange.ts';
import { createHeaders } from './headers.ts';
import { jsonRetry } from './json-retry.ts';
import { networkRetry } from './network-retry.ts';
import type { FailureReport, NotModified, Reply, ReportPort, Request, RequestPorts } from './ports.ts';
import { createRequestIds } from './request-id.ts';
import { isRequestError, RequestError } from './request-error.ts';
import { createRetryNotice } from './retry-notice.ts';
import { serverError } from './server-error.ts';
import { serviceDown } from './service-down.ts';
import { createSessionFlight } from './session-flight.ts';
import { sessionRefresh } from './session-refresh.ts';
import { storeFallback } from './store-fallback.ts';
import { withTimeOut } from './time-out.ts';
import { traitsOf } from './traits.ts';
import { createTransport } from './transport.ts';

const silent: ReportPort = { failure() {}, event() {} };

/** The only door to the network. */
export function createRequest(ports: RequestPorts): Request {
  const { session, clock, config, report = silent } = ports;
  const nextRequestId = createRequestIds(clock);
  const flight = createSessionFlight({ session, popup: ports.popup, call });

  const transport = createTransport({ ...ports, headersOf: createHeaders(config, report) });
  // In the order in which they see a reply.
  const send = compose(withTimeOut(transport, ports), [
    networkRetry({ ...ports, notice: createRetryNotice(ports.popup) }),
    sessionRefresh({ session, flight }),
    storeFallback,
    serverError({ ...ports, flight }),
    serviceDown,
    jsonRetry,
  ]);

  async function exchange(endpoint: AnyEndpoint, options: UntypedOptions): Promise<RawReply> {
    let requestId = nextRequestId(session.current().userId);
    const traits = traitsOf(endpoint, options.flags);
    try {
      if (endpoint.auth !== 'none') {
        await untilAborted(flight.ensure(), { signal: options.signal, requestId });
        requestId = nextRequestId(session.current().userId);
      }
      const now = session.current();
      return await send({
        endpoint,
        options,
        traits,
        requestId,
        budget: {
          network: requestRules.networkRetries,
          json: requestRules.jsonRetries,
          refresh: requestRules.refreshAttempts,
          serverError: 1,
        },
        firstCartId: now.cartId,
        storeId: null,
        path: endpoint.path,
        session: now,
      });
    } catch (error) {
      const failure = asRequestError(error, requestId);
      if (failure.kind !== 'aborted') tell(endpoint, failure, traits.gateway);
      throw failure;
    }
  }

  function tell(endpoint: AnyEndpoint, { kind, status, code, requestId }: RequestError, gateway: boolean) {
    const failure: FailureReport = { endpoint: endpoint.id, kind, status, code, requestId };
    if (gateway) report.event({ name: 'gateway_failure', ...failure });
    else report.failure(failure);
  }

  async function callForReply<E extends AnyEndpoint>(
    endpoint: E,
    options: UntypedOptions = {},
  ): Promise<Reply<ReplyOf<E>> | NotModified> {
    const { status, etag, data } = await exchange(endpoint, options);
    if (status === 304) return { status: 304, etag, notModified: true };
    return { status, etag, data: data as ReplyOf<E>, notModified: false };
  }

  async function call<E extends AnyEndpoint>(endpoint: E, options: UntypedOptions = {}): Promise<ReplyOf<E>> {
    const { data } = await exchange(endpoint, options);
    return data as ReplyOf<E>;
  }

  return { call, callForReply };
}

/** Ports are written elsewhere and may throw what they like; callers see one kind of error. */
function asRequestError(error: unknown, requestId: string): RequestError {
  if (isRequestError(error)) return error;
  return new RequestError({
    kind: 'bad-response',
    code: 'UNEXPECTED',
    message: requestTexts.badResponse,
    requestId,
    cause: error,
  });
}
