import type { FastifyRequest } from 'fastify';
import { configOf, type ShopConfig } from '../content/effective-config.ts';
import type { DocumentsSource } from '../content/documents-source.ts';
import { HttpFault } from '../http/http-fault.ts';
import { header } from '../http/session-headers.ts';

/** WLT-06. Whether the build of the app that asks has the wallet. */
export function isWalletIn(
  { walletBuilds }: Pick<ShopConfig, 'walletBuilds'>,
  request: FastifyRequest,
): boolean {
  const build = header(request, 'miniApp') ?? 'WEB';
  return walletBuilds.some((one) => one === build);
}

/** The configuration, for a request from a build that has the wallet. Others are refused. */
export type WalletConfig = (request: FastifyRequest) => Promise<ShopConfig>;

export function createWalletConfig(live: DocumentsSource): WalletConfig {
  return async (request) => {
    const config = await configOf(live);
    if (!isWalletIn(config, request))
      throw new HttpFault(404, { code: 'NO_WALLET', displayMsg: 'There is no wallet here.' });
    return config;
  };
}
