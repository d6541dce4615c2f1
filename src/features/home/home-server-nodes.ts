/** Number of nodes of the home page in the server's HTML: the first screens, which can be read without scripts. */
export const homeServerNodes = 8;
