import { cartConfigDefaults } from '#schemas/documents/cart-config-defaults.ts';
import { selectConfig } from './app-config-slice.ts';

type State = Parameters<typeof selectConfig>[0];

/** Codes and texts of the cart by the current configuration (CRT-19, OFR-14). */
export function selectCartConfig(state: State): Readonly<Record<keyof typeof cartConfigDefaults, string>> {
  const {
    advanceOrderCode = cartConfigDefaults.advanceOrderCode,
    invalidCartCode = cartConfigDefaults.invalidCartCode,
    advanceOrderText = cartConfigDefaults.advanceOrderText,
    couponInvalidText = cartConfigDefaults.couponInvalidText,
    storeErrorText = cartConfigDefaults.storeErrorText,
  } = selectConfig(state);
  return { advanceOrderCode, invalidCartCode, advanceOrderText, couponInvalidText, storeErrorText };
}
