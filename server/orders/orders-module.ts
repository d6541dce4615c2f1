import type { ModuleParts } from '../module.ts';
import { createOrdersRepository } from './orders-repository.ts';

export type OrdersModule = ReturnType<typeof ordersModule>;

export function ordersModule({ db, now }: ModuleParts) {
  return { handlers: {}, orders: createOrdersRepository(db, now) };
}
