// Zod-free: ships to the browser. Cookies that decide what a page rendered on the server shows. The app writes them, the server reads
// them, and a cache in front keys pages by them and the path. They hold nothing that identifies the customer.

export const pageCookies = {
  /** Id of the chosen store. */
  store: 'store',
  /** Order type code: D, P, DINEIN, CURB or IRCTC. */
  orderType: 'orderType',
  /** Experiment bucket: none, A, B or C. Absent at the first page. */
  bucket: 'bucket',
  /** Order of the menu's categories: plain or reversed (EXP-27). */
  menuOrder: 'menuOrder',
} as const;

export const menuOrders = ['plain', 'reversed'] as const;
export type MenuOrder = (typeof menuOrders)[number];
