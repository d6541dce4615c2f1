import { requestRules } from '#src/config/request-rules.ts';
import { requestTexts } from '#src/config/texts/request.ts';
import type { AnyEndpoint, DataOf } from '#schemas/endpoint.ts';
import { untilAborted } from './abort.ts';
import type { Answer, DocumentAnswer } from './answer.ts';
import { compose, type RawReply, type UntypedOptions } from './exchange.ts';
import { createHeaders } from './headers.ts';
import { jsonRetry } from './json-retry.ts';
import { networkRetry } from './network-retry.ts';
import type { FailureReport, Request, RequestPorts } from './ports.ts';
import { readReply } from './read-reply.ts';
import { refusalOfError } from './refusal-of-error.ts';
import { refusalWith } from './refusal.ts';
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

interface Exchanged {
  readonly reply: RawReply;
  readonly requestId: string;
}

/** Creates the only access to the network. */
export function createRequest(ports: RequestPorts): Request {
  const { session, clock, config, report } = ports;
  const nextRequestId = createRequestIds(clock);
  const flight = createSessionFlight({ session, popup: ports.popup, call });

  const transport = createTransport({ ...ports, headersOf: createHeaders(config, report) });
  // In the order in which they get a reply.
  const send = compose(withTimeOut(transport, ports), [
    networkRetry({ ...ports, notice: createRetryNotice(ports.popup) }),
    sessionRefresh({ session, flight }),
    storeFallback,
    serverError({ ...ports, flight }),
    serviceDown,
    jsonRetry,
  ]);

  async function exchange(endpoint: AnyEndpoint, options: UntypedOptions): Promise<Exchanged> {
    let requestId = nextRequestId(session.current().userId);
    const traits = traitsOf(endpoint, options.flags);
    try {
      if (endpoint.auth !== 'none') {
        await untilAborted(flight.ensure(), { signal: options.signal, requestId });
        requestId = nextRequestId(session.current().userId);
      }
      const now = session.current();
      const reply = await send({
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
      return { reply, requestId };
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

  /** The answer to a call; `changed` is false for a document that the caller holds already. */
  async function answer<E extends AnyEndpoint>(
    endpoint: E,
    options: UntypedOptions,
    isDocument: boolean,
  ): Promise<DocumentAnswer<DataOf<E>>> {
    try {
      const { reply, requestId } = await exchange(endpoint, options);
      const { changesIn, vary } = reply;
      if (reply.status === 304) return { ok: true, changed: false, changesIn, vary };
      const read = readReply(endpoint, reply, { requestId, isDocument });
      for (const fault of read.faults) report.fault(fault);
      return read.answer.ok
        ? { ...read.answer, changed: true, etag: reply.etag, changesIn, vary }
        : read.answer;
    } catch (error) {
      const refusal = isRequestError(error) ? refusalOfError(error) : null;
      if (refusal === null) throw error;
      return { ok: false, refusal };
    }
  }

  async function call<E extends AnyEndpoint>(
    endpoint: E,
    options: UntypedOptions = {},
  ): Promise<Answer<DataOf<E>>> {
    const answered = await answer(endpoint, options, false);
    if (!answered.ok) return answered;
    if (answered.changed) return { ok: true, data: answered.data };
    // The call had no etag, so a 304 is not a valid answer.
    return { ok: false, refusal: refusalWith({ kind: 'unreadable', code: 'NOT_MODIFIED', status: 304 }) };
  }

  return {
    call,
    callForDocument: (endpoint, options: UntypedOptions = {}) => answer(endpoint, options, true),
  };
}

/** Converts exceptions of the ports, which may be of any type, to the error type of the request layer. */
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
