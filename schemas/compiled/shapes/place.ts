// Generated from schemas/ by `npm run schemas`: do not edit. Zod-free: ships to the browser.
import type { Shape } from '../../reader/shape.ts';

export const place: Shape = { is: 'object', fields: {
  placeId: 'name',
  title: 'text',
  subtitle: 'text',
  latitude: 'number',
  longitude: 'number',
  city: 'text',
  city_region: 'text',
  area_level0: 'text',
  area_level1: 'text',
  area_level2: 'text',
  pincode: ['text'],
} };
