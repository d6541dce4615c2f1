import type { Refused } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import { refusalWith } from '#src/request/refusal.ts';

const notLoaded: Refused = {
  ok: false,
  refusal: refusalWith({ kind: 'network', code: 'NOT_LOADED', message: 'The request layer did not load.' }),
};

/**
 * A request layer whose code is fetched with the first call: the first render makes no calls and must not wait for this code. When it cannot be
 * fetched, the call is refused like one without a connection, and the next call tries again.
 */
export function lateRequest(load: () => Promise<Request>): Request {
  let loading: Promise<Request | null> | null = null;

  function loaded(): Promise<Request | null> {
    loading ??= load().catch(() => {
      loading = null;
      return null;
    });
    return loading;
  }
  return {
    call: async (endpoint, options) => (await loaded())?.call(endpoint, options) ?? notLoaded,
    callForDocument: async (endpoint, options) =>
      (await loaded())?.callForDocument(endpoint, options) ?? notLoaded,
  };
}
