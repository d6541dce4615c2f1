import type { Request } from '#src/request/ports.ts';

/** A request layer that is fetched with the first call: the first render asks for nothing, and shall not wait for what asks. */
export function lateRequest(load: () => Promise<Request>): Request {
  let loading: Promise<Request> | null = null;

  function loaded(): Promise<Request> {
    loading ??= load().catch((error: unknown) => {
      // A lost connection must not stay lost: the next call tries again.
      loading = null;
      throw error;
    });
    return loading;
  }
  return {
    call: async (endpoint, options) => (await loaded()).call(endpoint, options),
    callForReply: async (endpoint, options) => (await loaded()).callForReply(endpoint, options),
  };
}
