import { pageConfigReceived } from '#src/features/app-config/app-config-slice.ts';
import { type AppConfig, defaultConfig } from '#src/features/app-config/lay-configs.ts';

/** Features are a list in a JSON string, as the configuration has it. */
const features = JSON.stringify({ features: [{ name: 'extra_cheese', enabled: true }] });

/** A configuration with extra cheese and the given values. */
export function withConfig(given: Partial<AppConfig>) {
  return pageConfigReceived({ ...defaultConfig, features, ...given });
}

export const withExtraCheese = withConfig({});
