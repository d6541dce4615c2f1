import { getAppConfig } from '#schemas/compiled/calls/get-app-config.ts';
import { getPwaConfig } from '#schemas/compiled/calls/get-pwa-config.ts';
import { appConfig } from '#schemas/compiled/stored/app-config.ts';
import type { Answer } from '#src/request/answer.ts';
import type { Persistence } from '#src/store/persistence.ts';
import type { AppThunk } from '#src/store/store.ts';
import { configLoaded } from './app-config-slice.ts';
import { layConfigs } from './lay-configs.ts';

/** The stored configuration while it is younger than its own `appResetSeconds` (WID-15); null when it has to be loaded. */
function readStored(persistence: Persistence, now: number) {
  const stored = persistence.read(appConfig);
  if (!stored) return null;
  const config = layConfigs(stored.config);
  const age = now - stored.timeLastStored;
  return age >= 0 && age < config.appResetSeconds * 1000
    ? { config, timeLastStored: stored.timeLastStored }
    : null;
}

/** Whether the server has answered; 404 counts, it means that the server has no such configuration. */
function isAnswered(answer: Answer<unknown>): boolean {
  return answer.ok || answer.refusal.status === 404;
}

interface LoadAppConfig {
  readonly persistence: Persistence;
  /** The page was rendered with a configuration. It is newer than the stored one, which then only makes the calls unnecessary. */
  readonly pageHasConfig: boolean;
}

/** Loads app-config and lays pwa-config over it; either may be missing. When neither can be loaded, the configuration stays as it is. */
export function loadAppConfig({ persistence, pageHasConfig }: LoadAppConfig): AppThunk<Promise<void>> {
  return async (dispatch, _, { request, clock }) => {
    const stored = readStored(persistence, clock.now());
    if (stored) {
      if (!pageHasConfig) dispatch(configLoaded(stored));
      return;
    }
    const answers = await Promise.all([request().call(getAppConfig), request().call(getPwaConfig)]);
    const sources = answers.flatMap((answer) => (answer.ok ? [answer.data] : []));
    if (sources.length === 0) return;
    const loaded = { config: layConfigs(...sources), timeLastStored: clock.now() };
    dispatch(configLoaded(loaded));
    // If a network failure lost one of the two, the other is used for this visit and not stored, so the next visit loads both again.
    if (answers.every(isAnswered)) persistence.write(appConfig, loaded);
  };
}
