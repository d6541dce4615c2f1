/** So many nodes of the home page are in the server's HTML: the first screens, readable before and without any script. */
export const homeServerNodes = 8;
