import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { defaultConfig } from '#src/features/app-config/lay-configs.ts';

/** The configuration offers to choose a place from lists (EXP-26), or not. */
export function manualLocator(enabled: boolean) {
  const features = JSON.stringify({ features: [{ name: 'manual_locator', enabled }] });
  return pageConfigReceived({ ...defaultConfig, features });
}
