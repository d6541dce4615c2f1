// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const storedAddress: Shape = { is: 'object', fields: {
  latitude: { is: 'number', least: -90, most: 90 },
  longitude: { is: 'number', least: -180, most: 180 },
  city: 'text',
  city_region: ['text', ""],
  area_level0: ['text', ""],
  area_level1: ['text', ""],
  area_level2: ['text', ""],
  mobile_no: ['text'],
  houseNo: 'text',
  address: 'text',
  landmark: ['text'],
  floor: ['text'],
  name: ['text'],
  email: ['text'],
  label: { is: 'choice', of: ["Home","Work","Other"] },
  address_id: [{ is: 'essential', of: 'name' }],
} };
