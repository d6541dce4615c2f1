// Zod-free: ships to the browser, whose forms apply the same limits.

/** VAL-19: most characters that the fields of an address take. */
export const addressFieldMax = {
  address: 40,
  landmark: 50,
  houseNo: 10,
  floor: 50,
  name: 50,
  email: 50,
  mobile: 10,
} as const;
