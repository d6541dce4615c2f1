// Zod-free: the browser reads the codes of links by it.

/** A coupon code: FIRST40. */
export const couponCodePattern = /^[A-Z0-9]{3,16}$/;
