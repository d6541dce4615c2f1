import { analyticsAllowed } from '#schemas/compiled/stored/analytics-allowed.ts';
import { constants } from '#src/config/constants.ts';
import { env } from '#src/config/env.ts';
import { isAnalyticsAllowed } from '#src/features/analytics/consent.ts';
import type { Persistence } from '#src/store/persistence.ts';
import { afterLoad } from './after-load.ts';
import { loadScript } from './load-script.ts';

/**
 * Loads the monitoring script some seconds after the page (PWA-12). It is somebody else's and sees whoever loads it, so a customer who does not want the
 * app to tell anything does not get it.
 */
export function loadMonitoring(persistence: Pick<Persistence, 'read'>): void {
  const load = () => {
    if (isAnalyticsAllowed(persistence.read(analyticsAllowed))) loadScript(env.monitoringUrl);
  };
  afterLoad(() => void setTimeout(load, constants.idle.monitoringAfterLoadMs));
}
