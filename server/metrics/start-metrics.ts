import type { OpenDatabase } from '../database/database.ts';
import type { Settings } from '../settings.ts';
import { createMetrics, type Metrics } from './create-metrics.ts';
import { type MetricsServer, serveMetrics } from './serve-metrics.ts';

export interface StartedMetrics extends MetricsServer {
  readonly metrics: Metrics;
}

/**
 * Metrics of the process, served as the settings say; undefined where they name no port.
 * @throws StartFault when they cannot be served there
 */
export async function startMetrics(
  { METRICS_PORT: port, METRICS_HOST: host }: Pick<Settings, 'METRICS_PORT' | 'METRICS_HOST'>,
  { connections }: Pick<OpenDatabase, 'connections'>,
): Promise<StartedMetrics | undefined> {
  if (port === undefined) return undefined;
  const metrics = createMetrics();
  if (connections) metrics.watchConnections(connections);
  return { metrics, ...(await serveMetrics({ metrics, port, host })) };
}
