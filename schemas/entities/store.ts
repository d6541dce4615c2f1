import { z } from 'zod';
import { orderTypeCode } from '../node.ts';

export const storeSchema = z.object({
  id: z.string().min(1),
  name: z.string(),
  locality: z.string().optional(),
  city: z.string(),
  region: z.string(),
  state: z.string(),
  online: z.boolean(),
  latitude: z.number().optional(),
  longitude: z.number().optional(),
  orderTypes: z.array(orderTypeCode).optional(),
});
export type Store = z.output<typeof storeSchema>;
