// Zod-free. The apps of partners that the product can run in.

export const partnerApps = ['PAYTM', 'GPAY'] as const;

export type PartnerApp = (typeof partnerApps)[number];
