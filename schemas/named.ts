import { z } from 'zod';

/** Kinds of things outside the document that the text of a field can name. */
export type NamedThing = 'picture' | 'icon' | 'category' | 'store';

/** Fields of documents that name something: the content command and the server check that there is such a thing. */
export const namedThings = z.registry<{ readonly thing: NamedThing }>();

export const pictureId = z.string().max(80).register(namedThings, { thing: 'picture' });
export const iconName = z.string().max(30).register(namedThings, { thing: 'icon' });
/** A category of the menu, by its id or its friendly path. */
export const categoryName = z.string().register(namedThings, { thing: 'category' });
export const storeId = z.string().min(1).register(namedThings, { thing: 'store' });
