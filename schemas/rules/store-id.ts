/** What the id of a store looks like: of one that does not, nobody need ask the database. */
export const storeIdPattern = /^[\w-]{1,40}$/;
