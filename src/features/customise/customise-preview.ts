import type { MenuProduct } from '#schemas/entities/menu.ts';
import { given } from '#schemas/given.ts';
import type { OrderTypeCode } from '#schemas/node.ts';

/** What the server sends with the page of one product: what it is. What there is to choose of it comes with the menu. */
export interface CustomisePreview {
  readonly name: string;
  readonly badge?: string;
  /** Of these a combo has none: they are those of what is chosen. */
  readonly foodType?: MenuProduct['foodType'];
  readonly description?: string;
  readonly picture?: string;
}

interface PreviewOf {
  readonly storeId: string;
  readonly orderType: OrderTypeCode;
  readonly productId: string;
}

/** SWR's key of it. */
export function customisePreviewKey({ storeId, orderType, productId }: PreviewOf): string {
  return `customise-preview/${storeId}/${orderType}/${productId}`;
}

export function customisePreviewOf(product: MenuProduct): CustomisePreview {
  const { name, badge, foodType, description, picture, options } = product;
  const shown = { name, ...given({ badge }) };
  return options.length > 0 ? shown : { ...shown, foodType, ...given({ description, picture }) };
}
