import type { FastifyRequest } from 'fastify';
import { type AppBuild, appBuilds } from '#schemas/documents/wallet-config-defaults.ts';
import { isBlockedIn } from '../content/blocked-in.ts';
import { configOf, type ShopConfig } from '../content/effective-config.ts';
import type { DocumentsFor } from '../content/request-documents.ts';
import { HttpFault } from '../http/http-fault.ts';
import { header } from '../http/session-headers.ts';

/** The build of the app that asks. */
export function buildOf(request: FastifyRequest): AppBuild {
  const given = header(request, 'miniApp');
  return appBuilds.find((build) => build === given) ?? 'WEB';
}

/** WLT-06. Whether the build of the app that asks has the wallet. */
export function isWalletIn(
  config: Pick<ShopConfig, 'walletBuilds' | 'vendorConfig'>,
  request: FastifyRequest,
): boolean {
  return config.walletBuilds.includes(buildOf(request)) && !isBlockedIn(config, request, 'PIGGYBANK');
}

/** The configuration as a request sees it, from a build that has the wallet. Others are refused. */
export type WalletConfig = (request: FastifyRequest) => Promise<ShopConfig>;

export function createWalletConfig(documentsFor: DocumentsFor): WalletConfig {
  return async (request) => {
    const config = await configOf((await documentsFor(request)).source);
    if (!isWalletIn(config, request))
      throw new HttpFault(404, { code: 'NO_WALLET', displayMsg: 'There is no wallet here.' });
    return config;
  };
}
