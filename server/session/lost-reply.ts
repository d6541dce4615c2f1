/** A refresh whose reply was lost may be repeated this long and gets the same credentials; after that it counts as reuse. */
export const lostReplyMs = 10_000;
