import type { FastifyRequest } from 'fastify';
import type { BlockableName } from '#schemas/blocked-features.ts';
import { header } from '../http/session-headers.ts';
import type { ShopConfig } from './effective-config.ts';

/** MIN-06. Whether the configuration keeps something out of the app that asks. */
export function isBlockedIn(
  { vendorConfig }: Pick<ShopConfig, 'vendorConfig'>,
  request: FastifyRequest,
  name: BlockableName,
): boolean {
  const vendor = header(request, 'miniApp');
  if (vendor === undefined || !Object.hasOwn(vendorConfig, vendor)) return false;
  return vendorConfig[vendor]?.blockedFeatures.includes(name) ?? false;
}
