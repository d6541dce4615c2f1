// SWR's keys of cities and localities, one builder each. A key holds everything that the request depends on.
import type { OrderTypeCode } from '#schemas/node.ts';

export const cityKeys = {
  cities: (orderType: OrderTypeCode | null) => `cities/${orderType ?? 'any'}`,
  cityLocalities: (city: string) => `city-localities/${city}`,
} as const;
