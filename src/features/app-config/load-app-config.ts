import { getAppConfig, getPwaConfig } from '#schemas/compiled/endpoints.ts';
import { isRequestError } from '#src/request/request-error.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { configLoaded } from './app-config-slice.ts';
import { readConfig } from './read-config.ts';

/** The stored configuration, as long as it is younger than the life it names itself (WID-15); null when it has to be loaded. */
function readStored(persistence: Persistence, now: number) {
  const stored = persistence.read('appConfig');
  const timeLastStored = stored?.['timeLastStored'];
  if (typeof timeLastStored !== 'number') return null;
  const config = readConfig(stored?.['config']);
  const age = now - timeLastStored;
  return age >= 0 && age < config.appResetSeconds * 1000 ? { config, timeLastStored } : null;
}

/** Whether the server has answered, if only that it has none. */
function isAnswer(reply: PromiseSettledResult<unknown>): boolean {
  return reply.status === 'fulfilled' || (isRequestError(reply.reason) && reply.reason.status === 404);
}

interface LoadAppConfig {
  readonly persistence: Persistence;
  /** The page was rendered with a configuration: newer than what is stored, so the stored one only saves the call. */
  readonly pageHasConfig: boolean;
}

/** Reads app-config, then pwa-config over it; either may be missing. What cannot be loaded leaves what is there. */
export function loadAppConfig({ persistence, pageHasConfig }: LoadAppConfig): AppThunk<Promise<void>> {
  return async (dispatch, _, { request, clock }) => {
    const stored = readStored(persistence, clock.now());
    if (stored) {
      if (!pageHasConfig) dispatch(configLoaded(stored));
      return;
    }
    const replies = await Promise.allSettled([request().call(getAppConfig), request().call(getPwaConfig)]);
    const sources = replies.map((reply) => (reply.status === 'fulfilled' ? reply.value?.data : undefined));
    if (sources.every((source) => !source)) return;
    const loaded = { config: readConfig(...sources), timeLastStored: clock.now() };
    dispatch(configLoaded(loaded));
    // Half of it, because the network lost the other, serves this visit and is not kept for hours.
    if (replies.every(isAnswer)) persistence.write('appConfig', loaded);
  };
}
