// Zod-free: ships to the browser.

/** Characters of a text area at the most (VAL-36): the instructions for a delivery, the comment of a feedback. */
export const textAreaMax = 250;
