// Zod-free: ships to the browser, with the pages of orders. Settings of app-config that the pages of placed orders need.

interface OrderConfig {
  /** How long one-click reorder waits before it is done (ORD-35). The specification gives no value. */
  readonly oneClickReorderSeconds: number;
}

export const orderConfigDefaults: OrderConfig = { oneClickReorderSeconds: 5 };
