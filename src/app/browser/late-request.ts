import type { Refused } from '#src/request/answer.ts';
import type { Request } from '#src/request/ports.ts';
import { refusalWith } from '#src/request/refusal.ts';
import { NeedsReload } from '#registry/engine/late/not-loaded.ts';
import { reloadOnce } from '../reload-once.ts';

const notLoaded = (kind: 'network' | 'service'): Refused => ({
  ok: false,
  refusal: refusalWith({ kind, code: 'NOT_LOADED', message: 'The request layer did not load.' }),
});

/**
 * A request layer whose code is fetched with the first call: the first render makes no calls and must not wait for this code. When it cannot be
 * fetched, the call is refused like one without a connection, and the next call tries again. Where only a reload of the page gets it, no call
 * would ever succeed, so the page is reloaded.
 */
export function lateRequest(load: () => Promise<Request>): Request {
  let loading: Promise<Request | Refused> | null = null;

  function loaded(): Promise<Request | Refused> {
    loading ??= load().catch((cause: unknown) => {
      loading = null;
      if (!(cause instanceof NeedsReload)) return notLoaded('network');
      reloadOnce();
      return notLoaded('service');
    });
    return loading;
  }
  return {
    async call(endpoint, options) {
      const request = await loaded();
      return 'ok' in request ? request : request.call(endpoint, options);
    },
    async callForDocument(endpoint, options) {
      const request = await loaded();
      return 'ok' in request ? request : request.callForDocument(endpoint, options);
    },
  };
}
