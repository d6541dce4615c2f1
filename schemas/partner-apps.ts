// Zod-free: ships to the browser. The apps of partners that the product can run in.

export const partnerApps = ['PAYTM', 'GPAY'] as const;

export type PartnerApp = (typeof partnerApps)[number];

/** `utm_source` of visits inside the app of a partner, in lower case → the partner. */
export const partnerBySource = { gpay: 'GPAY', googlepay: 'GPAY', paytm: 'PAYTM' } as const;

/**
 * Cookie of a visit inside the app of a partner, whose pages may load the partner's script. The app writes it, and it ends with the browser; pages are
 * otherwise the same.
 */
export const partnerCookie = 'partner';
