import { orderConfigDefaults } from '#schemas/documents/order-config-defaults.ts';
import { selectConfig } from './app-config-slice.ts';

type State = Parameters<typeof selectConfig>[0];

/** Settings of placed orders by the current configuration. */
export function selectOrderConfig(state: State): typeof orderConfigDefaults {
  const { oneClickReorderSeconds = orderConfigDefaults.oneClickReorderSeconds } = selectConfig(state);
  return { oneClickReorderSeconds };
}
