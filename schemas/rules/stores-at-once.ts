/** How many restaurants of the list are shown at once, and how many more each time that a customer asks for more. */
export const storesAtOnce = 12;
