// Zod-free: used by the server for the cards that it sends, and by the browser for the cards of a menu.
import type { MenuProduct } from '../entities/menu.ts';

type Choices = Pick<MenuProduct, 'size' | 'crust' | 'addonIds' | 'options'>;

/** Whether a customer has anything to choose: more than one size or crust, an add-on, or the option groups of a combo. */
export function isCustomisable({ size, crust, addonIds, options }: Choices): boolean {
  return size.length > 1 || crust.length > 1 || addonIds.length > 0 || options.length > 0;
}
