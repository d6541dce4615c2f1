import { z } from 'zod';
import { couponCodePattern } from './coupon-code.ts';

/** Kinds of things outside the document that the text of a field can name. */
export type NamedThing =
  | 'picture'
  | 'icon'
  | 'category'
  | 'product'
  | 'store'
  | 'coupon'
  | 'experiment'
  | 'variant';

/** What a picture shows: the place of one fits no other. */
export type PictureUse = 'banner' | 'category' | 'dish' | 'order' | 'scene' | 'topping';

export type PictureNames = Readonly<Record<PictureUse, readonly string[]>>;

/** Fields of documents that name something: the content command and the server check that there is such a thing. */
export const namedThings = z.registry<{ readonly thing: NamedThing; readonly of?: PictureUse }>();

const pictureOf = (use: PictureUse) =>
  z.string().max(80).register(namedThings, { thing: 'picture', of: use });
export const bannerPicture = pictureOf('banner');
export const categoryPicture = pictureOf('category');
export const dishPicture = pictureOf('dish');
/** The picture of an order type. */
export const orderPicture = pictureOf('order');
export const iconName = z.string().max(30).register(namedThings, { thing: 'icon' });
/** A category of the menu, by its id or its friendly path. */
export const categoryName = z.string().register(namedThings, { thing: 'category' });
/** A product of the menu, by its id. */
export const productId = z.string().min(1).register(namedThings, { thing: 'product' });
export const storeId = z.string().min(1).register(namedThings, { thing: 'store' });

/** A coupon of the shop, by its code. */
export const couponCode = z.string().regex(couponCodePattern).register(namedThings, { thing: 'coupon' });

/** An experiment of the app or of app-config, and a variant of one. An unknown one is no fault: nobody is in it yet. */
export const experimentName = z.string().register(namedThings, { thing: 'experiment' });
export const experimentVariant = z.string().register(namedThings, { thing: 'variant' });
