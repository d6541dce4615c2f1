// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const storeDetail: Shape = { is: 'object', fields: {
  id: 'name',
  name: 'text',
  locality: ['text', ""],
  city: 'text',
  region: ['text', ""],
  state: ['text', ""],
  online: 'flag',
  orderId: ['text'],
  latitude: 'number',
  longitude: 'number',
  orderTypes: { is: 'list', of: { is: 'choice', of: ["D","P","DINEIN","CURB","IRCTC"] } },
  address: ['text', ""],
  pincode: ['text', ""],
  phone: ['text', ""],
  hours: { is: 'object', fields: {
    opens: 'text',
    closes: 'text',
  } },
  isOpen: 'flag',
  deliveryRadius: [{ is: 'number', least: 0 }, 0],
  distance: [{ is: 'number', least: 0 }],
  deliversHere: ['flag'],
} };
