import type { ErrorPort, ErrorReport } from './error-port.ts';

const waitingMax = 20;

/** An error port whose code is fetched with the first error. Errors wait for it; after a failed load the next error tries again. */
export function lateErrorPort(load: () => Promise<ErrorPort>): ErrorPort {
  const waiting: ErrorReport[] = [];
  let port: ErrorPort | null = null;
  let isLoading = false;
  let isFlushWanted = false;

  async function fetchPort() {
    isLoading = true;
    try {
      port = await load();
      for (const error of waiting.splice(0)) port.report(error);
      if (isFlushWanted) port.flush();
    } catch {
      // Without a connection the errors could not be sent either.
    } finally {
      isLoading = false;
    }
  }

  return {
    report(error) {
      if (port) {
        port.report(error);
        return;
      }
      if (waiting.length < waitingMax) waiting.push(error);
      if (!isLoading) void fetchPort();
    },
    flush() {
      if (port) port.flush();
      else isFlushWanted = isLoading;
    },
  };
}
