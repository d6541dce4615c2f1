// Zod-free: ships to the browser, whose forms apply the same limits.

/**
 * Ten digits without the country code. A mobile number of India begins with 6 to 9; VAL-05 refuses a 0. One rule for all fields: a number that
 * a form takes is one that an order can be placed with.
 */
export const mobilePattern = /^[6-9]\d{9}$/;

/** VAL-19, VAL-37, VAL-41: most characters that the fields of login and profile take. */
export const customerFieldMax = {
  mobile: 10,
  otp: 6,
  firstName: 50,
  lastName: 50,
  email: 50,
} as const;
