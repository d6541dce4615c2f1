import type { OrderTypeCode } from '#schemas/node.ts';
import { constants } from '#src/config/constants.ts';
import type { ExperimentConfig, Variant } from '#schemas/rules/variants.ts';

/** Values of the menu request's headers besides the store and the order type (MEN-25). */
export type MenuHeaders =
  (typeof constants.menu.headersByVariant)[keyof typeof constants.menu.headersByVariant];

/**
 * Headers by the customer's variant of the menu's experiment (MEN-26). It runs only when the configuration names it, and not by
 * default, because it changes prices.
 */
export function menuHeaders(
  variants: Readonly<Record<string, Variant>>,
  configured: ExperimentConfig,
): MenuHeaders {
  const { headersByVariant, headersExperiment } = constants.menu;
  if (!Object.hasOwn(configured, headersExperiment)) return headersByVariant.default;
  const variant = variants[headersExperiment] ?? 'default';
  return Object.hasOwn(headersByVariant, variant)
    ? headersByVariant[variant as keyof typeof headersByVariant]
    : headersByVariant.default;
}

export interface MenuSource {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly headers: MenuHeaders;
}

/** SWR's key of a menu: everything that the reply depends on. */
export function menuKey({ storeId, orderType, headers }: MenuSource): string {
  return ['menu', storeId, orderType, headers.feature, headers.menuProcessor, headers.isNewUpsell].join('/');
}
