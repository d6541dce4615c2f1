import { type LinkActionName, linkActions } from './actions.ts';
import { linkSchemaOf } from './engine/link-schema.ts';

const names = Object.keys(linkActions) as [LinkActionName, ...LinkActionName[]];

export const linkSchema = linkSchemaOf(
  names,
  "The target of the actions 'path' (/offers), 'url' (https://…), 'menu' (veg-pizza or 20/PIZ7), 'call' (68886888) 'deals' (a coupon code that the page applies) and 'web_view' (https://…, shown inside the app).",
);
