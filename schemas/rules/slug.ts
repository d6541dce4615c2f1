/** What the slug of a document looks like. No other is published. */
export const slugPattern = /^[a-z0-9][a-z0-9-]{0,60}$/;
