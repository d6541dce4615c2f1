import type { OrderTypeCode } from '#schemas/node.ts';

/** The texts of the frame of every page. */
export const chromeWords = {
  openMenu: 'Open the menu',
  menu: 'Menu',
  search: 'Search the menu',
  back: 'Back',
  pages: 'Pages',
  choosePlace: 'Choose your location',
  orderTypeLine: {
    D: 'Delivery to',
    P: 'Takeaway from',
    DINEIN: 'Dine-in at',
    CURB: 'Curbside at',
    IRCTC: 'Delivery on your train',
  } satisfies Record<OrderTypeCode, string>,
  screenOffline: 'This page has not been kept on your phone. It opens as soon as you are back online.',
  screenNotLoadedTitle: 'This page did not load',
  screenNotLoaded: 'The connection may be weak. Your cart is kept. Please try again.',
  tryAgain: 'Try again',
  callUs: 'Customer care',
  licence: 'FSSAI licence no.',
  rights: (name: string) => `© ${name}. Prices include what the bill says they include.`,
  alerts: 'Notices',
} as const;
