// Zod-free: ships to the browser, whose forms apply the same limits.

/** VAL-19, VAL-37, VAL-41: most characters that the fields of login and profile take. */
export const customerFieldMax = {
  mobile: 10,
  otp: 6,
  firstName: 50,
  lastName: 50,
  email: 50,
} as const;
