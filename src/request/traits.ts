import { requestRules } from '#src/config/request-rules.ts';
import type { AnyEndpoint } from '#schemas/endpoint.ts';
import type { CallFlags } from './ports.ts';

export interface Traits {
  readonly critical: boolean;
  readonly background: boolean;
  readonly bodyOn404: boolean;
  readonly login: boolean;
  readonly bucket: boolean;
  readonly cart: boolean;
  readonly partnerAuth: boolean;
  readonly gateway: boolean;
  readonly noContentIsSuccess: boolean;
}

function matches(paths: readonly RegExp[], path: string): boolean {
  return paths.some((pattern) => pattern.test(path));
}

/** The traits of an endpoint: its own values, else those of the path lists in the configuration. */
export function traitsOf(endpoint: AnyEndpoint, flags: CallFlags = {}): Traits {
  const { path } = endpoint;
  return {
    critical: endpoint.critical ?? matches(requestRules.criticalPaths, path),
    background: flags.background ?? endpoint.background ?? matches(requestRules.backgroundPaths, path),
    bodyOn404: endpoint.bodyOn404 ?? matches(requestRules.bodyOn404Paths, path),
    login: endpoint.login ?? matches(requestRules.loginPaths, path),
    bucket: endpoint.bucket ?? false,
    cart: matches(requestRules.cartPaths, path),
    partnerAuth: matches(requestRules.partnerAuthPaths, path),
    gateway: matches(requestRules.gatewayPaths, path),
    noContentIsSuccess: matches(requestRules.noContentPaths, path),
  };
}
